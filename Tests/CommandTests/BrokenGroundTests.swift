import Foundation
import Testing

/// Usage, configuration and I/O: exit code 2, a sentence, and nothing changed.
@Suite struct BrokenGroundTests {
  @Test(arguments: [
    ["build", "--unknown"], ["build", "--clock", "yesterday"], ["build", "--base-url", "ftp://example.org"],
    ["build", "--fail-on", "never"], ["build", "--format", "xml"], ["build", "--format", "json="],
    ["check", "--format", "json", "--format", "text"],
    ["check", "--format", "json=a", "--format", "sarif=a"], ["check", "--fail-on", "often"],
    ["check", "--baseline", "no-such-file"], ["publish"], ["check", "no-such-folder"],
    ["build", "--root", "no-such-folder"], ["build", "-j", "0"], ["build", "-j", "-1"],
    ["build", "-j", "9223372036854775807"], ["serve", "-j", "1025"], ["check", "-j", "0"],
    ["check", "-j", "9223372036854775807"], ["check", "Content/data-of-nobody"],
  ])
  func wrongUsageIsCodeTwo(arguments: [String]) throws {
    let outcome = try TemporarySite().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("rror: "), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    (["biuld"], "there is no command 'biuld'; did you mean \"build\"?"),
    (["biuld", "--dry-run"], "there is no command 'biuld'; did you mean \"build\"?"),
    (["list", "darfts"], "there is no command 'darfts'; did you mean \"drafts\"?"),
    (["publish"], "there is no command 'publish'; the commands are init, new, build, "),
    (["help", "buidl"], "there is no command 'buidl'; did you mean \"build\"?"),
    (["help", "new", "pgae"], "there is no command 'pgae'; did you mean \"page\"?"),
    (["new", "article", "- dash"], "'- dash' starts as an option does; write -- before it"),
    (["build", "--output", ""], "'' names no folder; the one you are in is '.'"),
    (["check", ""], "'' names no folder; the one you are in is '.'"),
    (["build", "-j", "0"], "'0' is not a number from 1 to 1024"),
  ])
  func wrongUsageIsToldInWords(arguments: [String], text: String) throws {
    let outcome = try TemporarySite([:]).run(arguments)
    #expect(outcome.code == 2 && outcome.errors.contains(text), "\(outcome.errors)")
  }

  @Test func whereThereIsNoSiteItSaysHowToNameOne() throws {
    for files in [[:], ["Content/a.md": ""]] {
      let outcome = try TemporarySite(files).run(["build"])
      #expect(outcome.code == 2)
      #expect(
        outcome.errors.hasSuffix("hint: --root names the folder of a site; vipera init makes one\n"),
        "\(outcome.errors)")
    }
  }

  @Test func aFolderWithNothingToCheckIsCodeTwo() throws {
    let site = try TemporarySite(["a/notes.txt": "", "b/page.html": CheckTests.page("<p>a</p>")])
    let outcome = try site.run(["check", "b", "a", "--format", "json=report.json"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix("vipera: error: a: there is nothing to check in this folder"),
      "\(outcome.errors)")
  }

  @Test(arguments: [
    ["--help"], ["help"], ["help", "new", "page"], ["build", "--help"], ["check", "--help"], ["--version"],
  ])
  func helpIsCodeZero(arguments: [String]) throws {
    let outcome = try TemporarySite().run(arguments)
    #expect(outcome.code == 0)
    #expect(!outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func aSiteWithoutSettingsIsCodeTwo() throws {
    let site = try TemporarySite(["Content/index.md": "---\ntitle: Home\n---\n"])
    let outcome = try site.build()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Content/site.json"))
  }

  @Test func aFileInThePlaceOfTheOutputFolderIsCodeTwo() throws {
    let site = try TemporarySite()
    try site.write("mine", to: "Public")
    let outcome = try site.build()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Public: it is not a folder"))
    #expect(try site.read("Public") == "mine")
  }

  @Test func aFolderInThePlaceOfAPageIsCodeTwoBeforeAnythingIsWritten() throws {
    let site = try TemporarySite()
    try site.write("mine", to: "Public/404.html/mine.txt")
    let outcome = try site.build()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("404.html: a folder lies where a page has to be written"))
    #expect(try site.snapshot().keys.sorted() == ["404.html/mine.txt"])
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom folders can be closed to"))
  func aFolderWithoutReadPermissionIsTold() throws {
    let site = try TemporarySite()
    let closed = site.url("Content/guide").path(percentEncoded: false)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: site.root.path(percentEncoded: false))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
    let outcome = try site.run(["build"], as: Unprivileged.wrapper ?? [])
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("Content/guide:1:1: error:") && outcome.output.contains("[files/unreadable]"))
    #expect(!site.exists("Public"))
  }
}

/// Runs a program as a user who may not read everything: root may.
enum Unprivileged {
  static let wrapper: [String]? = {
    guard getuid() == 0 else { return [] }
    let program = "/usr/bin/setpriv"
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    return [program, "--reuid=65534", "--regid=65534", "--clear-groups"]
  }()
}
