/// A piece of what a document says, for those who look for words in it.
public enum TextPiece {
  /// A heading starts: what follows belongs to it.
  case heading(MarkdownDocument.Heading)
  /// Text and code in UTF-8, which lives as long as the call.
  case text(UnsafeBufferPointer<UInt8>)
  /// A word that was open ends.
  case gap
}

extension MarkdownDocument {
  /// Hands on what the document says in its order, without markup.
  public func readText(_ body: (TextPiece) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for event in events {
        switch event {
        case .begin(.heading, let number):
          body(.gap)
          body(.heading(heading(number)))
        case .text(let slice), .code(let slice):
          body(.text(UnsafeBufferPointer(rebasing: bytes[slice.range])))
        case .reference(let slice):
          PlainText.text(ofReference: Array(bytes[slice.range])[...]).withUnsafeBufferPointer {
            body(.text($0))
          }
        case .begin(let element, _) where !element.isInline, .end(let element) where !element.isInline:
          body(.gap)
        case .hardBreak, .softBreak, .rule: body(.gap)
        default: break
        }
      }
    }
  }
}
