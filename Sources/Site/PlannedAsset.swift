internal import Files
internal import Routing

/// A file that is copied.
struct PlannedAsset {
  /// Its path from the root of the site.
  let source: String
  /// Where it is copied to.
  let path: OutputPath
  /// Where its bytes are.
  let origin: Origin

  enum Origin {
    /// A file, by its absolute path.
    case file(String)
    /// The theme in the program.
    case theme([UInt8])
  }

  func bytes() throws(FileFailure) -> [UInt8] {
    switch origin {
    case .file(let path): try FileReader.bytes(of: path)
    case .theme(let bytes): bytes
    }
  }
}
