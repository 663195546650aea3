import Testing

@testable import HTML

@Suite struct AutocompleteValueTests {
  private func faultOfInput(_ value: String, _ type: String) -> ValueFault? {
    withBytes(type) { type in fault(in: value) { AutocompleteValue.faultOfInput(in: $0, type: type) } }
  }

  @Test(arguments: [
    ("on", "text"), ("OFF", "range"), ("name", ""), ("Given-Name", "text"),
    ("shipping street-address", "hidden"),
    ("section-x billing home tel-national", "search"), ("work email", "email"),
    ("username webauthn", "email"),
    ("fax tel", "tel"), ("new-password", "password"), ("one-time-code", "text"), ("bday", "date"),
    ("bday-day", "number"),
    ("cc-exp", "month"), ("photo", "url"), ("pager impp", "url"), ("section- name", "TEXT"),
    ("name", "new-type"),
  ])
  func aFieldFitsTheTypeOfAnInput(_ value: String, _ type: String) {
    #expect(faultOfInput(value, type) == nil)
  }

  @Test(arguments: [
    ("", "text"), (" ", "text"), ("nope", "text"), ("on off", "text"), ("section-x", "text"),
    ("billing", "text"),
    ("home", "text"), ("home name", "text"), ("name name", "text"), ("name billing", "text"),
    ("home billing tel", "text"),
    ("billing section-x name", "text"), ("webauthn", "text"), ("webauthn name", "text"),
    ("name webauthn x", "text"),
    ("street-address", "text"), ("on", "hidden"), ("name webauthn", "hidden"), ("email", "tel"),
    ("tel-national", "tel"),
    ("name", "password"), ("name", "color"), ("bday", "number"), ("cc-exp", "date"),
  ])
  func nothingElseDoes(_ value: String, _ type: String) {
    #expect(faultOfInput(value, type)?.rule == .badAutocomplete)
  }

  @Test(arguments: [("on", true), ("street-address", true), ("tel webauthn", false), ("", false)])
  func aSelectHasNoPasskeys(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: AutocompleteValue.faultOfSelect) == nil) == conforms)
  }

  @Test(arguments: [("off", true), ("street-address webauthn", true), ("street", false)])
  func aTextAreaHasAllFields(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: AutocompleteValue.faultOfTextArea) == nil) == conforms)
  }

  @Test(arguments: [("on", true), ("Off", true), ("", false), ("name", false)])
  func aFormSwitchesOnly(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: AutocompleteValue.faultOfForm) == nil) == conforms)
  }
}
