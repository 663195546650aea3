public import Entities
public import Markdown
public import Routing

/// How the Markdown of a site is shown: what its settings say of it.
public struct ProseStyle: Sendable {
  private let code: RichText.CodeStyle

  /// The style that the settings ask for.
  public init(_ settings: MarkdownSettings = MarkdownSettings()) {
    code = settings.highlight ? .highlighted : .plain
  }

  /// A document with its links resolved from the page on which the ways start.
  public func text(_ document: MarkdownDocument, from ways: Ways) -> RichText {
    RichText(document, basePath: ways.basePath, code: code) { reference in
      switch ways.resolve(reference.destination, from: document.path) {
      case .success(let link): .href(link.href)
      case .failure(let fault): .fault(rule: fault.rule, message: fault.message, hint: fault.hint)
      }
    }
  }
}
