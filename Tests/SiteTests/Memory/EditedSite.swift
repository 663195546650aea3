import Foundation
import TemporaryFolders

/// A site that somebody edits at random: each edit is one that a person could make.
struct EditedSite {
  /// Numbers that are the same for the same seed (SplitMix64).
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let templates = [
    "article.mustache", "archive.mustache", "text.mustache", "home.mustache", "layout.mustache",
    "partials/footer.mustache",
    "record.mustache",
  ]

  let folder: TemporaryFolder
  private var dice: Dice
  private var files: [String: String]
  /// The files before an edit that broke the site: the next edit takes it back.
  private var before: [String: String]?
  private var count = 0

  /// `VIPERA_EDITS` says how many edits each seed makes, `VIPERA_SEEDS` which seeds, as in `1 2 3`.
  private static let environment = ProcessInfo.processInfo.environment
  static let edits = environment["VIPERA_EDITS"].flatMap(Int.init) ?? 20
  static let seeds = (environment["VIPERA_SEEDS"] ?? "1 2 3").split(separator: " ").compactMap { UInt64($0) }

  init(seed: UInt64) throws {
    let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Templates")
    dice = Dice(state: seed)
    files = [
      "Content/site.json": Self.settings(description: "A site.", pageSize: 3),
      "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
      "Content/about.md": "---\ntitle: About\n---\n# About\n\nBack [home](index.md).\n",
      "Content/guide/start.md": "---\ntitle: Start\nweight: 1\n---\nStart.\n",
      "Content/static/robots.txt": "User-agent: *\n",
      "Content/rules/first.json": "{\"title\": \"First\", \"body\": \"Some *text*.\"}",
    ]
    for number in 0..<8 { files["Content/articles/a\(number).md"] = Self.article("A\(number)", day: number) }
    for name in Self.templates {
      files["Templates/\(name)"] = try String(contentsOf: templates.appending(path: name), encoding: .utf8)
    }
    files["Templates/assets/site.css"] = "body { color: black; }\n"
    folder = try TemporaryFolder(files)
  }

  /// Edits the site, and tells the files that changed and what was done.
  mutating func edit() throws -> (changed: Set<String>, what: String) {
    count += 1
    let old = files
    let what: String
    if let good = before {
      files = good
      before = nil
      what = "take the last edit back"
    } else {
      what = change()
    }
    let changed = Set(old.keys).union(files.keys).filter { old[$0] != files[$0] }
    for path in changed {
      if let text = files[path] {
        try folder.write(text, to: path)
      } else {
        try folder.remove(path)
      }
    }
    return (changed, what)
  }

  /// Takes the last edit back with the next one.
  mutating func undo(to good: EditedSite) { before = good.files }

  private mutating func change() -> String {
    let articles = files.keys.filter { $0.hasPrefix("Content/articles/") }.sorted()
    let article = articles.randomElement(using: &dice) ?? "Content/articles/new.md"
    switch Int.random(in: 0..<19, using: &dice) {
    case 0...3:
      files[article]? += "\nMore \(count).\n"
      return "write in \(article)"
    case 4:
      files[article] = Self.article("Title \(count)", day: Int.random(in: 0..<28, using: &dice))
      return "another title and date for \(article)"
    case 5:
      files[article] = Self.article("Draft \(count)", day: 1, extra: "draft: true\n")
      return "\(article) becomes a draft"
    case 6:
      files["Content/articles/n\(count).md"] = Self.article(
        "New \(count)", day: Int.random(in: 0..<28, using: &dice))
      return "a new article"
    case 7 where articles.count > 1:
      files[article] = nil
      return "no \(article) any more"
    case 8:
      files["Content/articles/moved\(count).md"] = files[article]
      files[article] = nil
      return "\(article) is renamed"
    case 9:
      files[article] = Self.article("Tagged \(count)", day: 3, extra: "tags: [t\(count % 4), swift]\n")
      return "other tags for \(article)"
    case 10, 11:
      let name = "Templates/\(Self.templates.randomElement(using: &dice) ?? "")"
      files[name] = files[name]?.replacing("</main>", with: "<p>Edit \(count)</p></main>")
        .replacing("</footer>", with: "<p>Edit \(count)</p></footer>")
      return "write in \(name)"
    case 12:
      files["Templates/assets/site.css"]? += "p { margin: \(count)px; }\n"
      return "another style sheet"
    case 13:
      let path = "Content/static/files/f\(Int.random(in: 0..<3, using: &dice)).txt"
      files[path] = files[path] == nil ? "\(count)" : nil
      return "a static file comes or goes: \(path)"
    case 14:
      files["Content/site.json"] = Self.settings(description: "Site \(count).", pageSize: 2 + count % 3)
      return "other settings"
    case 15:
      files[article] = files[article]?.replacing("The text of", with: "Text \(count), and the text of")
      return "another first paragraph in \(article)"
    case 16:
      files[article]? += "\n## Part \(count)\n\nSee [it](#part-\(count)).\n"
      files["Content/about.md"]? += "\nSee [a part](\(article.dropFirst("Content/".count))#part-\(count)).\n"
      return "a part of \(article), and a link to it from elsewhere"
    case 17:
      files["Content/rules/r\(count % 3).json"] =
        "{\"title\": \"Rule \(count)\", \"body\": \"Text \(count).\"}"
      return "a record"
    default:
      files[article]? += "\nA [link](nowhere-\(count).md).\n"
      return "a link that leads nowhere in \(article)"
    }
  }

  private static func article(_ title: String, day: Int, extra: String = "") -> String {
    let date = "2026-01-\(day < 9 ? "0" : "")\(day + 1)"
    return
      "---\ntitle: \(title)\ndate: \(date)\n\(extra)---\nThe text of \(title), back [home](../index.md).\n"
  }

  private static func settings(description: String, pageSize: Int) -> String {
    """
    {
      "title": "Test", "description": "\(description)", "baseURL": "https://example.org/docs/",
      "menus": {"main": [{"title": "Articles", "to": "/articles/"}, {"title": "Start", "to": "guide/start.md"}]},
      "collections": {
        "articles": {"kind": "articles", "title": "Articles", "pageSize": \(pageSize)},
        "rules": {"kind": "records", "title": "Rules"}
      }
    }
    """
  }
}
