internal import Files
internal import RedirectModule
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
    /// A list of addresses and the pages they lead on to.
    case redirects([Redirect])
  }

  /// The bytes of the file; `map` knows where pages lie.
  func bytes(in map: SiteMap) throws(FileFailure) -> [UInt8] {
    switch origin {
    case .file(let path): try FileReader.bytes(of: path)
    case .theme(let bytes): bytes
    case .redirects(let redirects): RedirectList.bytes(of: redirects, in: map)
    }
  }
}
