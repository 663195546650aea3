import Entities
import Foundation
import Testing

@testable import Scaffolding

/// The package with a page type of its own, as values. `make check` builds it, and tests it by its own tests.
@Suite struct SitePackageTests {
  private func package(
    in folder: String = "my-site", vipera: ViperaSource = .folder("../vipera")
  ) throws -> SitePackage {
    let site = try FirstSite(title: "My site", baseURL: "https://example.org/", day: .example)
    return SitePackage(site, folder: folder, vipera: vipera)
  }

  private func text(_ path: String, _ package: SitePackage) throws -> String {
    try #require(package.scaffold.files.first { $0.path == path }).text
  }

  @Test(arguments: [
    ("my-site", "MySite"), ("blog", "BlogSite"), ("site", "MySite"), ("Site", "MySite"), ("", "MySite"),
    ("2026-notes", "NotesSite"), ("über uns", "BerUnsSite"), ("日本", "MySite"), ("annsSite", "AnnsSite"),
  ])
  func theTargetIsNamedAfterTheFolder(folder: String, target: String) throws {
    #expect(try package(in: folder).target == target)
  }

  @Test func theSourcesAreThoseOfThePackageThatIsBuilt() throws {
    let package = try package()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "OutsidePackage")
    for role in ["Contract", "Interactor", "Router", "Presenter", "View", "Module"] {
      let built = try String(
        contentsOf: root.appending(path: "Sources/MySite/Years\(role).swift"), encoding: .utf8)
      #expect(try text("Sources/MySite/Years/Years\(role).swift", package) == built)
    }
    let template = try String(contentsOf: root.appending(path: "Templates/years.mustache"), encoding: .utf8)
    #expect(try text("Templates/years.mustache", package) == template)
  }

  @Test func theManifestNamesVipera() throws {
    let manifest = try text("Package.swift", try package())
    #expect(manifest.contains(".package(name: \"vipera\", path: \"../vipera\")"))
    #expect(manifest.contains(".product(name: \"Vipera\", package: \"vipera\")"))
    #expect(manifest.contains(".executableTarget(name: \"MySite\","))
    for url in ["https://example.org/ann/Vipera2.git", "git@example.org:Vipera2"] {
      #expect(ViperaSource.isRepository(url))
      let manifest = try text("Package.swift", try package(vipera: .repository(url)))
      #expect(manifest.contains(".package(url: \"\(url)\", branch: \"main\")"))
      #expect(manifest.contains(".product(name: \"Vipera\", package: \"Vipera2\")"))
    }
    #expect(!ViperaSource.isRepository("../vipera"))
  }

  @Test func theSiteLeadsToItsPageAndSaysHowItIsRun() throws {
    let package = try package()
    #expect(try text("Content/site.json", package).contains("{\"title\": \"Years\", \"to\": \"/years/\"}"))
    #expect(try text("Content/articles/hello.md", package).contains("swift run MySite new article"))
    #expect(try text(".gitignore", package) == "Public/\n.vipera-cache/\n.build/\n.swiftpm/\n")
    #expect(try text("Tests/MySiteTests/YearsTests.swift", package).contains("@testable import MySite\n"))
  }
}
