import Markup

/// Values stand where they can do no harm, each escaped for its place.
extension Compiler {
  /// How a value is written where it stands; tells of one that would stand where no value is safe.
  mutating func escaping(
    of name: Name, as kind: Schema.Kind, isMarkup: Bool, in environment: Environment
  ) -> Escaping {
    guard let place = builder.normaliser?.place else { return .text }
    let choice = isMarkup ? refusal(ofMarkupIn: place) : choice(of: name, as: kind, in: place)
    switch choice {
    case .success(let escaping): return escaping
    case .failure(let refusal):
      fail(
        Fault(refusal.rule, refusal.message, at: name.offset, hint: refusal.hint), in: environment)
      return .text
    }
  }

  /// Tells of a value that is a part of the scheme of a URL, as it turned out behind it.
  mutating func checkScheme() {
    guard builder.takeSchemeFromValue(), let (name, environment) = lastSlot else { return }
    fail(
      Fault(
        Refusal.unsafe, "a value cannot be part of the scheme of a URL", at: name.offset,
        hint: "write the scheme out, as in https://{{\(name.text)}}"), in: environment)
  }

  private func choice(
    of name: Name, as kind: Schema.Kind, in place: PolyglotNormaliser.Place
  ) -> Result<Escaping, Refusal> {
    switch place {
    case .text, .rcdata, .attributeValue: .success(.text)
    case .style: .success(.style)
    case .url(let attribute, let part): choice(in: part, of: attribute, isLink: kind.isLink)
    case .json(.value): .success(kind.isLiteral ? .jsonLiteral : .jsonText)
    case .json(.string): .success(.jsonString)
    case .json(.escape):
      .failure(
        Refusal("a value cannot be part of an escape in JSON", "write the escape out, or leave out the \\"))
    case .code(let attribute):
      .failure(
        Refusal(
          "a value cannot stand in \"\(attribute)\", which is code",
          "put the value into a data-… attribute and read it from a script"))
    case .unquotedValue:
      .failure(
        Refusal(
          "a value cannot stand in an attribute without quotes", "put quotes around it: \"{{\(name.text)}}\"")
      )
    case .tag:
      .failure(
        Refusal(
          "a value cannot be part of a tag",
          "write the tag out; values can stand in text and in quoted attribute values"))
    case .rawText:
      .failure(
        Refusal(
          "a value cannot stand in a script or style sheet",
          "put the value into a data-… attribute and read it from there"))
    case .comment:
      .failure(Refusal("a value cannot stand in a comment", "write {{! … }} for what nobody is to see"))
    }
  }

  private func choice(
    in part: PolyglotNormaliser.URLPart, of attribute: String, isLink: Bool
  ) -> Result<Escaping, Refusal> {
    switch part {
    case .start: .success(isLink ? .text : .url)
    case .authority: .success(isLink ? .text : .urlAuthority)
    case .path: .success(isLink ? .text : .urlPath)
    case .query: .success(.urlQuery)
    case .candidateStart: .success(isLink ? .sourceSetLink : .sourceSetURL)
    case .candidate: .success(.urlPath)
    case .unclear:
      .failure(
        Refusal(
          "a section before this value decides whether it stands in the path or in the query of \"\(attribute)\"",
          "write the whole URL in each of the sections", rule: "template/unbalanced-branch"))
    case .code:
      .failure(
        Refusal("a value cannot stand in a URL that is code", "put the value into a data-… attribute"))
    }
  }

  private func refusal(ofMarkupIn place: PolyglotNormaliser.Place) -> Result<Escaping, Refusal> {
    switch place {
    case .text: return .success(.text)
    case .rcdata:
      return .failure(
        Refusal("markup cannot stand in an element that holds only text", "write text there, as {{name}}"))
    case .json:
      return .failure(Refusal("markup cannot stand in JSON", "write text there, as {{name}}"))
    case .attributeValue, .code, .url, .style:
      return .failure(
        Refusal("markup cannot stand in the value of an attribute", "write text there, as {{name}}"))
    case .unquotedValue, .tag, .rawText, .comment:
      return choice(of: Name(text: "name", offset: 0, tag: 0), as: .markup, in: place)
    }
  }
}

/// Why a value cannot stand somewhere, and what to do instead.
private struct Refusal: Error {
  static let unsafe = "template/unsafe-slot"

  let message: String
  let hint: String
  let rule: String

  init(_ message: String, _ hint: String, rule: String = Refusal.unsafe) {
    self.message = message
    self.hint = hint
    self.rule = rule
  }
}

extension Schema.Kind {
  /// Whether it is a resolved URL.
  var isLink: Bool {
    if case .text(.link) = self { true } else { false }
  }

  /// Whether JSON writes it without quotes.
  fileprivate var isLiteral: Bool {
    switch self {
    case .boolean, .text(.number): true
    default: false
    }
  }
}
