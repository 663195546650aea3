import Files
import Foundation
import Routing
import TemporaryFolders

@testable import Site

extension TemporaryFolder {
  func read(_ name: String) -> String? {
    (try? FileReader.bytes(of: "\(path)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  private static var longAgo: Date { Date(timeIntervalSince1970: 1_000_000_000) }

  /// Gives a file a time of long ago, or so many seconds later, so that any change shows.
  func age(_ name: String, later seconds: Int = 0) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Self.longAgo.addingTimeInterval(Double(seconds))],
      ofItemAtPath: "\(path)/\(name)")
  }

  func isAged(_ name: String) throws -> Bool {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.modificationDate] as? Date == Self.longAgo
  }

  /// All files in it, those of the program itself included.
  var files: [String] {
    FileTree.walk(path, includingHidden: true).files.map(\.path)
  }

  /// Publishes a site of text files.
  @discardableResult
  func publish(_ files: [String: String]) throws -> OutputChanges {
    let output = try StagedOutput(path)
    return try output.publish(
      files.sorted { $0.key < $1.key }.map { file in
        try output.stage(Array(file.value.utf8), for: OutputPath(file.key) ?? .notFound)
      })
  }
}
