import Foundation
import TemporaryFolders
import TestSupport

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
  /// Whether it is in German, too: the sites of even seeds are.
  private let isBilingual: Bool
  private var files: [String: String]
  /// The files before an edit that broke the site: the next edit takes it back.
  private var before: [String: String]?
  private var count = 0

  /// `VIPERA_EDITS` says how many edits each seed makes, `VIPERA_SEEDS` which seeds, as in `1 2 3`.
  private static let environment = ProcessInfo.processInfo.environment
  static let edits = environment["VIPERA_EDITS"].flatMap(Int.init) ?? 20
  static let seeds = (environment["VIPERA_SEEDS"] ?? "1 2 3 4").split(separator: " ").compactMap {
    UInt64($0)
  }

  init(seed: UInt64) throws {
    let templates = URL(filePath: ThemeTemplates.folder)
    dice = Dice(state: seed)
    isBilingual = seed % 2 == 0
    files = [
      "Content/site.json": Self.settings(description: "A site.", pageSize: 3, isBilingual: isBilingual),
      "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
      "Content/about.md": "---\ntitle: About\n---\n# About\n\nBack [home](index.md).\n",
      "Content/guide/start.md": "---\ntitle: Start\nweight: 1\n---\nStart.\n",
      "Content/static/robots.txt": "User-agent: *\n",
      "Content/rules/first.json": "{\"title\": \"First\", \"body\": \"Some *text*.\"}",
    ]
    for number in 0..<8 { files["Content/articles/a\(number).md"] = Self.article("A\(number)", day: number) }
    if isBilingual {
      files["Content/index.de.md"] = "---\ntitle: Start\n---\nSiehe [alles](about.md).\n"
      files["Content/de/guide/start.md"] = "---\ntitle: Anfang\n---\nSiehe [es](../about.md).\n"
      files["Content/articles/a1.de.md"] = Self.article("Eins", day: 1, extra: "tags: [deutsch]\n")
    }
    for name in Self.templates {
      files["Templates/\(name)"] = try String(contentsOf: templates.appending(path: name), encoding: .utf8)
    }
    files["Templates/assets/site.css"] = "body { color: black; }\n"
    folder = try TemporaryFolder(files)
    for path in files.keys { try folder.age(path) }
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
        // What is written just now is never gone by; people do not build as fast as tests do.
        try folder.age(path, later: count)
      } else {
        try folder.remove(path)
      }
    }
    return (changed, what)
  }

  /// Takes the last edit back with the next one.
  mutating func undo(to good: EditedSite) { before = good.files }

  private mutating func change() -> String {
    let articles = files.keys.filter { $0.hasPrefix("Content/articles/") && !$0.contains("_index") }.sorted()
    let article = articles.randomElement(using: &dice) ?? "Content/articles/new.md"
    if isBilingual, Bool.random(using: &dice) { return changeGerman(article) }
    switch Int.random(in: 0..<25, using: &dice) {
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
      files["Content/site.json"] = Self.settings(
        description: "Site \(count).", pageSize: 2 + count % 3, isBilingual: isBilingual)
      return "other settings"
    case 23:
      files["Content/about.md"] =
        "---\ntitle: About \(count)\nmenus: main\n---\n# About\n\nBack [home](index.md).\n"
      return "another title in the menu"
    case 24:
      files["Content/about.md"] = "---\ntitle: About\n---\n# About\n\nBack [home](index.md).\n"
      return "about.md is in no menu"
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
    case 18:
      files[article] = Self.article("Alias \(count)", day: 5, extra: "aliases: [/old/\(count)/]\n")
      return "another address of \(article) before"
    case 19, 20:
      let letter = ["A", "M", "Z"].randomElement(using: &dice) ?? "A"
      files[article] = files[article]?.replacing(/title: .*/, with: "title: \(letter) title \(count)")
      return "another title for \(article)"
    case 21:
      let line = ["description: D\(count)", "summary: S\(count)", "weight: \(count)"].randomElement(
        using: &dice)
      files[article] = files[article]?.replacing(/\n(description|summary|weight): .*/, with: "")
        .replacing("\ndate:", with: "\n\(line ?? "")\ndate:", maxReplacements: 1)
      return "a word about \(article)"
    default:
      files[article]? += "\nA [link](nowhere-\(count).md).\n"
      return "a link that leads nowhere in \(article)"
    }
  }

  /// Changes what is German, or becomes it.
  private mutating func changeGerman(_ article: String) -> String {
    let translated = files.keys.filter {
      $0.hasSuffix(".de.md") && $0.contains("/articles/") && !$0.contains("_index")
    }
    .sorted()
    let german = translated.randomElement(using: &dice) ?? "Content/index.de.md"
    let plain = article.replacing(".de.md", with: ".md")
    let other = plain.replacing(".md", with: ".de.md")
    switch Int.random(in: 0..<8, using: &dice) {
    case 0...1:
      files[german]? += "\nMehr \(count).\n"
      return "write in \(german)"
    case 2:
      files[other] = Self.article("Auf Deutsch \(count)", day: count % 28, extra: "tags: [t\(count % 3)]\n")
      return "a translation of \(plain)"
    case 3:
      files[german] = nil
      return "no \(german) any more"
    case 4:
      files["Content/de/articles/folder\(count).md"] = Self.article("Im Ordner \(count)", day: 3)
        .replacing("../index.md", with: "../about.md")
      return "an article that is in German alone"
    case 5:
      files[german]? += "\nSiehe [das](\(plain.dropFirst("Content/articles/".count))).\n"
      return "a link from \(german) to \(plain)"
    case 6:
      files["Content/articles/_index.de.md"] =
        "---\ntitle: Artikel \(count)\ncascade: {author: A\(count)}\n---\n"
      return "defaults for German articles"
    default:
      files["Content/de/guide/start.md"]? += "\nNoch \(count).\n"
      return "write in Content/de/guide/start.md"
    }
  }

  private static func article(_ title: String, day: Int, extra: String = "") -> String {
    let date = "2026-01-\(day < 9 ? "0" : "")\(day + 1)"
    return
      "---\ntitle: \(title)\ndate: \(date)\n\(extra)---\nThe text of \(title), back [home](../index.md).\n"
  }

  private static func settings(description: String, pageSize: Int, isBilingual: Bool) -> String {
    let german = """
      "languages": {"de": {"title": "Deutsch", "description": "Auf Deutsch: \(description)", "menus": {"main": [
        {"title": "Anfang", "to": "guide/start.md"}]}, "words": {"older": "Vor \(pageSize)"}}},
      """
    return """
      {\(isBilingual ? german : "")
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
