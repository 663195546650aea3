internal import Caches
internal import Files
internal import Images
internal import Services
internal import Synchronization

/// Reads the headers of a site's images, each once a build and only of images that pages show.
final class ImageFiles: ImageService {
  /// An image as a page showed it.
  struct Seen: Equatable {
    let file: SeenFile
    /// Its size; nothing where its file does not tell it.
    let size: ImageSize?
  }

  /// What was read of an image.
  struct Reading {
    let identity: FileIdentity
    let header: Result<ImageHeader, ImageHeader.Fault>

    var size: ImageSize? { try? header.get().size }
  }

  private let root: String
  private let readings = Mutex<[String: Reading]>([:])

  /// Reads images of the site at `root`.
  init(root: String) {
    self.root = root
  }

  func header(of path: String) -> Result<ImageHeader, ImageHeader.Fault>? {
    guard ImageFormat(path: path) != nil else { return nil }
    if let known = readings.withLock({ $0[path] }) { return known.header }
    guard let reading = Self.read("\(root)/\(path)") else { return nil }
    readings.withLock { $0[path] = reading }
    return reading.header
  }

  static func read(_ file: String) -> Reading? {
    guard let identity = FileIdentity(ofFile: file), let pieces = try? FilePieces(of: file) else {
      return nil
    }
    do throws(ImageHeader.Fault) {
      let header = try ImageHeader { pieces.bytes(at: $0, count: $1) }
      return Reading(identity: identity, header: .success(header))
    } catch {
      return Reading(identity: identity, header: .failure(error))
    }
  }

  /// The images that were read, and those that an earlier build read, ordered by path.
  func seen(beside last: [Seen]) -> [Seen] {
    var seen = Dictionary(last.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (path, reading) in readings.withLock({ $0 }) {
      seen[path] = Seen(file: .init(path: path, identity: reading.identity), size: reading.size)
    }
    return seen.values.sorted { $0.file.path < $1.file.path }
  }
}

extension ImageFiles.Seen {
  /// Whether the image still has the size that it was seen with, and nothing is wrong with it.
  func isUnchanged(below root: String) -> Bool {
    if file.isUnchanged(below: root) { return true }
    guard let reading = ImageFiles.read("\(root)/\(file.path)"), case .success(let header) = reading.header
    else {
      return false
    }
    return header.format == ImageFormat(path: file.path) && header.size == size
  }
}
