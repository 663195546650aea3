/// What a control is filled with (HTML §4.10.18.7.1, `autocomplete`).
enum AutocompleteValue {
  /// On a form: `on` or `off`.
  static func faultOfForm(in value: Bytes) -> ValueFault? {
    if isSwitch(value) { return nil }
    return ValueFault(.badAutocomplete, "on a form, it is \"on\" or \"off\"")
  }

  /// On a `select`: everything but passkeys.
  static func faultOfSelect(in value: Bytes) -> ValueFault? {
    isSwitch(value.trimmed) ? nil : faultOfDetails(in: value, fitting: .all, allowsPasskeys: false)
  }

  /// On a `textarea`: everything.
  static func faultOfTextArea(in value: Bytes) -> ValueFault? {
    isSwitch(value.trimmed) ? nil : faultOfDetails(in: value, fitting: .all, allowsPasskeys: true)
  }

  /// On an `input`: what fits its type. On a hidden one, there is nothing to switch on.
  static func faultOfInput(in value: Bytes, type: Bytes) -> ValueFault? {
    let isHidden = type.equalsIgnoringCase("hidden")
    if isSwitch(value.trimmed) {
      return isHidden
        ? ValueFault(.badAutocomplete, "a hidden control is never filled: name what it holds") : nil
    }
    return faultOfDetails(in: value, fitting: AutofillGroups(ofInput: type), allowsPasskeys: !isHidden)
  }

  private static func isSwitch(_ value: Bytes) -> Bool {
    value.equalsIgnoringCase("on") || value.equalsIgnoringCase("off")
  }

  /// In this order: a section, the kind of address, the kind of contact, the field, passkeys; only the field must be.
  private static func faultOfDetails(
    in value: Bytes, fitting groups: AutofillGroups, allowsPasskeys: Bool
  ) -> ValueFault? {
    var reader = TokenReader(value)
    reader.take { $0.startsIgnoringCase("section-") }
    reader.take { $0.equalsIgnoringCase("shipping") || $0.equalsIgnoringCase("billing") }
    let isContact = reader.take { token in
      AutofillField.contactKinds.contains { token.equalsIgnoringCase($0) }
    }
    guard let token = reader.token else {
      return ValueFault(.badAutocomplete, value.isBlank ? "it is empty" : "the name of a field is missing")
    }
    guard let field = AutofillField.named(token) else {
      return ValueFault(
        .badAutocomplete, "no field is called \"\(token.text)\", or not there", at: reader.offset)
    }
    if isContact, !field.isContact {
      return ValueFault(
        .badAutocomplete, "only telephone numbers, e-mail and messengers have a kind before them",
        at: reader.offset)
    }
    guard groups.contains(field.group) else {
      return ValueFault(
        .badAutocomplete, "\"\(token.text)\" does not fit the type of the control", at: reader.offset)
    }
    reader.advance()
    if reader.take({ $0.equalsIgnoringCase("webauthn") }), !allowsPasskeys {
      return ValueFault(.badAutocomplete, "\"webauthn\" is for <input> and <textarea> only")
    }
    guard let token = reader.token else { return nil }
    return ValueFault(.badAutocomplete, "\"\(token.text)\" is one word too many", at: reader.offset)
  }
}

/// Reads words between whitespace, one after the other.
private struct TokenReader {
  private var cursor: ByteCursor
  /// The word to be read, if there is one.
  private(set) var token: Bytes?
  /// Where the word starts.
  private(set) var offset = 0

  init(_ value: Bytes) {
    cursor = ByteCursor(value)
    advance()
  }

  mutating func advance() {
    cursor.skip(while: \.isWhitespace)
    offset = cursor.position
    let length = cursor.skip { !$0.isWhitespace }
    token = length > 0 ? cursor.bytes[offset..<(offset + length)] : nil
  }

  /// Reads the word, if it is as asked.
  @discardableResult
  mutating func take(_ matches: (Bytes) -> Bool) -> Bool {
    guard let token, matches(token) else { return false }
    advance()
    return true
  }
}
