import Diagnostics
import Entities

/// A file below `Content/data`: values for pages, and no page or asset itself.
enum DataFile {
  /// The folder below `Content`.
  static let folder = "data"

  /// Whether files with an extension hold data.
  static func isData(fileExtension: some StringProtocol) -> Bool {
    fileExtension == "csv" || DataFormat(fileExtension: fileExtension) != nil
  }

  /// Reads a whole file that has passed `CharacterCheck`; diagnostics name it `source`.
  static func read(
    _ bytes: [UInt8], fileExtension: some StringProtocol, source: String
  ) -> (value: DataValue?, diagnostics: [Diagnostic]) {
    let (node, diagnostics) =
      DataFormat(fileExtension: fileExtension)?.read(bytes, file: source)
      ?? CSVReader.read(bytes, file: source)
    return (node.map { DataValue($0) }, diagnostics)
  }

  /// Reads what lies elsewhere for a path below the folder.
  static func read(
    _ bytes: [UInt8], path: String, source: String
  ) -> (value: DataValue?, diagnostics: [Diagnostic]) {
    if let fault = CharacterCheck.diagnostic(for: bytes, file: source) { return (nil, [fault]) }
    return read(bytes, fileExtension: fileExtension(of: path), source: source)
  }

  /// The path below the folder of a file with a name: without the extension of a format, it is one of JSON.
  static func path(named name: String) -> String {
    isData(fileExtension: fileExtension(of: name)) ? name : "\(name).json"
  }

  private static func fileExtension(of path: String) -> Substring {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? ""
  }
}

extension DataValue {
  /// A value of content; what YAML writes without quotation marks is an answer or a number where it looks like one.
  init(_ node: ContentNode) {
    switch node.value {
    case .null: self = .null
    case .text(let text): self = .text(text)
    case .plain("true"): self = .boolean(true)
    case .plain("false"): self = .boolean(false)
    case .plain(let text): self = Double(text)?.isFinite == true ? .number(text) : .text(text)
    case .number(let digits): self = .number(digits)
    case .boolean(let value): self = .boolean(value)
    case .list(let nodes): self = .list(nodes.map { DataValue($0) })
    case .mapping(let entries):
      self = .object(entries.map { Member(key: $0.key, value: DataValue($0.value)) })
    }
  }
}
