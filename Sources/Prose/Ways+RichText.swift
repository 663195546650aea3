public import Markdown
public import Routing

extension Ways {
  /// A document with its code highlighted and its links resolved from the page on which these ways start.
  public func richText(_ document: MarkdownDocument) -> RichText {
    RichText(document, basePath: basePath, code: .highlighted) { reference in
      switch resolve(reference.destination, from: document.path) {
      case .success(let link): .href(link.href)
      case .failure(let fault): .fault(rule: fault.rule, message: fault.message, hint: fault.hint)
      }
    }
  }
}
