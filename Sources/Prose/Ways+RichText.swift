public import Markdown
public import Routing

extension Ways {
  /// A document with its code highlighted and its links resolved from the page on which these ways start. `expand` is asked
  /// for each directive; without it only their bodies are shown.
  public func richText(
    _ document: MarkdownDocument, typography: Typography? = nil, expand: RichText.Expansion? = nil
  ) -> RichText {
    RichText(
      document, basePath: basePath, code: .highlighted, typography: typography, linksHeadings: true,
      expand: expand
    ) { reference in
      switch resolve(reference.destination, from: document.path) {
      case .success(let link): .href(link.href)
      case .failure(let fault): .fault(rule: fault.rule, message: fault.message, hint: fault.hint)
      }
    }
  }
}
