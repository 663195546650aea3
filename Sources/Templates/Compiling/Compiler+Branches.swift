import Markup

/// A section that was compiled, for the one behind it that is printed instead.
struct Branch {
  let section: Section
  /// The state of the markup where it starts, and where it ends.
  let start: PolyglotNormaliser?
  let end: PolyglotNormaliser?
}

/// A section leaves the markup around it as it found it.
extension Compiler {
  /// Goes on where a section and what is printed instead of it meet, and tells if they end in different places.
  mutating func join(_ section: Section, with other: PolyglotNormaliser?, in environment: Environment) {
    guard let other, let after = builder.normaliser else { return }
    if let joined = other.joined(with: after) { return builder.goBack(to: joined) }
    if case .rawText = after.place, other.place == after.place {
      return fail(
        Fault(
          "template/unsafe-slot", "a section cannot stand in a script or style sheet",
          at: section.name.offset,
          hint: "put the whole element into the section"), in: environment)
    }
    fail(
      Fault(
        "template/unbalanced-branch",
        "section \"\(section.name.text)\" does not end where it starts: \(Self.words(after.place)), "
          + "not \(Self.words(other.place))",
        at: section.name.offset, hint: "close inside the section what is opened inside it, and nothing else"),
      in: environment)
  }

  /// Where something stands, as the end of a sentence.
  static func words(_ place: PolyglotNormaliser.Place) -> String {
    switch place {
    case .text: "in text"
    case .rcdata: "in an element that holds only text"
    case .attributeValue(let name), .code(let name): "in the value of \"\(name)\""
    case .url(let name, let part): "in \(words(part)) of \"\(name)\""
    case .style: "in the value of \"style\""
    case .unquotedValue: "in an attribute without quotes"
    case .tag: "in a tag"
    case .json(.value): "in JSON"
    case .json(.string), .json(.escape): "in a string of JSON"
    case .rawText: "in a script or style sheet"
    case .comment: "in a comment"
    }
  }

  private static func words(_ part: PolyglotNormaliser.URLPart) -> String {
    switch part {
    case .start, .candidateStart: "the start of the value"
    case .authority: "the host"
    case .path: "the path"
    case .query: "the query"
    case .unclear, .code, .candidate: "the value"
    }
  }
}
