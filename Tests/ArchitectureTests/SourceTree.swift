import Foundation
import Testing

/// The sources of this package, as text.
enum SourceTree {
  struct File {
    let path: String
    let text: String

    /// The role that a file of a module is named after: `ArticleView.swift`, or `ArchiveInteractor+ArticleList.swift`.
    var role: String? {
      let name = (path as NSString).lastPathComponent.prefix { $0 != "+" && $0 != "." }
      return name.lastIndex(where: \.isUppercase).map { String(name[$0...]) }
    }

    /// The modules that the file imports, whatever their access level.
    var imports: Set<String> {
      Set(
        text.split(separator: "\n").compactMap { line in
          let words = line.split(separator: " ")
          guard let position = words.firstIndex(of: "import"), position <= 1, position + 1 < words.count
          else { return nil }
          return String(words[position + 1])
        })
    }
  }

  /// The top of the repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func files(below folders: [String]) throws -> [File] {
    return try folders.flatMap { folder in
      let base = root.appending(path: "Sources").appending(path: folder)
      let enumerator = try #require(FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil))
      return try enumerator.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
        File(
          path: String($0.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)),
          text: try String(contentsOf: $0, encoding: .utf8))
      }
    }
  }
}
