internal import Files
internal import Routing

/// A file that is copied.
struct PlannedAsset {
  /// Its path from the root of the site.
  let source: String
  /// Where it is copied to; in a bundle, beside the bundle's page.
  let path: OutputPath
  /// The page it belongs to, by its source, if it is part of a bundle.
  var bundle: String?
  /// Where its bytes are.
  let origin: Origin

  enum Origin {
    /// A file, by its absolute path.
    case file(String)
    /// The theme in the program.
    case theme([UInt8])
    /// A file beside the templates, as it is published for templates that name it.
    case pressed([UInt8])
    /// A list of addresses and the pages they lead on to.
    case redirects([RedirectList.Part])
  }

  /// The asset where it lies once pages do, which are given by their sources; nothing without its page, whose own faults say
  /// why there is none.
  func placed(beside pages: [String: OutputPath]) -> PlannedAsset? {
    guard let bundle else { return self }
    guard let page = pages[bundle] else { return nil }
    let folder = page.text.utf8.lastIndex(of: UInt8(ascii: "/")).map { page.text[...$0] } ?? ""
    return OutputPath(folder + path.text).map { PlannedAsset(source: source, path: $0, origin: origin) }
  }

  /// The bytes of the file; `map` knows where pages lie.
  func bytes(in map: SiteMap) throws(FileFailure) -> [UInt8] {
    if case .redirects(let redirects) = origin { return RedirectList.bytes(of: redirects, in: map) }
    return try ownBytes()
  }

  /// The bytes of a file that is made from nothing but itself.
  func ownBytes() throws(FileFailure) -> [UInt8] {
    switch origin {
    case .file(let path): try FileReader.bytes(of: path)
    case .theme(let bytes), .pressed(let bytes): bytes
    case .redirects: []
    }
  }

  /// Whether it is a copy of another, which is looked at instead.
  var isPressed: Bool { if case .pressed = origin { true } else { false } }
}
