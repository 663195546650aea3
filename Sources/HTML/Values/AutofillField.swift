/// A field that browsers fill (HTML §4.10.18.7.1).
struct AutofillField {
  /// Which controls can hold it.
  let group: AutofillGroups
  /// Whether `home`, `work` and the like may be before it.
  let isContact: Bool

  /// Kinds of contacts.
  static let contactKinds: [StaticString] = ["home", "work", "mobile", "fax", "pager"]

  /// The field with a name, in any letter case.
  static func named(_ name: Bytes) -> AutofillField? {
    for (group, isContact, names) in fields where names.contains(where: { name.equalsIgnoringCase($0) }) {
      return AutofillField(group: group, isContact: isContact)
    }
    return nil
  }

  private static let fields: [(AutofillGroups, Bool, [StaticString])] = [
    (
      .text, false,
      [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix",
        "nickname",
        "organization-title", "organization", "address-line1", "address-line2", "address-line3",
        "address-level4",
        "address-level3", "address-level2", "address-level1", "country", "country-name", "postal-code",
        "cc-name",
        "cc-given-name", "cc-additional-name", "cc-family-name", "cc-number", "cc-csc", "cc-type",
        "transaction-currency", "language", "sex",
      ]
    ),
    (
      .text, true,
      [
        "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
        "tel-local-suffix",
        "tel-extension",
      ]
    ),
    (.username, false, ["username"]),
    (.password, false, ["new-password", "current-password", "one-time-code"]),
    (.multiline, false, ["street-address"]),
    (.month, false, ["cc-exp"]),
    (
      .numeric, false,
      ["cc-exp-month", "cc-exp-year", "transaction-amount", "bday-day", "bday-month", "bday-year"]
    ),
    (.date, false, ["bday"]),
    (.url, false, ["url", "photo"]),
    (.url, true, ["impp"]),
    (.telephone, true, ["tel"]),
    (.email, true, ["email"]),
  ]
}

/// Groups of fields by the controls that can hold them (HTML §4.10.18.7.1).
struct AutofillGroups: OptionSet {
  let rawValue: UInt16

  static let text = AutofillGroups(rawValue: 1 << 0)
  static let multiline = AutofillGroups(rawValue: 1 << 1)
  static let password = AutofillGroups(rawValue: 1 << 2)
  static let url = AutofillGroups(rawValue: 1 << 3)
  static let username = AutofillGroups(rawValue: 1 << 4)
  static let telephone = AutofillGroups(rawValue: 1 << 5)
  static let numeric = AutofillGroups(rawValue: 1 << 6)
  static let month = AutofillGroups(rawValue: 1 << 7)
  static let date = AutofillGroups(rawValue: 1 << 8)
  static let email = AutofillGroups(rawValue: 1 << 9)

  /// All fields.
  static let all = AutofillGroups(rawValue: (1 << 10) - 1)
  /// All fields of one line.
  static let oneLine = all.subtracting(.multiline)
}

extension AutofillGroups {
  /// What an `input` of a type can hold; of a type that is not known, everything.
  init(ofInput type: Bytes) {
    self = type.isEmpty ? .oneLine : Self.byType.first { type.equalsIgnoringCase($0.0) }?.1 ?? .all
  }

  private static let byType: [(StaticString, AutofillGroups)] = [
    ("text", .oneLine), ("search", .oneLine), ("password", .password), ("url", .url),
    ("email", [.email, .username]), ("tel", .telephone), ("number", .numeric), ("month", .month),
    ("date", .date),
    ("time", []), ("week", []), ("datetime-local", []), ("range", []), ("color", []),
  ]
}
