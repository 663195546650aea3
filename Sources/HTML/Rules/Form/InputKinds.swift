/// States of the `type` attribute of `input`, and which attributes apply in them (HTML §4.10.5).
struct InputKinds: OptionSet {
  let rawValue: UInt32

  static let hidden = InputKinds(rawValue: 1 << 0)
  static let text = InputKinds(rawValue: 1 << 1)
  static let search = InputKinds(rawValue: 1 << 2)
  static let url = InputKinds(rawValue: 1 << 3)
  static let tel = InputKinds(rawValue: 1 << 4)
  static let email = InputKinds(rawValue: 1 << 5)
  static let password = InputKinds(rawValue: 1 << 6)
  static let date = InputKinds(rawValue: 1 << 7)
  static let month = InputKinds(rawValue: 1 << 8)
  static let week = InputKinds(rawValue: 1 << 9)
  static let time = InputKinds(rawValue: 1 << 10)
  static let datetimeLocal = InputKinds(rawValue: 1 << 11)
  static let number = InputKinds(rawValue: 1 << 12)
  static let range = InputKinds(rawValue: 1 << 13)
  static let color = InputKinds(rawValue: 1 << 14)
  static let checkbox = InputKinds(rawValue: 1 << 15)
  static let radio = InputKinds(rawValue: 1 << 16)
  static let file = InputKinds(rawValue: 1 << 17)
  static let submit = InputKinds(rawValue: 1 << 18)
  static let image = InputKinds(rawValue: 1 << 19)
  static let reset = InputKinds(rawValue: 1 << 20)
  static let button = InputKinds(rawValue: 1 << 21)

  /// Fields for a line of text.
  static let textual: InputKinds = [.text, .search, .url, .tel, .email, .password]
  /// Fields for dates and times.
  static let dates: InputKinds = [.date, .month, .week, .time, .datetimeLocal]
  /// Buttons.
  static let buttons: InputKinds = [.submit, .image, .reset, .button]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The state of an `input` with this `type`; nothing if the type is unknown.
  init?(type: Bytes?) {
    guard let type, !type.isEmpty else {
      self = .text
      return
    }
    guard let state = Self.states.first(where: { type.equalsIgnoringCase($0.name) }) else { return nil }
    self = state.kind
  }

  /// The states an attribute applies in; nothing if it applies in all.
  static func kinds(having name: AttributeName) -> InputKinds? {
    switch name {
    case .accept, .capture: .file
    case .alpha, .colorspace: .color
    case .alt, .height, .src, .width: .image
    case .autocomplete: textual.union(dates).union([.hidden, .number, .range, .color])
    case .checked: [.checkbox, .radio]
    case .dirname: textual.union([.hidden, .submit, .reset, .button])
    case .formaction, .formenctype, .formmethod, .formnovalidate, .formtarget: [.submit, .image]
    case .list: textual.union(dates).union([.number, .range, .color]).subtracting(.password)
    case .max, .min, .step: dates.union([.number, .range])
    case .maxlength, .minlength, .pattern, .size: textual
    case .multiple: [.email, .file]
    case .placeholder: textual.union(.number)
    case .popovertarget, .popovertargetaction: buttons
    case .readonly: textual.union(dates).union(.number)
    case .required: textual.union(dates).union([.number, .checkbox, .radio, .file])
    case .value: InputKinds(rawValue: .max).subtracting([.file, .image])
    default: nil
    }
  }

  /// The names of the states, as a list in a sentence.
  var words: String {
    Self.states.filter { contains($0.kind) }.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  private static let states: [(name: StaticString, kind: InputKinds)] = [
    ("text", .text), ("checkbox", .checkbox), ("radio", .radio), ("submit", .submit), ("hidden", .hidden),
    ("email", .email), ("number", .number), ("search", .search), ("button", .button), ("password", .password),
    ("tel", .tel), ("url", .url), ("date", .date), ("month", .month), ("week", .week), ("time", .time),
    ("datetime-local", .datetimeLocal), ("range", .range), ("color", .color), ("file", .file),
    ("image", .image), ("reset", .reset),
  ]
}
