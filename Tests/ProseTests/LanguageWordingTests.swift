import Prose
import Testing

@Suite struct LanguageWordingTests {
  @Test(arguments: [
    ("en", "English", false), ("de", "Deutsch", false), ("ar", "العربية", true), ("he", "עברית", true),
    ("fa-IR", "فارسی (ایران)", true), ("ja", "日本語", false), ("xx", nil, false),
    ("", nil, false), ("not a tag", nil, false),
  ])
  func aLanguageHasANameAndADirection(tag: String, name: String?, isRightToLeft: Bool) {
    let wording = LanguageWording(tag)
    #expect(wording.isRightToLeft == isRightToLeft)
    if let name { #expect(wording.name == name) }
  }
}
