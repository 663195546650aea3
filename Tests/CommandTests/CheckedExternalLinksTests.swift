import Foundation
import LoopbackServer
import Testing

/// Links to other hosts, which a server on this machine stands for.
@Suite struct CheckedExternalLinksTests {
  private let server: LoopbackServer
  private var host: String { "http://127.0.0.1:\(server.port)" }

  init() throws {
    server = try LoopbackServer { request, repetitions in
      let words = request.split(separator: " ")
      return switch words.last {
      case "/ok": .response(200)
      case "/page": .page("<p id=\"there\">x</p>")
      case "/gone": .response(410)
      case "/broken": .response(500)
      case "/moved": .response(301, ["Location": "/ok"])
      case "/round": .response(302, ["Location": "/round"])
      case "/busy": repetitions == 0 ? .response(429, ["Retry-After": "1"]) : .response(200)
      case "/no-head": words.first == "HEAD" ? .response(405) : .response(200)
      case "/members": .response(403)
      case "/hanging": .silence
      default: .response(404)
      }
    }
  }

  /// A folder with a page that links to some URLs, one a line from line 2 on.
  private func folder(_ urls: [String], settings: String? = nil) throws -> TemporarySite {
    let links = urls.map { "<p><a href=\"\($0)\">x</a></p>" }.joined(separator: "\n")
    var files = ["a/b.html": CheckedLinksTests.page("b", links)]
    files["Content/site.json"] = settings
    return try TemporarySite(files)
  }

