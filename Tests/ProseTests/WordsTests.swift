import Entities
import Testing

@testable import Prose

@Suite struct WordsTests {
  @Test func aWordThatCountsHasAFormForOne() {
    #expect(Words.english.text(.articles, count: 1) == "1 article")
    #expect(Words.english.text(.articles, count: 0) == "0 articles")
    #expect(Words(language: "de").text(.entries, count: 2) == "2 Einträge")
    let polish = Words(language: "pl", own: ["articles": "Artykuły: {count}"])
    #expect(polish.text(.articles, count: 1) == "Artykuły: 1")
  }

  @Test(arguments: [
    ("{title}, page {number}", "Home, page 2"), ("{number}/{other}", "2/{other}"), ("{title", "{title"),
    ("}{title}{", "}Home{"), ("", ""), ("{}", "{}"),
  ])
  func whatIsInBracesIsPutThere(form: String, text: String) {
    let words = Words(language: "xx", own: ["titleOfPage": WordForms(other: form)])
    #expect(words.text(.titleOfPage, ["title": "Home", "number": "2"]) == text)
  }

  @Test func whatALanguageDoesNotSayIsEnglish() {
    let words = Words(language: "fr", own: ["older": "Plus ancien", "mine": "À moi"])
    #expect(words[.older] == "Plus ancien")
    #expect(words[.newer] == "Newer")
    #expect(words.texts["mine"] == "À moi")
    let origins = Dictionary(uniqueKeysWithValues: words.entries.map { ($0.name, $0.origin) })
    #expect(origins["older"] == "site.json")
    #expect(origins["mine"] == "site.json")
    #expect(origins["newer"] == "missing")
  }

  @Test(arguments: [
    ("en", "Older", true), ("en-GB", "Older", true), ("de", "Älter", false), ("de-AT", "Älter", false),
  ])
  func theProgramSpeaksTwoLanguages(language: String, older: String, areEnglish: Bool) {
    let words = Words(language: language)
    #expect(words[.older] == older)
    #expect(words.areEnglish == areEnglish)
    #expect(words.entries.allSatisfy { $0.origin == "built in" })
    #expect(words.entries.count == Words.Key.allCases.count)
  }

  @Test func theNamesOfOtherLanguagesAreSaidInEach() {
    let words = Words(language: "de").addingNames(of: ["slogan": "Hello", "older": "Before"])
    #expect(words.texts["slogan"] == "Hello")
    #expect(words[.older] == "Älter")
  }

  @Test(arguments: Words.Key.allCases)
  func aWordInGermanTakesTheSameValues(key: Words.Key) {
    func places(_ forms: WordForms) -> [Substring] { forms.other.matches(of: /\{\w+\}/).map(\.0).sorted() }
    #expect(places(key.german) == places(key.english))
  }
}
