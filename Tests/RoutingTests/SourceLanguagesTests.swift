import Routing
import Testing

@Suite struct SourceLanguagesTests {
  static let languages = SourceLanguages(main: "en", others: ["de", "pt-BR"])

  @Test(arguments: [
    ("trip.md", "en", "trip.md"), ("trip.de.md", "de", "trip.md"), ("a/trip.pt-BR.md", "pt-BR", "a/trip.md"),
    ("a/b/index.de.md", "de", "a/b/index.md"), ("de/a/trip.md", "de", "a/trip.md"),
    ("de/trip.de.md", "de", "trip.md"),
    ("trip.en.md", "en", "trip.md"), ("en/trip.md", "en", "trip.md"), ("notes.v2.md", "en", "notes.v2.md"),
    ("trip.fr.md", "en", "trip.fr.md"), ("fr/trip.md", "en", "fr/trip.md"),
    ("a/de/trip.md", "en", "a/de/trip.md"),
    ("de/trip.en.md", "de", "trip.en.md"), (".de.md", "en", ".de.md"), ("de", "en", "de"), ("", "en", ""),
    ("trip.DE.md", "en", "trip.DE.md"), ("a.de/b.md", "en", "a.de/b.md"), ("trip.de", "en", "trip.de"),
    ("map.de.png", "de", "map.png"),
  ])
  func theNameOfAFileTellsItsLanguage(path: String, language: String, plain: String) {
    let reading = Self.languages.reading(path)
    #expect(reading.language == language)
    #expect(reading.path == plain)
  }

  @Test func withoutOtherLanguagesANameTellsNothing() {
    let one = SourceLanguages(main: "de")
    #expect(one.reading("trip.de.md") == ("de", "trip.de.md"))
    #expect(one.readingSource("Content/de/trip.md") == ("de", "Content/de/trip.md"))
    #expect(!one.areSeveral)
  }

  @Test func onlyContentHasALanguage() {
    #expect(Self.languages.readingSource("Content/de/a.md") == ("de", "Content/a.md"))
    #expect(Self.languages.readingSource("Templates/a.de.md") == ("en", "Templates/a.de.md"))
  }
}
