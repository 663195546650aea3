import ContentLoading
import Diagnostics
import Files

/// Reads the files of a peer's configuration as one.
struct ConfigurationReading {
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String

  /// Takes the folder of the old site.
  init(_ root: String) {
    self.root = root
  }

  /// The first of some files that is there, and those of a folder, each under its name. Throws where one cannot
  /// be read: without it, everything would be brought to the wrong place.
  mutating func read(_ candidates: [String], folder: String?) throws(FileFailure) -> Configuration {
    let found = candidates.first { FolderPath.real("\(root)/\($0)") != nil }
    var entries: [ContentNode.Entry] = []
    if let found { entries = try settings(in: found)?.entries ?? [] }
    if let folder {
      for file in FileTree.walk("\(root)/\(folder)", includingHidden: false).files {
        let path = "\(folder)/\(file.path)"
        if path == found || file.path.contains("/") { continue }
        guard let node = try settings(in: path) else { continue }
        let parts = file.path.split(separator: ".").map(String.init)
        // `menus.de.toml` holds the menus of a language.
        let keys = parts.count > 2 ? ["languages", parts[1], parts[0]] : [parts[0]]
        entries = Self.adding(node, under: keys[...], to: entries)
      }
    }
    let top = SourceLocation(file: found ?? "")
    return Configuration(node: ContentNode(value: .mapping(entries), location: top), file: found ?? "")
  }

  /// What a file says lies over what was said before.
  private static func adding(
    _ node: ContentNode, under keys: ArraySlice<String>, to entries: [ContentNode.Entry]
  ) -> [ContentNode.Entry] {
    guard let key = keys.first else { return entries }
    let index = entries.firstIndex { $0.key == key }
    let inner = index.map { entries[$0].value.entries } ?? []
    let value =
      keys.count > 1
      ? ContentNode(
        value: .mapping(adding(node, under: keys.dropFirst(), to: inner)), location: node.location)
      : ContentNode(value: Self.joined(inner, node), location: node.location)
    let entry = ContentNode.Entry(key: key, keyLocation: node.location, value: value)
    guard let index else { return entries + [entry] }
    return entries[..<index] + [entry] + entries[(index + 1)...]
  }

  private static func joined(_ entries: [ContentNode.Entry], _ node: ContentNode) -> ContentNode.Value {
    if entries.isEmpty || !node.isMapping { return node.value }
    let new = Set(node.entries.map(\.key))
    return .mapping(entries.filter { !new.contains($0.key) } + node.entries)
  }

  private mutating func settings(in path: String) throws(FileFailure) -> ContentNode? {
    guard let format = DataFormat(fileExtension: path.fileName.fileExtension) else { return nil }
    let (node, faults) = format.read(try FileReader.bytes(of: "\(root)/\(path)"), file: path)
    diagnostics += faults
    return node
  }
}
