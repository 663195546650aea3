/// What is left of events without markup and images, in one line, as a language sets it.
struct SetText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Sets the text of a run of a document's events.
  init(of range: ClosedRange<Int>, in document: MarkdownDocument, _ typography: Typography) {
    let events = document.events
    var setter = TypeSetter(typography)
    var images = 0
    var isInAutolink = false
    for index in range {
      switch events[index] {
      case .begin(.image, _):
        images += 1
        setter.pass()
      case .end(.image): images -= 1
      case _ where images > 0: break
      case .begin(.link, let target): isInAutolink = document.targets[Int(target)].isAutolink
      case .end(.link): isInAutolink = false
      case .text(let slice) where !isInAutolink:
        setter.set(slice, of: document.bytes, before: events[(index + 1)...]) { bytes += $0 }
      case .text(let slice), .code(let slice):
        bytes += document.bytes[slice.range]
        setter.pass()
      case .reference(let slice):
        let text = PlainText.text(ofReference: document.bytes[slice.range])
        bytes += text
        setter.pass(text)
      case .unknownCharacter: bytes += "\u{FFFD}".utf8
      case .hardBreak, .softBreak:
        bytes.append(UInt8(ascii: " "))
        setter.breakLine()
      default: break
      }
    }
  }
}
