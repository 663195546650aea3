/// What is noticed while a document is parsed and may be more than md4c knows, by the places of its events: what a page does
/// not have costs it a comparison.
struct Notes {
  /// Quotes that lie in no other block: they may be alerts.
  var quotes: [Int] = []
  /// Those that lie in another block, and may look like alerts.
  var innerQuotes: [Int] = []
  /// Texts at the start of a line with a colon first: they may be definitions or captions.
  var colons: [Int] = []
  /// Texts behind a link or image that begin with a brace: they may be its attributes.
  var braces: [Int] = []
  /// Tags at the start of a line that start a block of raw HTML.
  var rawBlocks: [Int] = []
  /// Last texts of headings that end with a brace.
  private(set) var headings: [Int] = []
  /// Ends of images at the end of a paragraph: they may stand alone in it.
  private(set) var lastImages: [Int] = []
  /// Targets of images without alternative text.
  private(set) var silentImages: [Int32] = []
  /// Targets of links without text.
  private(set) var emptyLinks: [Int32] = []
  /// Targets of links whose text says nothing of where they lead.
  private(set) var vagueLinks: [Int32] = []

  /// Reads the end of an element, before it is among the events.
  mutating func read(endOf element: Element, events: [Event], source: UnsafeBufferPointer<UInt8>) {
    switch (element, events.last) {
    case (.heading, .text(let slice)?):
      if Int(slice.end) <= source.count, source[Int(slice.end) - 1] == UInt8(ascii: "}") {
        headings.append(events.count - 1)
      }
    case (.paragraph, .end(.image)?): lastImages.append(events.count - 1)
    case (.paragraph, .text?): if braces.last == events.count - 1 { lastImages.append(events.count - 2) }
    case (.image, .begin(.image, let target)?): silentImages.append(target)
    case (.link, .begin(.link, let target)?): emptyLinks.append(target)
    case (.link, .text(let slice)?):
      if slice.end - slice.start <= VagueText.longest,
        case .begin(.link, let target) = events[events.count - 2],
        VagueText.matches(source, slice)
      {
        vagueLinks.append(target)
      }
    default: break
    }
  }
}

/// Texts of links that say nothing to who reads the links of a page alone, as many who hear it do.
enum VagueText {
  static let longest: Int32 = 12
  private static let texts = [
    "here", "click here", "click", "this", "this link", "link", "more", "read more", "this page",
  ].map { Array($0.utf8) }

  static func matches(_ source: UnsafeBufferPointer<UInt8>, _ slice: Slice) -> Bool {
    if Int(slice.end) > source.count { return false }
    // Letters in lower case; spaces stay.
    let text = source[slice.range].lazy.map { $0 | 0x20 }
    return texts.contains { $0.count == text.count && $0.elementsEqual(text) }
  }
}
