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

  /// Reads a whole file that has passed `CharacterCheck`.
  static func read(
    _ bytes: [UInt8], _ file: ContentFile
  ) -> (value: DataValue?, diagnostics: [Diagnostic]) {
    let (node, diagnostics) =
      DataFormat(fileExtension: file.fileExtension)?.read(bytes, file: file.source)
      ?? CSVReader.read(bytes, file: file.source)
    return (node.map { DataValue($0) }, diagnostics)
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
