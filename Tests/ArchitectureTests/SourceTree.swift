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

    /// The folder in which the file lies.
    var folder: String { (path as NSString).deletingLastPathComponent }

    /// Whether the file lies in the folder of a page type, a child module or a directive.
    var isOfModule: Bool {
      let folders = folder.split(separator: "/").dropFirst()
      return folders.count == 3 || folders.count == 2 && folders.last != "Directives"
    }

    /// Whether the file holds a part of how a module plans its pages: `SitemapModule+SitemapParts.swift`.
    var isPlan: Bool { role == "Module" && path.contains("Module+") }

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
