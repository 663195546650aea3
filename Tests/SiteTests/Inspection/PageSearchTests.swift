import Diagnostics
import Routing
import Testing
import Viper

@testable import Site

@Suite struct PageSearchTests {
  /// The path of the page that a text means, or what is said instead.
  private static func found(_ text: String, root: String = ".", output: String = "Public") async -> String {
    let plan = await SitePlanTests.plan(
      [
        "index.html < Content/index.md:1:1", "guide/index.html < Content/guide/_index.md:1:1",
        "guide/größe/index.html < Content/guide/größe.md:1:1", "about.html < Content/about.md:1:1",
        "404.html",
      ], assets: ["site.css"])
    do {
      let search = PageSearch(plan: plan, root: root, output: output)
      return plan.pages[try search.number(of: text)].destination.path.text
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "index.html"), ("/", "index.html"), ("index.html", "index.html"), ("Content/index.md", "index.html"),
    ("/guide", "guide/index.html"), ("/guide/?q=1#x", "guide/index.html"),
    ("Content/guide", "guide/index.html"),
    ("/guide/größe/", "guide/größe/index.html"), ("/guide/gr%C3%B6%C3%9Fe", "guide/größe/index.html"),
    ("Content/guide/größe.md", "guide/größe/index.html"), ("/about", "about.html"),
    ("about.html", "about.html"),
    ("/404.html", "404.html"), ("Public/404.html", "404.html"),
  ])
  func aPageIsFound(text: String, path: String) async {
    #expect(await Self.found(text) == path)
  }

  @Test func pathsMayStartAtTheRootOfTheSite() async {
    for text in ["sites/a/Content/about.md", "sites/a/Public/about.html", "/about"] {
      #expect(await Self.found(text, root: "sites/a", output: "sites/a/Public") == "about.html")
    }
  }

  @Test(arguments: [
    ("/guid/", "there is no page /guid/: did you mean \"/guide/\"?"),
    ("Content/abuot.md", "there is no page Content/abuot.md: did you mean \"Content/about.md\"?"),
    (
      "/site.css", "/site.css is no page, but a file that is copied: Content/static/site.css becomes site.css"
    ),
    ("https://example.org/", "https://example.org/ is no URL of this site, which is at /"),
  ])
  func whatIsNoPageIsTold(text: String, message: String) async {
    #expect(await Self.found(text) == message)
  }
}
