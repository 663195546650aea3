/// What is told of one page when somebody looks closer: found out when it is asked for.
public struct PreviewDetail: Sendable {
  /// A step of making the page.
  public struct Step: Sendable {
    /// What did it: a role, or the check.
    public let name: String
    /// How long it took just now.
    public let duration: Duration

    /// Describes a step.
    public init(name: String, duration: Duration) {
      self.name = name
      self.duration = duration
    }
  }

  /// The steps in their order.
  public let steps: [Step]
  /// The files of the content of which it shows the text or the title, from the root of the site.
  public let sources: [String]
  /// The output paths of the pages it leads to.
  public let linksTo: [String]
  /// The output paths of the pages that lead to it.
  public let linkedFrom: [String]
  /// What its view is given, as JSON; nothing for pages whose view model is no such value.
  public let viewModel: String?

  /// Describes a page.
  public init(
    steps: [Step], sources: [String], linksTo: [String], linkedFrom: [String], viewModel: String?
  ) {
    self.steps = steps
    self.sources = sources
    self.linksTo = linksTo
    self.linkedFrom = linkedFrom
    self.viewModel = viewModel
  }
}
