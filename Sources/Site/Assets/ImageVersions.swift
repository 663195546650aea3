internal import Caches
internal import Crafts
internal import Digests
internal import Files
internal import Images
internal import Routing

/// The widths in which the images of a site can be published beside their own, before it is known which of them pages show.
struct ImageVersions: Sendable {
  /// An image of the site that is wider than a width that is wanted.
  private struct Image: Sendable {
    let file: String
    let format: ImageFormat
    /// Stands for its bytes.
    let content: Digest
    /// The wanted widths below its own.
    let widths: [Int]
  }

  private let images: [String: Image]
  private let scaler: ImageScaler?

  /// None.
  static let none = ImageVersions(
    of: [], widths: [], scaler: nil, made: MadeFiles(folder: "", isReadOnly: true))

  /// Finds the images among the assets of a site that are wider than some widths. What is known of their bytes is kept in
  /// `made`, so that a later build need not read them.
  init(of assets: [PlannedAsset], widths: [Int], scaler: ImageScaler?, made: MadeFiles) {
    self.scaler = scaler
    var images: [String: Image] = [:]
    if scaler != nil {
      for asset in assets {
        guard case .file(let file) = asset.origin, ImageFormat(path: asset.source) != nil,
          let reading = ImageFiles.read(file), case .success(let header) = reading.header,
          ImageScaler.takes(header), let size = header.size
        else { continue }
        let smaller = widths.filter { $0 < size.width }
        guard !smaller.isEmpty, let content = Self.content(of: file, reading.identity, made) else { continue }
        images[asset.source] = Image(file: file, format: header.format, content: content, widths: smaller)
      }
    }
    self.images = images
  }

  /// The digest of a file's bytes.
  private static func content(of file: String, _ identity: FileIdentity, _ made: MadeFiles) -> Digest? {
    var mixer = Mixer()
    mixer.add("digest")
    mixer.add(identity)
    let key = mixer.digest
    if let known = made.bytes(of: key).flatMap(Digest.init(bytes:)) { return known }
    let now = FileIdentity.now
    guard let bytes = try? FileReader.bytes(of: file) else { return nil }
    let digest = Digest(of: bytes)
    // A file that was written this moment can be written again without another identity.
    if identity.modified < now { made.keep(digest.bytes, of: key) }
    return digest
  }

  /// The versions of an asset of the site, each beside it: `photo.480w.1f2e3d4c5b.jpg` beside `photo.jpg`.
  func renditions(of asset: PlannedAsset) -> [PlannedRendition] {
    guard let image = images[asset.source] else { return [] }
    let path = asset.path.text
    let file = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[file...].lastIndex(of: ".") ?? path.endIndex
    return image.widths.compactMap { width in
      OutputPath("\(path[..<dot]).\(width)w.\(image.content.name.prefix(10))\(path[dot...])").map {
        PlannedRendition(path: $0, image: asset.source, width: width)
      }
    }
  }

  /// How a version of an image is made; nothing for one that is not planned.
  func order(for image: String, width: Int) -> SiteWorkshop.Order? {
    guard let image = images[image], let scaler else { return nil }
    var mixer = Mixer()
    mixer.add("rendition")
    mixer.add(image.content)
    mixer.add(UInt64(width))
    mixer.add(scaler.version)
    return SiteWorkshop.Order(key: mixer.digest) { () throws(SiteWorkshop.Refusal) in
      do {
        let bytes = try FileReader.bytes(of: image.file)
        return try await scaler.scaled(bytes, image.format, toWidth: width)
      } catch {
        throw SiteWorkshop.Refusal(message: "\(error)")
      }
    }
  }
}

/// A version of an image that is published if a page shows it.
struct PlannedRendition {
  /// Where it lies.
  let path: OutputPath
  /// The image, by its path from the root of the site.
  let image: String
  /// Its width in pixels.
  let width: Int
}
