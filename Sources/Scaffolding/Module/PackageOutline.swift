import Diagnostics
import Files

/// What is there already of the Swift package that a new page module is made for.
public struct PackageOutline: Sendable {
  /// A program of the package that runs Vipera's commands.
  struct Program: Hashable {
    /// The file that starts it, from the folder of the package.
    let file: String

    /// The folder of its sources.
    var folder: String { file.components.dropLast().prefix(2).joined(separator: "/") }

    /// The target that it is; nothing where its sources lie in no folder of their own.
    var target: String? { folder.components.count == 2 ? folder.components[1] : nil }
  }

  let programs: [Program]
  /// The folders of its tests.
  let testFolders: Set<String>

  init(programs: [Program], testFolders: Set<String>) {
    self.programs = programs
    self.testFolders = testFolders
  }

  /// Looks at the package in a folder. Throws a `ScaffoldRefusal` where there is none, a `FileFailure` where a source cannot be
  /// read.
  public init(at root: String) throws {
    let folder = OutputFolder(root)
    guard folder.kind(of: "Package.swift") == .file else {
      throw ScaffoldRefusal(
        "there is no Package.swift in \(root): page modules are Swift",
        hint: "vipera init --swift makes a package for a site")
    }
    let sources = FileTree.walk("\(root)/Sources", includingHidden: false).files.filter {
      $0.path.hasSuffix(".swift")
    }
    programs = try sources.filter { try Self.runsCommands(FileReader.bytes(of: $0.absolutePath)) }
      .map { Program(file: "Sources/\($0.path)") }
    testFolders = Set(try folder.entries(of: "Tests").map(\.name))
  }

  private static func runsCommands(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("Program.run")
  }

  /// The program of a target, or the only one. Throws where there is none or a choice.
  func program(of target: String?) throws(ScaffoldRefusal) -> Program {
    let targets = programs.compactMap(\.target)
    if let target {
      if let program = programs.first(where: { $0.target == target }) { return program }
      throw ScaffoldRefusal(
        "there is no program \"\(target)\" here that runs the commands of Vipera",
        hint: targets.isEmpty ? nil : "there is \(targets.joined(separator: ", "))")
    }
    guard let first = programs.first else {
      throw ScaffoldRefusal(
        "no program below Sources runs the commands of Vipera",
        hint: "its main file calls Program.run, as that of vipera init --swift does")
    }
    guard programs.count == 1 else {
      throw ScaffoldRefusal(
        "there are several programs that run the commands of Vipera",
        hint: "name one: \(targets.map { "--in \($0)" }.joined(separator: ", or "))")
    }
    return first
  }
}
