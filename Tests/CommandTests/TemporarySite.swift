import Foundation
import Testing

/// A site in a folder of its own, and the real program to build it with.
final class TemporarySite {
  /// What a run of the program came to.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  static let settings = """
    {
      "title": "Test",
      "baseURL": "https://example.org/",
      "menus": {"main": [{"title": "Articles", "to": "/articles/"}]},
      "collections": {
        "articles": {"kind": "articles", "title": "Articles", "pageSize": 2},
        "rules": {"kind": "records", "title": "Rules"}
      }
    }
    """

  /// A site with a page of every type.
  static let files = [
    "Content/site.json": settings,
    "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md) and [start](guide/start.md).\n",
    "Content/about.md": "---\ntitle: About\n---\n# About\n\nBack [home](index.md).\n",
    "Content/guide/start.md": "---\ntitle: Start\n---\n![A dot](dot.svg)\n",
    "Content/guide/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "Content/static/robots.txt": "User-agent: *\n",
    "Content/articles/one.md": article("One", date: "2026-01-01"),
    "Content/articles/two.md": article("Two", date: "2026-01-02"),
    "Content/articles/three.md": article("Three", date: "2026-01-03"),
    "Content/rules/first.json": "{\"title\": \"First\", \"body\": \"Some *text*.\"}",
  ]

  static func article(_ title: String, date: String, body: String = "Text.") -> String {
    "---\ntitle: \(title)\ndate: \(date)\ntags: [swift]\n---\n\(body)\n"
  }

  let root: URL

  init(_ files: [String: String] = TemporarySite.files) throws {
    root = FileManager.default.temporaryDirectory.appending(path: "vipera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path(percentEncoded: false))
  }

  /// Builds the site at a fixed instant.
  @discardableResult
  func build(_ arguments: String..., clock: String = "2026-06-01") throws -> Outcome {
    try run(["build", "--clock", clock] + arguments)
  }

  /// What services tell their jobs: these tests may run in such a job.
  private static let variablesOfServices = ["CI_PROJECT_DIR", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE"]

  /// Runs the program in the site's folder.
  func run(
    _ arguments: [String], as wrapper: [String] = [], environment: [String: String] = [:]
  ) throws -> Outcome {
    let command = wrapper + [try Self.program()] + arguments
    let process = Process()
    process.executableURL = URL(filePath: command[0].contains("/") ? command[0] : "/usr/bin/env")
    process.arguments = command[0].contains("/") ? Array(command.dropFirst()) : command
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.filter {
      !Self.variablesOfServices.contains($0.key)
    }
    .merging(["NO_COLOR": "1"]) { $1 }.merging(environment) { $1 }
    let output = root.appending(path: ".stdout")
    let errors = root.appending(path: ".stderr")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Every file below a folder with its content and its modification time.
  func snapshot(of folder: String = "Public") throws -> [String: Snapshot] {
    let base = root.appending(path: folder, directoryHint: .isDirectory).resolvingSymlinksInPath()
    var files: [String: Snapshot] = [:]
    for case let file as URL in FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
      ?? .init()
    {
      let path = file.path(percentEncoded: false)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[String(path.dropFirst(base.path(percentEncoded: false).count))] = Snapshot(
        bytes: try Data(contentsOf: file), modified: attributes[.modificationDate] as? Date)
    }
    return files
  }

  struct Snapshot: Equatable {
    let bytes: Data
    let modified: Date?
  }

  /// The program lies beside the tests.
  private static func program() throws -> String {
    #if os(Linux)
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let folder = URL(filePath: tests).deletingLastPathComponent()
    #else
      let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #endif
    return folder.appending(path: "vipera").path(percentEncoded: false)
  }
}
