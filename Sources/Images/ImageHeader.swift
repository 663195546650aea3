/// What the header of an image tells.
public struct ImageHeader: Hashable, Sendable {
  /// The format of the bytes, whatever the name of the file says.
  public let format: ImageFormat
  /// Its size; nothing for an SVG that has none.
  public let size: ImageSize?
  /// Whether it moves, where its header tells; that of a GIF does not.
  public let isAnimated: Bool

  /// What keeps a header from being read.
  public enum Fault: Error, Hashable, Sendable {
    /// The bytes are none of the formats.
    case unknown
    /// The file ends, or says nonsense, before its size is told.
    case cut(ImageFormat)
    /// Width or height are zero.
    case empty(ImageFormat)
  }

  /// Reads the header of an image. `read` gives the bytes at an offset, fewer than asked for at the end of the file; it is
  /// asked for a bounded number of pieces only.
  public init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) throws(Fault) {
    var bytes = HeaderBytes(read: read)
    guard let format = ImageFormat(&bytes) else { throw .unknown }
    self.format = format
    isAnimated = Animation.isThere(in: format, &bytes)
    if format == .svg {
      size = SVGHeader.size(&bytes)
      return
    }
    guard let size = Self.size(of: format, &bytes) else { throw .cut(format) }
    guard size.hasArea else { throw .empty(format) }
    self.size = size
  }

  /// Reads the header of an image in memory.
  public init(of bytes: [UInt8]) throws(Fault) {
    try self.init { offset, count in
      offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
    }
  }

  private static func size(of format: ImageFormat, _ bytes: inout HeaderBytes) -> ImageSize? {
    switch format {
    case .png: PixelHeader.png(&bytes)
    case .gif: PixelHeader.gif(&bytes)
    case .webp: PixelHeader.webp(&bytes)
    case .jpeg: JPEGHeader.size(&bytes)
    case .avif: AVIFHeader.size(&bytes)
    case .svg: SVGHeader.size(&bytes)
    }
  }
}
