import Foundation
import Testing

/// What a build may do to the folder it writes to, and what it never does.
@Suite struct OutputFolderTests {
  static func article(_ keys: String) -> String { "---\ntitle: A\ndate: 2026-01-01\n\(keys)\n---\n\nText.\n" }

  @Test(arguments: [
    ("path: /.vipera-staging/x/", ":4:7: error: ", "[routing/reserved]"),
    ("path: /.Vipera-manifest", ":4:7: error: ", "[routing/reserved]"),
    ("aliases: [/.vipera-manifest]", ":4:11: error: ", "[routing/reserved]"),
    ("path: /\(String(repeating: "a", count: 300))/", ":4:7: error: ", "[routing/path-too-long]"),
    ("aliases: [/\(String(repeating: "a", count: 300))]", ":4:11: error: ", "[routing/path-too-long]"),
    ("path: \"/a\\nb/\"", ":4:7: error: ", "is not a path from the root of the site"),
    ("aliases: [/a%0Ab]", ":4:11: error: ", "is not a path from the root of the site"),
  ])
  func aPathThatCannotBeIsAnErrorAtItsKey(keys: String, place: String, text: String) throws {
    let site = try TemporarySite()
    try site.write(Self.article(keys), to: "Content/articles/one.md")
    for dryRun in [["--dry-run"], []] {
      let outcome = try site.run(["build", "--clock", "2026-06-01"] + dryRun)
      #expect(outcome.code == 1, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("Content/articles/one.md\(place)"), "\(outcome.output)")
      #expect(outcome.output.contains(text), "\(outcome.output)")
      #expect(!site.exists("Public"))
    }
  }

  @Test func aFileOfTheSiteDoesNotTakeThePlaceOfTheManifest() throws {
    let site = try TemporarySite()
    try site.write("precious.html\n", to: "Content/static/.vipera-manifest")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("Content/static/.vipera-manifest:1:1: error: ")
        && outcome.output.contains("[routing/reserved]"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("\"redirects\": \".vipera-manifest\", \"title\": \"Test\"", ":2:16: error: "),
    ("\"redirects\": \"a\\nb\", \"title\": \"Test\"", ":2:16: error: "),
  ])
  func aListOfRedirectsHasAPathThatCanBe(settings: String, place: String) throws {
    let site = try TemporarySite()
    try site.write(
      TemporarySite.settings.replacing("\"title\": \"Test\"", with: settings), to: "Content/site.json")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/site.json\(place)"), "\(outcome.output)")
  }

  @Test(arguments: ["/.vipera-staging/:slug/", "/a\\nb/:slug/", "/:yeer/:slug/"])
  func aPermalinkThatCannotBeIsToldAtItsValue(permalink: String) throws {
    let site = try TemporarySite()
    try site.write(
      TemporarySite.settings.replacing("\"pageSize\": 2", with: "\n\"permalink\": \"\(permalink)\""),
      to: "Content/site.json")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/site.json:7:14: error: "), "\(outcome.output)")
    #expect(outcome.output.contains("[settings/permalink]"), "\(outcome.output)")
    #expect(!permalink.contains("yeer") || outcome.output.contains("did you mean \":year\"?"))
  }

