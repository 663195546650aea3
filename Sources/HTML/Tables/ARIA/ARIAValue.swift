/// What the value of an `aria-*` attribute has to be (WAI-ARIA §6.3). Words are compared as they are written.
enum ARIAValue: Sendable {
  /// Anything.
  case text
  /// One of these words.
  case word([StaticString])
  /// Words out of these, between spaces.
  case words([StaticString])
  /// The id of an element.
  case reference
  /// Ids of elements, between spaces.
  case references
  /// A whole number of 1 or more.
  case positiveInteger
  /// A whole number of 0 or more, or -1 for a number that is not known.
  case count
  /// A number.
  case number

  /// What an attribute's value has to be.
  init(of name: AttributeName) {
    self = ARIAValue.byName[Int(name.rawValue)]
  }

  /// One entry for each attribute, at its raw value.
  private static let byName: [ARIAValue] = AttributeName.allCases.map { kinds[$0] ?? .text }

  private static let trueOrFalse: [StaticString] = ["true", "false"]
  private static let trueFalseOrUndefined: [StaticString] = ["true", "false", "undefined"]
  private static let tristate: [StaticString] = ["true", "false", "mixed", "undefined"]

  private static let kinds: [AttributeName: ARIAValue] = [
    .ariaActivedescendant: .reference,
    .ariaAtomic: .word(trueOrFalse),
    .ariaAutocomplete: .word(["inline", "list", "both", "none"]),
    .ariaBusy: .word(trueOrFalse),
    .ariaChecked: .word(tristate),
    .ariaColcount: .count,
    .ariaColindex: .positiveInteger,
    .ariaColspan: .positiveInteger,
    .ariaControls: .references,
    .ariaCurrent: .word(["page", "step", "location", "date", "time", "true", "false"]),
    .ariaDescribedby: .references,
    .ariaDetails: .reference,
    .ariaDisabled: .word(trueOrFalse),
    .ariaErrormessage: .reference,
    .ariaExpanded: .word(trueFalseOrUndefined),
    .ariaFlowto: .references,
    .ariaHaspopup: .word(["true", "false", "menu", "listbox", "tree", "grid", "dialog"]),
    .ariaHidden: .word(trueOrFalse),
    .ariaInvalid: .word(["true", "false", "grammar", "spelling"]),
    .ariaLabelledby: .references,
    .ariaLevel: .positiveInteger,
    .ariaLive: .word(["off", "polite", "assertive"]),
    .ariaModal: .word(trueOrFalse),
    .ariaMultiline: .word(trueOrFalse),
    .ariaMultiselectable: .word(trueOrFalse),
    .ariaOrientation: .word(["horizontal", "vertical", "undefined"]),
    .ariaOwns: .references,
    .ariaPosinset: .positiveInteger,
    .ariaPressed: .word(tristate),
    .ariaReadonly: .word(trueOrFalse),
    .ariaRelevant: .words(["additions", "removals", "text", "all"]),
    .ariaRequired: .word(trueOrFalse),
    .ariaRowcount: .count,
    .ariaRowindex: .positiveInteger,
    .ariaRowspan: .positiveInteger,
    .ariaSelected: .word(trueFalseOrUndefined),
    .ariaSetsize: .count,
    .ariaSort: .word(["ascending", "descending", "none", "other"]),
    .ariaValuemax: .number,
    .ariaValuemin: .number,
    .ariaValuenow: .number,
  ]
}
