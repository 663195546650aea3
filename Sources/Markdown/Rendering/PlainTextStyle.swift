/// How a short text that is no Markdown, such as a title or a caption, is set: as the text of a paragraph is.
public struct PlainTextStyle: Hashable, Sendable {
  let typography: Typography?
  let emoji: Bool

  /// Takes how quotation marks and dashes are set, if they are, and whether short codes are emoji.
  public init(typography: Typography? = nil, emoji: Bool = false) {
    self.typography = typography
    self.emoji = emoji
  }

  /// A text as it is shown.
  public func set(_ text: String) -> String {
    typography == nil && !emoji ? text : String(decoding: set(Array(text.utf8)), as: UTF8.self)
  }

  /// A text in UTF-8 as it is shown.
  func set(_ text: [UInt8]) -> [UInt8] {
    var events = [Event.text(Slice(start: 0, end: Int32(text.count)))]
    var bytes = text
    if emoji {
      let reading = EmojiReading(events, [], bytes, origins: Origins(runs: [], count: 0))
      (events, bytes) = (reading.events, reading.bytes)
    }
    var plain = PlainText(typography)
    plain.append(events[...], in: bytes, breaks: UInt8(ascii: " "))
    return plain.bytes
  }
}
