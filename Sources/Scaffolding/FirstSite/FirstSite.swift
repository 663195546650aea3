import ContentLoading
public import Entities

/// A first site: small, complete, and without a fault.
public struct FirstSite: Sendable {
  /// What the site is called where nothing is said.
  public static let usualTitle = "My site"
  /// Where it is published where nothing is said.
  public static let usualBaseURL = "https://example.org/"

  let title: String
  let baseURL: String
  /// The day its articles are dated by.
  let day: DateStamp
  /// Entries of its menu beside those that every first site has, each with a title and what it leads to.
  let menu: [(title: String, to: String)]
  /// The lines of `.gitignore` beside those that every site has.
  let ignored: [String]
  /// How the commands are called.
  let program: String

  /// Says what the site is called, where it is published and on which day it is made.
  ///
  /// Throws where the title is empty, or no line of text.
  public init(title: String, baseURL: String, day: DateStamp) throws(ScaffoldRefusal) {
    try EntityName.refuseControls(title)
    guard !title.trimmed.isEmpty else { throw ScaffoldRefusal("a title is not empty") }
    self.init(title: title.trimmed, baseURL: baseURL, day: day, menu: [], ignored: [], program: "vipera")
  }

  init(
    title: String, baseURL: String, day: DateStamp, menu: [(title: String, to: String)], ignored: [String],
    program: String
  ) {
    self.title = title
    self.baseURL = baseURL
    self.day = day
    self.menu = menu
    self.ignored = ignored
    self.program = program
  }

  /// Its files.
  public var scaffold: Scaffold {
    Scaffold([
      .init("Content/site.json", settings), .init("Content/index.md", home),
      .init("Content/about.md", Self.about), .init("Content/articles/hello.md", hello),
      .init("Content/articles/on-a-page/index.md", onAPage),
      .init("Content/articles/on-a-page/hills.svg", Self.hills),
      .init(".gitignore", (["Public/", ".vipera-cache/"] + ignored).map { "\($0)\n" }.joined()),
    ])
  }

  private var settings: String {
    let entries = [("Articles", "/articles/")] + menu + [("About", "about.md")]
    let main = entries.map { title, target in
      JSONValue.object([("title", .text(title)), ("to", .text(target))]).line
    }
    // One entry a line: what `JSONValue.document` would spread over four.
    return """
      {
        "title": \(JSONValue.text(title).line),
        "baseURL": \(JSONValue.text(baseURL).line),
        "menus": {
          "main": [
            \(main.joined(separator: ",\n      "))
          ]
        },
        "collections": {
          "articles": {"kind": "articles", "title": "Articles"}
        }
      }

      """
  }

  /// The day before: the younger article is the first in lists.
  var dayBefore: DateStamp { DateStamp(secondsSince1970: day.secondsSince1970 - 86_400) }
}
