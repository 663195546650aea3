import LoopbackServer
import Testing

/// Data that lies elsewhere, which a server on this machine stands for, with the real program.
@Suite struct RemoteDataTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer { request, repetitions in
      let good = "[{\"Name\": \"Ann\", \"Count\": \(repetitions)}]"
      return switch request {
      case "GET /good": .response(200, content: good)
      case "GET /once":
        repetitions == 0 ? .response(200, ["ETag": "\"1\""], content: good) : .response(304)
      case "GET /failing": repetitions == 0 ? .response(200, content: good) : .response(500)
      case "GET /moved": .response(301, ["Location": "/good"])
      case "GET /bad": .response(200, content: "[\n  {\"Name\": Ann}\n]")
      case "GET /page": .page("no data")
      case "GET /large": .response(200, content: "[\"" + String(repeating: "x", count: 17 << 20) + "\"]")
      case "GET /table": .response(200, ["Content-Type": "text/csv"], content: "Name\nEve\n")
      case "GET /hanging": .silence
      default: .response(404)
      }
    }
  }

  private func site(
    _ path: String, maxAge: String = "1d", timeout: String = "60s", name: String = "team"
  ) throws -> TemporarySite {
    let url = "http://127.0.0.1:\(server.port)\(path)"
    return try TemporarySite([
      "Content/site.json": """
      {"title": "T", "baseURL": "https://example.org/",
       "remote": {"\(name)": {"url": "\(url)", "maxAge": "\(maxAge)", "timeout": "\(timeout)"}}}
      """,
      "Content/index.md":
        "---\ntitle: Home\n---\nSee [it](other.md).\n\n@Data(\"team.\(name == "team" ? "json" : "csv")\")\n",
      "Content/other.md": "---\ntitle: Other\n---\n[Home](index.md)\n",
    ])
  }

  /// What was told, with the port left out.
  private func told(_ outcome: TemporarySite.Outcome) -> String {
    outcome.output.replacing("127.0.0.1:\(server.port)", with: "HOST")
  }

  @Test func whatLiesElsewhereIsUsedAsAFileOfData() throws {
    let site = try site("/good")
    let first = try site.build()
    #expect(first.code == 0, "\(first.output)\(first.errors)")
    #expect(try site.read("Public/index.html").contains("<td>Ann</td><td>0</td>"))
    // What is good is not asked again, whether there is something to do or not.
    #expect(try site.build().code == 0)
    #expect(try site.build("--no-cache").code == 0)
    #expect(server.requests == ["GET /good"])
    #expect(try site.read("Public/index.html").contains("<td>0</td>"))
  }

  @Test func whatIsTooOldIsAskedForAgainAndReachesThePage() throws {
    let site = try site("/good", maxAge: "0s")
    for count in 0..<3 {
      #expect(try site.build().code == 0)
      #expect(try site.read("Public/index.html").contains("<td>Ann</td><td>\(count)</td>"))
    }
  }

  @Test func whatDidNotChangeChangesNothing() throws {
    let site = try site("/once", maxAge: "0s")
    #expect(try site.build().code == 0)
    let pages = try site.snapshot()
    let outcome = try site.build("--explain")
    #expect(outcome.code == 0)
    #expect(server.requests == ["GET /once", "GET /once"])
    #expect(try site.snapshot() == pages)
    #expect(!outcome.output.contains(".vipera-cache"), "\(outcome.output)")
  }

  @Test func whereThereIsNoNewAnswerTheLastGoodOneStandsWithAWarning() throws {
    let site = try site("/failing", maxAge: "0s")
    #expect(try site.build().code == 0)
    let outcome = try site.build()
    #expect(outcome.code == 0)
    #expect(
      told(outcome).contains(
        "Content/site.json:2:13: warning: team.json is as it was last: http://HOST/failing answers 500 [remote/old]"
      ),
      "\(outcome.output)")
    #expect(try site.read("Public/index.html").contains("<td>Ann</td><td>0</td>"))
    #expect(try site.build("--strict").code == 1)
  }

  @Test(arguments: [
    (
      "/none",
      "Content/site.json:2:13: error: there is no team.json: http://HOST/none answers 404 [remote/no-answer]"
    ),
    (
      "/large",
      "Content/site.json:2:13: error: there is no team.json: http://HOST/large answers more than 16 MB [remote/no-answer]"
    ),
    (
      "/hanging",
      "Content/site.json:2:13: error: there is no team.json: http://HOST/hanging cannot be reached: its host does not answer in time [remote/no-answer]"
    ),
    ("/bad", "http://HOST/bad:2:12: error: "), ("/page", "http://HOST/page:1:1: error: "),
  ])
  func whatCannotBeUsedKeepsTheSiteFromBeingPublished(path: String, words: String) throws {
    let site = try site(path, timeout: path == "/hanging" ? "1s" : "60s")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(told(outcome).contains(words), "\(told(outcome))")
    #expect(!site.exists("Public/index.html"))
    // Nothing of it is kept.
    #expect(try site.build("--offline").output.contains("[remote/offline]"))
  }

  @Test func aRedirectIsFollowed() throws {
    let site = try site("/moved")
    #expect(try site.build().code == 0)
    #expect(server.requests == ["GET /moved", "GET /good"])
  }

  @Test func theNameTellsTheFormat() throws {
    let site = try site("/table", name: "team.csv")
    #expect(try site.build().code == 0)
    #expect(try site.read("Public/index.html").contains("<td>Eve</td>"))
  }

  @Test func offlineNobodyIsAsked() throws {
    let site = try site("/good", maxAge: "0s")
    let without = try site.build("--offline")
    #expect(without.code == 1)
    #expect(
      told(without).contains(
        "Content/site.json:2:13: error: there is no team.json: http://HOST/good was never asked, and may not be now [remote/offline]"
      ), "\(without.output)")
    #expect(server.requests == [])
    #expect(try site.build().code == 0)
    let with = try site.build("--offline", "--no-cache")
    #expect(with.code == 0)
    #expect(!with.output.contains("warning"))
    #expect(server.requests == ["GET /good"])
  }

  @Test func aFileOfTheSameNameIsAnError() throws {
    let site = try site("/good")
    try site.write("[]", to: "Content/data/team.json")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/site.json:2:13: error: Content/data/team.json is there already"))
    #expect(server.requests == [])
  }

  @Test func withoutTheProgramThatAsksTheReasonIsTold() throws {
    let outcome = try site("/good").run(["build"], environment: ["PATH": "/nowhere"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("is asked by the program curl, and it is not installed"))
  }
}
