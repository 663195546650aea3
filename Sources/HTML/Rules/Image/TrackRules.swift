/// Rules about the text tracks of a media element (HTML §4.8.11).
enum TrackRules {
  /// What a track is for.
  private enum Kind {
    case subtitles, captions, descriptions, chapters, metadata

    /// Reads a `kind`; what it does not say, or says in an unknown word, has a meaning of its own (HTML §4.8.11.1).
    init(_ value: Bytes?) {
      guard let value else {
        self = .subtitles
        return
      }
      self =
        if value.equalsIgnoringCase("subtitles") {
          .subtitles
        } else if value.equalsIgnoringCase("captions") {
          .captions
        } else if value.equalsIgnoringCase("descriptions") {
          .descriptions
        } else if value.equalsIgnoringCase("chapters") {
          .chapters
        } else {
          .metadata
        }
    }

    /// The kind with which it shares a default; nothing where any number may be one.
    var sharingDefault: Kind? {
      switch self {
      case .subtitles, .captions: .subtitles
      case .descriptions, .chapters: self
      case .metadata: nil
      }
    }
  }

  /// What a visitor tells tracks apart by.
  private struct Name: Hashable {
    let kind: Kind
    let language: [UInt8]?
    let label: Bytes?
  }

  /// Reports more than one default track of a kind in an `audio` or `video`, tracks that nobody can tell apart, and subtitles in
  /// no language.
  static func check(tracksOf media: Int, in document: Document, into faults: FaultList) {
    var defaults: Set<Kind> = []
    var names: Set<Name> = []
    for track in document.children(of: media) where document.elements[track].tag == .track {
      let kind = Kind(document.value(.kind, of: track))
      if document.has(.default, on: track), let shared = kind.sharingDefault,
        !defaults.insert(shared).inserted
      {
        faults.append(
          Fault(
            .trackDefault, "another <track> of this kind is the default already",
            at: document.elements[track].offset))
      }
      if kind == .subtitles, !document.has(.srclang, on: track) {
        faults.append(
          Fault(
            .subtitlesLanguage, "these subtitles are in no language: \"srclang\" is missing",
            hint: "say their language in \"srclang\", or in \"kind\" what else the <track> is",
            at: document.elements[track].offset))
      }
      let name = Name(
        kind: kind, language: document.value(.srclang, of: track)?.map(\.lowercase),
        label: document.value(.label, of: track))
      guard !names.insert(name).inserted else { continue }
      faults.append(
        Fault(
          .sameTracks, "another <track> has the same kind, language and label", hint: "give each a label",
          at: document.elements[track].offset))
    }
  }
}
