public import Entities
public import Markdown
public import Markup
public import Routing

/// How the Markdown of a site is shown: what its settings say of it, and what its directives call.
public struct ProseStyle: Sendable {
  /// Makes of a directive, with its body, what stands on the page from which the ways lead.
  public typealias Expansion = @Sendable (DirectiveCall, HTML, Ways) -> HTML

  private let code: RichText.CodeStyle
  private let typography: Typography?
  private let expand: Expansion?

  /// The style that the settings ask for, in the language of the site; without `expand`, directives show their bodies alone.
  public init(
    _ settings: MarkdownSettings = MarkdownSettings(), language: String = "en", expand: Expansion? = nil
  ) {
    code = settings.highlight ? .highlighted : .plain
    typography = settings.smartPunctuation ? Typography(language: language) : nil
    self.expand = expand
  }

  /// A document with its links resolved from the page on which the ways start. Its headings link to themselves, except
  /// where it is quoted away from its page.
  public func text(_ document: MarkdownDocument, from ways: Ways) -> RichText {
    RichText(
      document, basePath: ways.basePath, fragmentBase: ways.fragmentBase, code: code,
      typography: typography, linksHeadings: ways.fragmentBase.isEmpty,
      expand: expand.map { expand in { expand($0, $1, ways) } }
    ) { reference in
      switch ways.resolve(reference.destination, from: document.path) {
      case .success(let link): .href(link.href)
      case .failure(let fault): .fault(rule: fault.rule, message: fault.message, hint: fault.hint)
      }
    }
  }
}
