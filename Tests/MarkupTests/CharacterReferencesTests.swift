import Markup
import Testing

@Suite struct CharacterReferencesTests {
  @Test(arguments: [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("nbsp", "\u{A0}"),
    ("eacute", "é"),
    ("AElig", "Æ"), ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("NotEqualTilde", "\u{2242}\u{338}"),
    ("CounterClockwiseContourIntegral", "∳"), ("Aopf", "𝔸"), ("#123", "{"), ("#x1F600", "😀"), ("#X41", "A"),
    ("#150", "–"), ("#x80", "€"), ("#0", "\u{FFFD}"), ("#xD800", "\u{FFFD}"), ("#x110000", "\u{FFFD}"),
    ("#99999999999999999999", "\u{FFFD}"),
  ])
  func decodes(name: String, text: String) {
    #expect(CharacterReferences.text(of: name.utf8) == Array(text.utf8))
  }

  @Test(arguments: ["", "Nbsp", "eacut", "eacutee", "zzzz", "#", "#x", "#12a", "#xg", "AMP ", "a=b", "£"])
  func knowsNoOther(name: String) {
    #expect(CharacterReferences.text(of: name.utf8) == nil)
  }
}