  @Test func aFileWithANewlineInItsNameIsNotCopied() throws {
    let site = try TemporarySite()
    try site.build()
    try site.write("mine", to: "Public/precious.html")
    try site.write("x", to: "Content/static/a\nprecious.html")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[files/control-character]"), "\(outcome.output)")
    try FileManager.default.removeItem(at: site.url("Content/static/a\nprecious.html"))
    #expect(try site.build().code == 0)
    #expect(try site.read("Public/precious.html") == "mine")
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom folders can be closed to"))
  func whereOneFolderCannotBeWrittenNothingIsPublished() throws {
    let site = try TemporarySite()
    let opened = site.root.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: opened)
    let build = ["build", "--clock", "2026-06-01", "--no-cache"]
    #expect(try site.run(build, as: Unprivileged.wrapper ?? []).code == 0)
    let before = try site.snapshot()
    try site.write("---\ntitle: Home\n---\nNew.\n", to: "Content/index.md")
    try site.write("---\ntitle: Start anew\n---\nNew.\n", to: "Content/guide/start.md")
    try FileManager.default.removeItem(at: site.url("Content/about.md"))
    let closed = site.url("Public/guide/start").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let outcome = try site.run(build, as: Unprivileged.wrapper ?? [])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: closed)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Public/guide/start/index.html: Permission denied"), "\(outcome.errors)")
    #expect(try site.snapshot() == before)
    #expect(try site.run(build, as: Unprivileged.wrapper ?? []).code == 0)
    #expect(!site.exists("Public/about"))
    #expect(try site.read("Public/guide/start/index.html").contains("Start anew"))
  }

  /// As a build leaves it that is killed when it has put some files into their places.
  @Test func whatWasBegunIsFinishedByABuildThatFails() throws {
    let site = try TemporarySite()
    try site.build()
    let staging = "Public/.vipera-staging"
    try site.write("new", to: "\(staging)/new/index.html")
    try site.write("", to: "\(staging)/complete")
    try site.write("---\ntitel: Home\n---\n", to: "Content/index.md")
    #expect(try site.build("--dry-run").code == 1)
    #expect(site.exists(staging))
    #expect(try site.build().code == 1)
    #expect(try site.read("Public/index.html") == "new")
    #expect(!site.exists(staging))
  }

  @Test func aFileOfSomebodyElseIsNotWrittenOver() throws {
    let site = try TemporarySite()
    try site.write("mine", to: "Public/index.html")
    let outcome = try site.build()
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "vipera: error: Public/index.html: a file that Vipera did not write lies where one has to be written;"
      ),
      "\(outcome.errors)")
    #expect(try site.snapshot().keys.sorted() == ["index.html"])
    try FileManager.default.removeItem(at: site.url("Public/index.html"))
    #expect(try site.build().code == 0)
  }

  @Test func aFolderThatLostItsManifestIsTakenOverWhileNothingChanges() throws {
    let site = try TemporarySite()
    try site.build()
    try FileManager.default.removeItem(at: site.url("Public/.vipera-manifest"))
    #expect(try site.build("--no-cache").code == 0)
    #expect(site.exists("Public/.vipera-manifest"))
    try FileManager.default.removeItem(at: site.url("Public/.vipera-manifest"))
    try site.write("---\ntitle: Home\n---\nNew.\n", to: "Content/index.md")
    let outcome = try site.build()
    #expect(
      outcome.code == 2 && outcome.errors.contains("remove the folder and build again"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("Content", "this is Content of the site"), ("Content/new/folder", "this lies in Content of the site"),
    ("Templates", "this is Templates of the site"),
    (".vipera-cache/x", "this lies in .vipera-cache of the site"),
    ("..", "Content of the site lies in it"), ("link/x", "this lies in Content of the site"),
  ])
  func aFolderOfTheSiteIsNotWrittenTo(output: String, reason: String) throws {
    let site = try TemporarySite()
    try FileManager.default.createSymbolicLink(
      atPath: site.url("link").path(percentEncoded: false), withDestinationPath: "Content/guide")
    let before = try site.snapshot(of: "Content")
    for dryRun in [["--dry-run"], []] {
      let outcome = try site.run(["build", "-o", output] + dryRun)
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("vipera: error: \(output): \(reason), so "), "\(outcome.errors)")
    }
    #expect(try site.snapshot(of: "Content") == before)
  }

  @Test func theRootMayBeTheOutputFolder() throws {
    let site = try TemporarySite()
    let outcome = try site.build("-o", ".")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(site.exists("index.html") && site.exists("Content/site.json"))
    #expect(try site.build("-o", ".").code == 0)
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom files can be closed to"))
  func aFileThatCannotBeReadIsADiagnostic() throws {
    let site = try TemporarySite()
    let files = ["Content/static/robots.txt", "Content/guide/dot.svg", "Content/static/style.css"]
    try site.write("p { color: red }", to: files[2])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: site.root.path(percentEncoded: false))
    for file in files {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: site.url(file).path(percentEncoded: false))
    }
    for dryRun in [["--dry-run"], []] {
      let outcome = try site.run(["build"] + dryRun, as: Unprivileged.wrapper ?? [])
      #expect(outcome.code == 1, "\(outcome.errors)")
      for file in files {
        #expect(
          outcome.output.contains(
            "\(file):1:1: error: this cannot be read: Permission denied [files/unreadable]"),
          "\(outcome.output)")
      }
      #expect(!site.exists("Public"))
    }
  }

  @Test(arguments: ["site", "section", "taxonomy"])
  func aPageSizeBeyondAllListsIsOnePage(place: String) throws {
    let site = try TemporarySite()
    let size = "9223372036854775807"
    switch place {
    case "section":
      for name in ["articles", "guide"] {
        try site.write("---\ntitle: All\npageSize: \(size)\n---\n", to: "Content/\(name)/_index.md")
      }
    case "taxonomy":
      try site.write(
        TemporarySite.settings.replacing(
          "\"title\": \"Test\"",
          with: "\"title\": \"Test\", \"taxonomies\": {\"tags\": {\"pageSize\": \(size)}}"),
        to: "Content/site.json")
    default:
      try site.write(
        TemporarySite.settings.replacing("\"pageSize\": 2", with: "\"pageSize\": \(size)"),
        to: "Content/site.json")
    }
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(site.exists("Public/articles/page") == (place == "taxonomy"))
  }
}
