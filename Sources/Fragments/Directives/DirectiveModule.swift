public import Diagnostics
internal import Markdown
public import Markup
internal import Routing
public import Viper

/// A child module that Markdown calls by a name: `@Callout(kind: tip) { … }`.
public struct DirectiveModule: Sendable {
  /// Whether there is Markdown in braces behind a call.
  public enum Body: Sendable {
    /// There is none.
    case none
    /// There may be.
    case optional
    /// There has to be.
    case required
    /// There have to be directives of one name, and nothing else.
    case directives(named: String)
  }

  /// What stands behind the `@`.
  public let name: String
  private let findFaults: @Sendable () -> [Diagnostic]
  private let body: Body
  private let parent: String?
  private let answer: @Sendable (inout ArgumentReader, HTML, Ways) -> HTML

  /// Names a module. `request` reads the arguments and makes of them, and of the body, what the module is asked; what it
  /// reports is told, and nothing is shown then. A directive with a `parent` stands in the body of that one only.
  public init<Request>(
    _ name: String, body: Body = .none, in parent: String? = nil, fragment: Fragment<Request>,
    request: @escaping @Sendable (inout ArgumentReader, HTML) -> Request
  ) {
    self.name = name
    self.body = body
    self.parent = parent
    findFaults = { fragment.faults }
    answer = { arguments, body, ways in
      let request = request(&arguments, body)
      arguments.finish()
      return arguments.hasErrors ? HTML() : fragment.html(for: request, from: ways)
    }
  }

  /// Names a module whose interactor has something to find out. `request` reads the arguments as above; where the interactor
  /// has no answer, its faults are reported, and nothing is shown.
  public init<I: DirectiveInteractor, P: Presenter, V: View>(
    _ name: String, body: Body = .none, in parent: String? = nil, interactor: I, presenter: P, view: V,
    router: P.Router, request: @escaping @Sendable (inout ArgumentReader, HTML) -> I.Request
  ) where P.Response == I.Response, P.ViewModel == V.ViewModel {
    self.name = name
    self.body = body
    self.parent = parent
    findFaults = { view.faults }
    answer = { arguments, body, ways in
      let request = request(&arguments, body)
      let response = arguments.reportingFaults { () throws(ArgumentFaults) in
        try interactor.respond(to: request)
      }
      arguments.finish()
      guard let response, !arguments.hasErrors else { return HTML() }
      var router = router
      router.ways = ways
      return view.html(presenter.present(response, router: router))
    }
  }

  /// What is wrong with the module itself.
  public var faults: [Diagnostic] { findFaults() }

  /// What a call shows on the page from which the ways lead; `titles` sets texts of its arguments.
  func html(for call: DirectiveCall, body: HTML, from ways: Ways, titles: PlainTextStyle) -> HTML {
    var arguments = ArgumentReader(call, ways: ways, titles: titles)
    checkBody(of: call, body, &arguments)
    let html = answer(&arguments, body, ways)
    if arguments.faults.isEmpty { return html }
    var writer = MarkupWriter()
    for fault in arguments.faults { writer.report(fault) }
    if arguments.hasErrors {
      for fault in body.faults { writer.report(fault) }
    } else {
      html.write(to: &writer)
    }
    return HTML(writer)
  }

  private func checkThere(_ html: HTML, _ arguments: inout ArgumentReader) {
    if html.bytes.isEmpty, html.faults.isEmpty {
      arguments.report(
        "@\(name) needs a body", hint: "write { behind it, then the text, then } on a line of its own")
    }
  }

  private func checkBody(of call: DirectiveCall, _ html: HTML, _ arguments: inout ArgumentReader) {
    switch body {
    case .none:
      if call.hasBody { arguments.report("@\(name) has no body", hint: "leave the braces out") }
    case .optional: break
    case .required: checkThere(html, &arguments)
    case .directives(let part):
      checkThere(html, &arguments)
      if let place = call.location(beside: part) {
        arguments.report(
          "there is more than @\(part) in the body of @\(name)", at: place,
          hint: "write it into the body of a @\(part), or outside of @\(name)")
      }
    }
    if let parent, call.parent?.name != parent {
      arguments.report(
        "@\(name) does not stand in @\(parent)", hint: "write it between the braces of @\(parent)")
    }
  }
}
