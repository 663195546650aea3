/// A run of a document's bytes.
struct Slice: Hashable, Sendable {
  var start: Int32
  var end: Int32

  static let empty = Slice(start: 0, end: 0)

  var range: Range<Int> { Int(start)..<Int(end) }

  var isEmpty: Bool { start == end }

  /// Whether a run of text starts with a character that a backslash keeps from being markup: the parser leaves the backslash
  /// out, so that each of them starts a run.
  func startsEscaped(in bytes: [UInt8]) -> Bool {
    start > 0 && Int(start) < bytes.count && bytes[Int(start) - 1] == UInt8(ascii: "\\")
  }
}

/// What has a beginning and an end.
enum Element: UInt8, Hashable, Sendable {
  case quote, bulletList, orderedList, entry, taskEntry, heading, code, markup, paragraph
  case table, tableHead, tableBody, tableRow, tableHeader, tableCell
  case emphasis, strong, link, image, codeSpan, deletion
  case figure, caption, definitionList, term, definition
  case directive, footnotes, footnote, abbreviation
  case math, displayMath
}

extension Element {
  /// Whether it may lie in others of its kind without end, and leave what is in it behind.
  var holdsItsLike: Bool {
    switch self {
    case .quote, .bulletList, .orderedList, .entry, .taskEntry, .emphasis, .strong, .deletion: true
    default: false
    }
  }
}

/// One step through a document; documents are read from the first event to the last.
enum Event: Hashable, Sendable {
  /// An element starts. The number is an ordered list's first, a task's 1 if it is done, a heading's place in
  /// `headings`, a code block's in `fences`, a link's or image's in `targets`, a cell's alignment, a directive's in `directives`, a footnote's number, an
  /// abbreviation's place in `abbreviations`.
  case begin(Element, Int32)
  case end(Element)
  case rule
  case text(Slice)
  case code(Slice)
  /// Raw HTML.
  case markup(Slice)
  /// A character reference, from `&` to `;`.
  case reference(Slice)
  /// A NUL, which CommonMark replaces.
  case unknownCharacter
  case hardBreak
  case softBreak
  /// A reference to a footnote, by its place in `footnoteReferences`.
  case footnoteReference(Int32)
  /// The ways back from a footnote, by its number.
  case backlinks(Int32)
}

extension ArraySlice<Event> {
  /// Whether there is text outside of images and formulas, which say nothing without what is around them.
  func hasText(_ isBlank: (Slice) -> Bool) -> Bool {
    var closed = 0
    for event in self {
      switch event {
      case .begin(.image, _), .begin(.math, _), .begin(.displayMath, _): closed += 1
      case .end(.image), .end(.math), .end(.displayMath): closed -= 1
      case _ where closed > 0: break
      case .text(let slice), .code(let slice): if !isBlank(slice) { return true }
      case .reference, .unknownCharacter: return true
      default: break
      }
    }
    return false
  }
}

/// What stands behind the first fence of a block of code; empty for indented code.
struct Fence: Hashable, Sendable {
  /// The first word without escapes and references.
  var language: Slice
  /// The whole info string without escapes and references.
  var info: Slice
  /// Where to tell of it: the info string's place, or the nearest text's before.
  var offset: Int32
}

/// How the text of a table's cell is aligned.
enum Alignment: Int32 {
  case none, left, center, right
}

/// Where a link or image leads.
struct Target: Hashable, Sendable {
  /// The destination without escapes and references.
  var destination: Slice
  /// The title without escapes and references; empty if there is none.
  var title: Slice
  /// Where to tell of it: the destination's place, or the nearest text's before.
  var offset: Int32
  var isImage: Bool
  /// Whether its text is its address.
  var isAutolink: Bool
  /// Whether nothing stands around the address.
  var isBare = false
}
