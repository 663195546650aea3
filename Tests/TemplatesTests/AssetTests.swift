import Diagnostics
import Markup
import Testing

@testable import Templates

@Suite struct AssetTests {
  private struct Files: AssetNames {
    let paths = ["assets/site.css", "assets/search.js"]

    func asset(at path: String) -> PublishedAsset? {
      paths.contains(path)
        ? PublishedAsset(url: path.replacing(".", with: ".1f."), integrity: "sha384-A+/=") : nil
    }
  }

  private static func template(_ text: String, assets: (any AssetNames)? = Files()) -> Template<Everything> {
    let source = TemplateSource(name: "main", path: "Templates/main.mustache", bytes: Array(text.utf8))
    return TemplateLibrary([source], basePath: "/docs/", assets: assets).template(
      "main", for: Everything.self)
  }

  private static func rendered(_ text: String, assets: (any AssetNames)? = Files()) -> String {
    let template = template(text, assets: assets)
    #expect(template.diagnostics.isEmpty)
    var writer = MarkupWriter()
    template.renderBothWays(Everything(), into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (
      "<link href=\"/{{@assets/site.css}}\" integrity=\"{{@assets/site.css:integrity}}\">",
      "<link href=\"/docs/assets/site.1f.css\" integrity=\"sha384-A+/=\"/>"
    ),
    (
      "<script src=\"../{{ @assets/search.js }}\" defer></script>",
      "<script src=\"../assets/search.1f.js\" defer=\"\"></script>"
    ),
    ("<p>{{@assets/site.css}} {{title}}</p>", "<p>assets/site.1f.css Title</p>"),
    ("{{#isOpen}}{{@assets/site.css}}{{/isOpen}}{{^isOpen}}-{{/isOpen}}", "-"),
  ])
  func aFileIsNamedAsItIsPublished(text: String, html: String) {
    #expect(Self.rendered(text) == html)
  }

  @Test func withoutFilesNamesStayAsTheyAreWritten() {
    let link = "<link href=\"/{{@assets/a.css}}\" integrity=\"{{@assets/a.css:integrity}}\">"
    #expect(Self.rendered(link, assets: nil) == "<link href=\"/docs/assets/a.css\" integrity=\"\"/>")
  }

  @Test(arguments: [
    ("<p>\n{{@assets/sit.css}}</p>", "2:3", "assets/sit.css", "did you mean \"assets/site.css\"?"),
    ("{{@assets/sit.css:integrity}}", "1:3", "assets/sit.css", "did you mean \"assets/site.css\"?"),
    ("{{@}}", "1:3", "", "the files lie in Templates/assets/"),
    ("{{@x.y..z}}", "1:3", "x.y..z", "the files lie in Templates/assets/"),
  ])
  func aFileThatIsNotThereIsToldAtItsTag(text: String, place: String, path: String, hint: String) {
    let diagnostics = Self.template(text).diagnostics
    #expect(diagnostics.map(\.rule) == ["template/unknown-asset"])
    #expect(diagnostics.map(\.location.description) == ["Templates/main.mustache:\(place)"])
    #expect(diagnostics.map(\.message) == ["there is no file Templates/\(path)"])
    #expect(diagnostics.map(\.hint) == [hint])
  }
}
