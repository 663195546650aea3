import TemporaryFolders
import Testing

@testable import Scaffolding

/// New page modules, as values. `make check` adds one to a package, builds it, and tests it by its own tests.
@Suite struct NewModuleTests {
  private static func package(
    _ files: [String] = ["Sources/MySite/Main.swift"], tests: Set<String> = ["MySiteTests"]
  ) -> PackageOutline {
    PackageOutline(programs: files.map { .init(file: $0) }, testFolders: tests)
  }

  @Test(arguments: [
    ("Events", "Events", "events", "Events"), ("event-list", "EventList", "event-list", "Event list"),
    ("EventList", "EventList", "event-list", "Event list"),
    ("Event list", "EventList", "event-list", "Event list"), ("RSSList", "RSSList", "rsslist", "RSSList"),
    ("top10", "Top10", "top10", "Top10"),
  ])
  func aNameIsWrittenInEachForm(text: String, type: String, slug: String, title: String) throws {
    let name = try ModuleName(text)
    #expect([name.type, name.slug, name.title] == [type, slug, title])
  }

  @Test(arguments: ["", " ", "10top", "Ünï", "a/b", "../x", "a.b", "日本", "Home", "section-index"])
  func whatCannotNameTypesOrATemplateIsRefused(text: String) {
    #expect(throws: ScaffoldRefusal.self) { try ModuleName(text) }
  }

  @Test func theFilesLieBesideTheProgram() throws {
    let module = try Self.package().newModule("event-list")
    #expect(
      module.scaffold.files.map(\.path)
        == ["Contract", "Interactor", "Router", "Presenter", "View", "Module"].map {
          "Sources/MySite/EventList/EventList\($0).swift"
        } + ["Templates/event-list.mustache", "Tests/MySiteTests/EventListTests.swift"])
    #expect(
      module.steps == [
        "add EventListPage.module(kit) to the modules in Sources/MySite/Main.swift",
        "add {\"title\": \"Event list\", \"to\": \"/event-list/\"} to a menu in Content/site.json, or link to it",
      ])
    #expect(module.scaffold.files.last?.text.contains("@testable import MySite\n") == true)
  }

  @Test func withoutAFolderOfItsOwnThereAreNoTests() throws {
    let bare = try Self.package(["Sources/main.swift"]).newModule("Events")
    #expect(bare.scaffold.files.first?.path == "Sources/Events/EventsContract.swift")
    #expect(!bare.scaffold.files.contains { $0.path.hasPrefix("Tests/") })
    let untested = try Self.package(tests: []).newModule("Events")
    #expect(!untested.scaffold.files.contains { $0.path.hasPrefix("Tests/") })
  }

  @Test func amongSeveralProgramsOneIsNamed() throws {
    let package = Self.package(["Sources/One/Main.swift", "Sources/Two/Start/Main.swift"])
    #expect(
      throws: ScaffoldRefusal(
        "there are several programs that run the commands of Vipera",
        hint: "name one: --in One, or --in Two")
    ) { try package.newModule("Events") }
    #expect(throws: ScaffoldRefusal.self) { try package.newModule("Events", in: "Three") }
    let module = try package.newModule("Events", in: "Two")
    #expect(module.scaffold.files.first?.path == "Sources/Two/Events/EventsContract.swift")
  }

  @Test func aPackageIsReadFromItsFolder() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "// swift-tools-version: 6.2\n", "Sources/A/Main.swift": "await Program.run { $1 }",
      "Sources/A/Other.swift": "struct Other {}", "Sources/B/B.swift": "", "Tests/ATests/ATests.swift": "",
    ])
    let package = try PackageOutline(at: folder.path)
    #expect(package.programs == [.init(file: "Sources/A/Main.swift")])
    #expect(package.testFolders == ["ATests"])
    #expect(throws: ScaffoldRefusal.self) { try PackageOutline(at: TemporaryFolder([:]).path) }
  }
}
