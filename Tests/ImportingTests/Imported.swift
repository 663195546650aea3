import Diagnostics
import Foundation
import TemporaryFolders

@testable import Importing

/// A small old site that was imported.
struct Imported {
  private let folder: TemporaryFolder
  /// What is said of it: the place and the message.
  let told: [String]

  init(_ files: [String: String], _ peer: Peer) throws {
    folder = try TemporaryFolder(files)
    let site = try Importer(peer, from: folder.path, into: "\(folder.path)/new").converted()
    try site.write()
    told = site.report.diagnostics.map {
      "\($0.place.file):\($0.place.line):\($0.place.column): \($0.message)"
    }
  }

  /// A file of the new site.
  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/new/Content/\(path)", encoding: .utf8)
  }

  /// The paths of all files of the new site but the settings.
  func files() throws -> [String] {
    let content = "\(folder.path)/new/Content"
    return try FileManager.default.subpathsOfDirectory(atPath: content).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(content)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue && path != "site.json"
    }.sorted()
  }
}