  /// The diagnostics without the page's name, the lines of source and the port.
  private func told(_ outcome: TemporarySite.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("a/b.html:") }.map {
      String($0.dropFirst("a/b.html:".count).replacing(host, with: "HOST"))
    }
  }

  @Test func whatIsWrongWithALinkIsToldWhereItStands() throws {
    let closed = "http://127.0.0.1:1/"
    let site = try folder([
      "\(host)/ok", "\(host)/nowhere", "\(host)/gone", "\(host)/broken", "\(host)/moved", "\(host)/round",
      "\(host)/busy", "\(host)/no-head", "\(host)/page#there", "\(host)/page#none", "\(host)/members", closed,
      "\(host)/nowhere#again", "mailto:a@b.c", "tel:1", "none.html",
    ])
    let outcome = try site.run(["check", "a", "--external"])
    #expect(
      told(outcome) == [
        "3:13: warning: the link \"HOST/nowhere\" leads to nothing: its host answers 404 [external/missing]",
        "4:13: warning: the link \"HOST/gone\" leads to nothing: its host answers 410 [external/missing]",
        "5:13: warning: the link \"HOST/broken\" fails: its host answers 500 [external/error]",
        "6:13: hint: the link \"HOST/moved\" has moved for good [external/moved]",
        "7:13: warning: the link \"HOST/round\" fails: its host leads on without end [external/error]",
        "11:13: warning: the link \"HOST/page#none\" leads to no element: the page has no id \"none\" [external/anchor]",
        "12:13: hint: the link \"HOST/members\" is not known to work: its host answers 403 to programs [external/refused]",
        "13:13: warning: the link \"\(closed)\" cannot be reached: its host takes no connection [external/unreachable]",
        "14:13: warning: the link \"HOST/nowhere#again\" leads to nothing: its host answers 404 [external/missing]",
      ])
    #expect(outcome.output.contains("hint: write \"\(host)/ok\"\n"))
    #expect(outcome.errors == "11 external links: 4 alive, 1 moved, 5 dead, 1 not known\n")
    #expect(outcome.code == 0)
    #expect(try site.run(["check", "a", "--external", "--offline", "--fail-on", "warning"]).code == 1)
  }

  @Test func aHostThatHangsIsWaitedForNoLongerThanAsked() throws {
    let site = try folder(["\(host)/hanging"])
    let outcome = try site.run(["check", "a", "--external", "--timeout", "1"])
    #expect(
      told(outcome) == [
        "2:13: warning: the link \"HOST/hanging\" cannot be reached: its host does not answer in time [external/unreachable]"
      ])
  }

  @Test func whatIsKnownIsNotAskedAgain() throws {
    let site = try folder(["\(host)/ok", "\(host)/nowhere", "\(host)/page#none"])
    let first = try site.run(["check", "a", "--external"])
    let asked = server.requests.count
    let second = try site.run(["check", "a", "--external"])
    #expect(server.requests.count == asked)
    #expect(second.output == first.output)
    #expect(second.errors == "3 external links: 2 alive, 1 dead (3 from the cache)\n")
    #expect(site.exists(".vipera-cache/external.json"))
    _ = try site.run(["check", "a", "--external", "--external-cache", "other.json"])
    #expect(server.requests.count == 2 * asked)
    #expect(site.exists("other.json"))
  }

  @Test func offlineNobodyIsAsked() throws {
    let site = try folder(["\(host)/ok", "\(host)/nowhere"])
    let outcome = try site.run(["check", "a", "--external", "--offline"])
    #expect(outcome.errors == "2 external links: 0 alive, 2 not known\n")
    #expect(server.requests == [])
    #expect(!site.exists(".vipera-cache"))
  }

  @Test func aCacheThatIsNoneIsThrownAway() throws {
    let site = try folder(["\(host)/ok"])
    try site.write("[]", to: "c.json")
    let outcome = try site.run(["check", "a", "--external", "--external-cache", "c.json"])
    #expect(
      outcome.errors
        == "vipera: note: the cache c.json is thrown away: it is broken\n1 external link: 1 alive\n")
  }

  @Test func aSiteSaysHowMuchTheRulesMatter() throws {
    let settings = """
      {"title": "t", "baseURL": "https://example.org/", "rules": {
        "external/missing": "error", "external/*": {"b.html": "off"}}}
      """
    let site = try folder(["\(host)/nowhere", "\(host)/broken"], settings: settings)
    let outcome = try site.run(["check", "a", "--external"])
    #expect(
      told(outcome) == [
        "2:13: error: the link \"HOST/nowhere\" leads to nothing: its host answers 404 [external/missing]"
      ])
    #expect(outcome.code == 1)
  }

  @Test func whatIsLeftOutIsNotAsked() throws {
    let site = try folder(["\(host)/nowhere", "\(host)/ok"])
    let outcome = try site.run([
      "check", "a", "--external", "--external-skip", "127.0.0.1:\(server.port)/no", "--external-skip",
      "example.org",
    ])
    #expect(outcome.errors == "2 external links: 1 alive, 1 left out\n")
    #expect(server.requests == ["HEAD /ok"])
  }

  @Test func withoutTheFlagNobodyIsAsked() throws {
    let site = try folder(["\(host)/nowhere"])
    #expect(try site.run(["check", "a"]).output == "1 page checked, all passed\n")
    #expect(server.requests == [])
  }

  @Test func twoFoldersAskOnce() throws {
    let site = try folder(["\(host)/ok"])
    try site.write(CheckedLinksTests.page("c", "<a href=\"\(host)/ok\">x</a>"), to: "c/index.html")
    let outcome = try site.run(["check", "a", "c", "--external"])
    #expect(outcome.errors == "1 external link: 1 alive\n")
    #expect(server.requests == ["HEAD /ok"])
  }

  @Test(arguments: [
    ["--offline"], ["--external", "--timeout", "0"], ["--external", "--external-skip", "*.example.org"],
  ])
  func flagsThatMakeNoSenseAreFaultsOfUsage(flags: [String]) throws {
    #expect(try folder([]).run(["check", "a"] + flags).code == 2)
  }

  @Test func withoutTheProgramThatAsksItSaysWhatToInstall() throws {
    let site = try folder(["\(host)/ok"])
    let outcome = try site.run(["check", "a", "--external"], environment: ["PATH": "/nowhere"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("vipera: error: curl: "))
    #expect(outcome.errors.contains("apt-get install curl"))
  }
}
