internal import ContentLoading
internal import Diagnostics
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
  /// The base path of the site, decoded, if URLs in a style sheet or picture are made relative.
  var basePath: [UInt8]?

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
    return OutputPath(folder + path.text).map {
      PlannedAsset(source: source, path: $0, origin: origin, basePath: basePath)
    }
  }

  /// The same with relative URLs.
  func relative(below basePath: [UInt8]) -> PlannedAsset {
    var asset = self
    asset.basePath = basePath
    return asset
  }

  /// The bytes that are published; `map` knows where pages lie.
  func bytes(in map: SiteMap) throws(FileFailure) -> [UInt8] {
    if case .redirects(let redirects) = origin { return RedirectList.bytes(of: redirects, in: map) }
    return try publishedBytes()
  }

  /// The bytes that are published of a file that is made from nothing but itself.
  func publishedBytes() throws(FileFailure) -> [UInt8] {
    let bytes = try ownBytes()
    guard let basePath else { return bytes }
    return RelativeLinks(below: basePath).rewritten(file: bytes, at: path.text)
  }

  /// The bytes of a file that is made from nothing but itself, as they lie there.
  func ownBytes() throws(FileFailure) -> [UInt8] {
    switch origin {
    case .file(let path): try FileReader.bytes(of: path)
    case .theme(let bytes), .pressed(let bytes): bytes
    case .redirects: []
    }
  }

  /// Says that its file cannot be read.
  func fault(for failure: FileFailure) -> Diagnostic { .unreadable(source, failure.reason) }

  /// What keeps its file from being read, found out without reading it; nothing if nothing does.
  var readFault: Diagnostic? {
    guard case .file(let path) = origin else { return nil }
    do throws(FileFailure) {
      _ = try FilePieces(of: path)
      return nil
    } catch {
      return fault(for: error)
    }
  }

  /// Whether it is a copy of another, which is looked at instead.
  var isPressed: Bool { if case .pressed = origin { true } else { false } }
}
