import Diagnostics
import Markup

/// Where the raw HTML of a text leaves elements open at its end, or ends some that it did not start. A page cannot tell: there, the
/// next end tag of the template closes what is open.
struct MarkupBalance: Hashable, Sendable {
  /// What is told of it, at bytes of the text that was read.
  private(set) var faults: [Remark] = []
  /// What ends the elements that are open, by the ends of the runs of events in which they are.
  private(set) var endTags: [Int: [UInt8]] = [:]
  /// The end tags that close nothing, in the text that was read.
  private(set) var strays: [Range<Int>] = []

  private struct Element: Hashable {
    let name: String
    let offset: Int
    let depth: Int
  }

  /// The text, or the body of a directive.
  private struct Scope: Hashable {
    var open: [Element] = []
    var depth = 0
    /// Where a comment starts that does not end.
    var comment: Int?
  }

  /// How many elements may be open, and end tags stray: who has more is told of these.
  private static let most = 500

  private var scopes = [Scope()]

  /// Reads the raw HTML among a document's events.
  init(_ document: MarkdownDocument) {
    let events = document.events
    var index = 0
    while index < events.count {
      switch events[index] {
      case .markup:
        let end =
          events[index...].firstIndex { if case .markup = $0 { false } else { true } } ?? events.endIndex
        read(RawRun(events[index..<end], of: document))
        index = end
        continue
      case .begin(.directive, _): scopes.append(Scope())
      case .end(.directive): close(at: index)
      case .begin(.markup, _), .end(.markup): break
      case .begin: scopes[scopes.count - 1].depth += 1
      case .end: leave()
      default: break
      }
      index += 1
    }
    while !scopes.isEmpty { close(at: events.count) }
  }

  private mutating func leave() {
    let last = scopes.count - 1
    scopes[last].depth -= 1
    // What is open in an element of Markdown is found where that ends.
    while let element = scopes[last].open.last, element.depth > scopes[last].depth {
      scopes[last].open.removeLast()
    }
  }

  private mutating func close(at index: Int) {
    guard let scope = scopes.popLast() else { return }
    var endTags: [UInt8] = []
    if let comment = scope.comment {
      endTags += "\n-->".utf8
      faults.append(
        Remark(
          .error, rule: "html/not-well-formed", "this comment is never closed", at: comment,
          hint: "write --> where it ends"))
    }
    for element in scope.open.reversed() {
      endTags += "</\(element.name)>".utf8
      faults.append(
        Remark(
          .error, rule: "html/unclosed-element", "<\(element.name)> is never closed", at: element.offset,
          hint: "write </\(element.name)> where it ends"))
    }
    if !endTags.isEmpty { self.endTags[index] = endTags }
  }

  private mutating func read(_ run: RawRun) {
    let last = scopes.count - 1
    for tag in run.tags {
      switch tag.kind {
      case .comment: scopes[last].comment = run.origin(of: tag.range.lowerBound)
      case .start where scopes[last].open.count < Self.most:
        scopes[last].open.append(
          Element(name: tag.name, offset: run.origin(of: tag.range.lowerBound), depth: scopes[last].depth))
      case .end:
        if let place = scopes[last].open.lastIndex(where: { $0.name == tag.name }) {
          scopes[last].open.removeSubrange(place...)
        } else if scopes[last].open.isEmpty, strays.count < Self.most, scopes[last].depth == 0,
          let range = run.source(of: tag.range)
        {
          strays.append(range)
          faults.append(
            Remark(
              .error, rule: "html/stray-end-tag", "</\(tag.name)> closes nothing that is open here",
              at: range.lowerBound,
              hint: "remove it, or write <\(tag.name)> where the element starts"))
        }
      case .start: break
      }
    }
  }

  /// The parts of a run that are written.
  func written(of slice: Slice) -> [Slice] {
    var parts: [Slice] = []
    var start = slice.start
    for stray in strays where stray.lowerBound >= Int(start) && stray.upperBound <= Int(slice.end) {
      parts.append(Slice(start: start, end: Int32(stray.lowerBound)))
      start = Int32(stray.upperBound)
    }
    return parts + [Slice(start: start, end: slice.end)]
  }
}
