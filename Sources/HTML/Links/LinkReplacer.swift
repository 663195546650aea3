/// Says what stands in a page or a style sheet instead of its URLs.
///
/// URLs are UTF-8 with character references and escapes resolved, and live as long as the call; so are those that stand instead.
public protocol LinkReplacer: AnyObject {
  /// What stands instead of a URL, which is not empty; nothing if it stays.
  func replacement(of url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind) -> [UInt8]?
  /// What stands instead of the first `base`, to which the URLs behind it are relative; nothing if it stays.
  func replacement(ofBase url: UnsafeBufferPointer<UInt8>) -> [UInt8]?
}

/// A page or a style sheet some of whose URLs were replaced.
public struct RewrittenText: Sendable {
  /// Bytes that stand where others stood.
  struct Edit {
    /// Where the others stood.
    let range: Range<Int>
    let bytes: [UInt8]
  }

  /// An edit where it came to lie.
  private struct Place {
    let original: Range<Int>
    let range: Range<Int>
  }

  /// All of it.
  public let bytes: [UInt8]
  private let places: [Place]

  /// Replaces parts of a text. Of two that overlap the first counts.
  init(_ text: [UInt8], _ edits: [Edit]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.bytes.count })
    var places: [Place] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end && edit.range.upperBound <= text.count {
      bytes += text[end..<edit.range.lowerBound]
      places.append(Place(original: edit.range, range: bytes.count..<(bytes.count + edit.bytes.count)))
      bytes += edit.bytes
      end = edit.range.upperBound
    }
    self.bytes = bytes + text[end...]
    self.places = places
  }

  /// Where in the text as it was a byte stood; for one of a URL that was replaced, where that URL started.
  public func original(of offset: Int) -> Int {
    guard let place = places.last(where: { $0.range.lowerBound <= offset }) else { return offset }
    if place.range.contains(offset) { return place.original.lowerBound }
    return offset - place.range.upperBound + place.original.upperBound
  }
}
