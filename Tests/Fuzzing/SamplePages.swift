import Foundation

/// The pages that are damaged.
enum SamplePages {
  /// What files of a page can end in.
  private static let extensions: Set = ["html", "htm", "xhtml", "svg", "xml", "json", "css", "test"]

  /// The bytes of all pages below folders, in the order of their paths.
  static func read(below folders: some Sequence<String>) -> [[UInt8]] {
    folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.sorted().compactMap { path -> [UInt8]? in
        guard extensions.contains((path as NSString).pathExtension) else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(path)").map { Array($0) }
      }
    }
  }
}
