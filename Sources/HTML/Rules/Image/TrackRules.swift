/// Rules about the text tracks of a media element (HTML §4.8.11).
enum TrackRules {
  /// Reports more than one default track of a kind in an `audio` or `video`. Subtitles and captions share a
  /// default; any number of metadata tracks may be default ones.
  static func check(tracksOf media: Int, in document: Document, into faults: FaultList) {
    var defaults = (subtitles: false, descriptions: false, chapters: false)
    for track in document.children(of: media) where document.elements[track].tag == .track {
      guard document.has(.default, on: track) else { continue }
      let hasDefault: Bool
      if document.has(.kind, "descriptions", on: track) {
        hasDefault = defaults.descriptions
        defaults.descriptions = true
      } else if document.has(.kind, "chapters", on: track) {
        hasDefault = defaults.chapters
        defaults.chapters = true
      } else if document.has(.kind, "metadata", on: track) {
        continue
      } else {
        hasDefault = defaults.subtitles
        defaults.subtitles = true
      }
      guard hasDefault else { continue }
      faults.append(
        Fault(
          .trackDefault, "another <track> of this kind is the default already",
          at: document.elements[track].offset))
    }
  }
}
