internal import Diagnostics
public import Entities
public import Markdown
internal import Markup
internal import Prose
public import Routing

/// Makes markup of Markdown as a site wants it: links resolved, type set, directives called.
public struct Typesetter: Sendable {
  private var directives: [String: DirectiveModule]
  private let typography: Typography?

  /// Takes the directives that Markdown may call, and the settings of the site.
  public init(directives: [DirectiveModule], settings: SiteSettings) {
    self.directives = Dictionary(directives.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    typography = settings.smartPunctuation ? Typography(language: settings.language) : nil
  }

  /// The same with more directives; one takes the place of another of its name.
  public func adding(_ more: [DirectiveModule]) -> Typesetter {
    var typesetter = self
    for directive in more { typesetter.directives[directive.name] = directive }
    return typesetter
  }

  /// A document on the page from which the ways lead.
  public func richText(_ document: MarkdownDocument, from ways: Ways) -> RichText {
    ways.richText(document, typography: typography) { call, body in expand(call, body, ways) }
  }

  private func expand(_ call: DirectiveCall, _ body: HTML, _ ways: Ways) -> HTML {
    if let directive = directives[call.name] { return directive.html(for: call, body: body, from: ways) }
    let question = NearMiss.question(call.name, among: directives.keys.sorted())
    var writer = MarkupWriter()
    if call.isBare, question == nil {
      writer.write("<p>@")
      writer.writeEscaped(call.name)
      writer.write("</p>\n")
    } else {
      writer.report(
        Diagnostic(
          rule: "markdown/unknown-directive", "there is no directive @\(call.name)", at: call.location,
          hint: question ?? "known are \(directives.keys.sorted().map { "@\($0)" }.joined(separator: ", "))"))
    }
    return HTML(writer)
  }
}
