import Markup

/// Values stand where they can do no harm, and a section leaves the markup around it as it found it.
extension Compiler {
  /// Tells of a value that would stand where no value is safe.
  mutating func checkPlace(of name: Name, isMarkup: Bool, in environment: Environment) {
    guard let place = builder.normaliser?.place else { return }
    let refusal: (message: String, hint: String)? =
      switch place {
      case .text: nil
      case .rcdata where isMarkup:
        ("markup cannot stand in an element that holds only text", "write text there, as {{name}}")
      case .attributeValue where isMarkup:
        ("markup cannot stand in the value of an attribute", "write text there, as {{name}}")
      case .attributeValue(let attribute, _, _) where attribute.hasPrefix("on") || attribute == "srcdoc":
        (
          "a value cannot stand in \"\(attribute)\", which is code",
          "put the value into a data-… attribute and read it from a script"
        )
      case .rcdata, .attributeValue: nil
      case .unquotedValue:
        ("a value cannot stand in an attribute without quotes", "put quotes around it: \"{{\(name.text)}}\"")
      case .tag:
        (
          "a value cannot be part of a tag",
          "write the tag out; values can stand in text and in quoted attribute values"
        )
      case .rawText:
        (
          "a value cannot stand in a script or style sheet",
          "put the value into a data-… attribute and read it from there"
        )
      case .comment:
        ("a value cannot stand in a comment", "write {{! … }} for what nobody is to see")
      }
    if let refusal {
      fail(
        Fault("template/unsafe-slot", refusal.message, at: name.offset, hint: refusal.hint), in: environment)
    }
  }

  /// Tells of a section after which the markup goes on differently than without it.
  mutating func checkEnd(of section: Section, since before: PolyglotNormaliser?, in environment: Environment)
  {
    guard let before, let after = builder.normaliser, Self.settled(before) != Self.settled(after) else {
      return
    }
    fail(
      Fault(
        "template/unbalanced-branch",
        "section \"\(section.name.text)\" does not end where it starts: \(Self.words(after.place)), "
          + "not \(Self.words(before.place))",
        at: section.name.offset, hint: "close inside the section what is opened inside it, and nothing else"),
      in: environment)
  }

  /// The state as it is behind a value: whether a URL starts there does not matter any more.
  private static func settled(_ state: PolyglotNormaliser) -> PolyglotNormaliser {
    var state = state
    var output: [UInt8] = []
    var anchors: [PolyglotNormaliser.Anchor] = []
    state.slot(to: &output, anchors: &anchors)
    return state
  }

  private static func words(_ place: PolyglotNormaliser.Place) -> String {
    switch place {
    case .text: "in text"
    case .rcdata: "in an element that holds only text"
    case .attributeValue(let name, _, _): "in the value of \"\(name)\""
    case .unquotedValue: "in an attribute without quotes"
    case .tag: "in a tag"
    case .rawText: "in a script or style sheet"
    case .comment: "in a comment"
    }
  }
}
