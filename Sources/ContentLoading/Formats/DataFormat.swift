package import Diagnostics

/// The formats of files that hold keys and values, by their extensions.
package enum DataFormat {
  case json
  case yaml
  case toml

  /// The format of files with an extension in lower case, without its dot; nothing if they hold no data.
  package init?(fileExtension: some StringProtocol) {
    switch fileExtension {
    case "json": self = .json
    case "yaml", "yml": self = .yaml
    case "toml": self = .toml
    default: return nil
    }
  }

  /// Reads a whole file; no node means that there are faults, or nothing to read.
  package func read(_ bytes: [UInt8], file: String) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    let start = ByteOrderMark.length(in: bytes)
    return switch self {
    case .json: JSONReader.read(bytes, file: file)
    case .yaml: YAMLReader.read(start..<bytes.count, of: bytes, file: file)
    case .toml: TOMLReader.read(start..<bytes.count, of: bytes, file: file)
    }
  }
}
