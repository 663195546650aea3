/// Rules about the text tracks of a media element (HTML §4.8.11).
enum TrackRules {
  /// Reports more than one default track of a kind in an `audio` or `video`.
  static func check(tracksOf media: Int, in document: Document, into faults: inout [Fault]) {
    var defaults: [Bool] = []
    for track in document.children(of: media) where document.elements[track].tag == .track {
      guard document.has(.default, on: track) else { continue }
      if defaults.isEmpty { defaults = Array(repeating: false, count: kinds.count + 1) }
      let kind = kind(of: track, in: document)
      if defaults[kind] {
        faults.append(
          Fault(
            .trackDefault, "Another “track” of this kind is the default already.",
            at: document.elements[track].offset))
      }
      defaults[kind] = true
    }
  }

  /// Subtitles and captions share a default (HTML §4.8.11.1); any number of metadata tracks may be default
  /// ones, but one is enough to check here.
  private static let kinds: [StaticString] = ["subtitles", "descriptions", "chapters"]

  private static func kind(of track: Int, in document: Document) -> Int {
    guard let kind = document.value(.kind, of: track) else { return 0 }
    if kind.equalsIgnoringCase("captions") { return 0 }
    return kinds.firstIndex { kind.equalsIgnoringCase($0) } ?? kinds.count
  }
}
