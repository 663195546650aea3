import Foundation
import Testing

/// The house's walls inside a module: what each role may see. Between targets the package manager keeps them.
@Suite struct RoleWallTests {
  static let roles: [(role: String, sees: Set<String>)] = [
    ("Contract", ["Fragments", "Markdown", "Markup", "Prose", "Routing"]),
    ("Interactor", ["Diagnostics", "Entities", "Markdown", "Prose", "Services", "Viper"]),
    ("Presenter", ["Fragments", "Markdown", "Markup", "Prose", "Routing", "Viper"]),
    ("Router", ["Prose", "Routing", "Viper"]),
    ("View", ["Markup", "Templates", "Viper"]),
    (
      "Module",
      ["Entities", "Fragments", "Markdown", "Prose", "Routing", "Services", "Templates", "Viper"]
    ),
  ]

  /// The files of page types, child modules and directives.
  private static func files() throws -> [SourceTree.File] {
    try SourceTree.files(below: ["Pages", "Fragments"]).filter(\.isOfModule)
  }

  @Test(arguments: roles.map(\.role))
  func roleSeesOnlyItsNeighbours(role: String) throws {
    let allowed = try #require(Self.roles.first { $0.role == role }?.sees)
    let files = try Self.files().filter { $0.role == role && !$0.isPlan }
    #expect(!files.isEmpty)
    for file in files {
      let excess = file.imports.subtracting(allowed).sorted()
      #expect(
        excess.isEmpty,
        "\(file.path) sees too much: a \(role) may not import \(excess.joined(separator: ", "))")
    }
  }

  @Test func everyFileOfAModuleIsARole() throws {
    let roles = Self.roles.map(\.role)
    for file in try Self.files() {
      #expect(file.role.map(roles.contains) == true, "\(file.path) is named after no role")
    }
  }

  /// What follows from the pages of all others is worked out before there are requests, and so by no role.
  @Test func onlyAClosingModulePlansByItself() throws {
    let files = try Self.files()
    let closing = Set(
      files.filter { $0.role == "Module" && !$0.isPlan && $0.text.contains("ClosingModule") }.map(\.folder))
    for file in files.filter(\.isPlan) {
      #expect(closing.contains(file.folder), "\(file.path) is an interactor's work")
    }
  }

  /// What is wrong with the arguments of a directive is said by who reads them, and by its interactor.
  @Test func modulesReportNothing() throws {
    for file in try Self.files() where file.role == "Module" {
      #expect(!file.text.contains(".report("), "\(file.path) reports")
    }
  }

  @Test func presentersWriteNoMarkupAndAskNoView() throws {
    for file in try Self.files() where file.role == "Presenter" {
      #expect(!file.text.contains("MarkupWriter"), "\(file.path) writes")
      #expect(!file.text.contains(/\w+View\b/), "\(file.path) asks a view")
    }
  }

  /// Where each library of C, and that of sockets, is seen: one file, or a folder of few.
  @Test(arguments: [
    ("CLibXML2", "Validation/LibXML2/"), ("CMD4C", "Markdown/Parsing/MarkdownParser.swift"),
    ("CLibYAML", "ContentLoading/Formats/YAMLEvents.swift"), ("FlyingSocks", "Preview/"),
    ("CLibMD", "Fingerprints/Fingerprint.swift"), ("CMalloc", "Commands/Memory.swift"),
  ])
  func eachLibraryIsBehindGlass(library: String, glass: String) throws {
    let files = try SourceTree.files(below: [""]).filter { $0.imports.contains(library) }
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.path.hasPrefix("Sources/\(glass)"), "\(file.path) imports \(library)")
    }
  }

  @Test func otherProgramsAreRunInTwoPlaces() throws {
    let files = try SourceTree.files(below: [""]).filter { $0.imports.contains("Subprocess") }
    #expect(
      Set(files.compactMap { $0.path.split(separator: "/").dropFirst().first }) == ["Crafts", "Programs"])
  }

  /// Templates are told of these view models that the compiler wrote how they are encoded: see `forOwn`.
  @Test func viewModelsAreEncodedAsTheCompilerWouldHaveIt() throws {
    for file in try SourceTree.files(below: ["Pages", "Fragments", "Prose"]) {
      #expect(!file.text.contains("func encode(to"), "\(file.path) encodes itself")
      #expect(
        !file.text.contains("enum CodingKeys"), "\(file.path) is encoded under names of its own")
    }
  }

  @Test func entitiesImportNothing() throws {
    for file in try SourceTree.files(below: ["Entities"]) {
      #expect(file.imports.isEmpty, "\(file.path) imports \(file.imports.sorted())")
    }
  }

  @Test func nothingTraps() throws {
    let traps = ["fatalError(", "preconditionFailure(", "try!", " as! ", "@unchecked Sendable"]
    for file in try SourceTree.files(below: [""]) {
      for trap in traps {
        #expect(!file.text.contains(trap), "\(file.path) has \(trap)")
      }
    }
  }
}
