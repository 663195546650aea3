/// The formats of images that browsers show, and whose headers are read.
public enum ImageFormat: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case avif = "AVIF"
  case svg = "SVG"

  /// The ends that names of such files have, the usual one first, without a full stop.
  public var nameEnds: [String] {
    switch self {
    case .png: ["png", "apng"]
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif", "pjpeg", "pjp"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .avif: ["avif"]
    case .svg: ["svg"]
    }
  }

  /// The format that a path promises by its end; nothing for what is none of them.
  public init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let end = path[dot...].dropFirst().lowercased()
    guard let format = Self.allCases.first(where: { $0.nameEnds.contains(end) }) else { return nil }
    self = format
  }

  /// The format that the first bytes of a file tell. An SVG has none that are always the same.
  init?(_ header: inout HeaderBytes) {
    if header.matches([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      self = .png
    } else if header.matches([0xFF, 0xD8, 0xFF], at: 0) {
      self = .jpeg
    } else if header.matches(Array("GIF87a".utf8), at: 0) || header.matches(Array("GIF89a".utf8), at: 0) {
      self = .gif
    } else if header.matches(Array("RIFF".utf8), at: 0), header.matches(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if AVIFHeader.isAVIF(&header) {
      self = .avif
    } else if SVGHeader.isSVG(&header) {
      self = .svg
    } else {
      return nil
    }
  }
}
