internal import Digests
internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What hosts answered last, in a folder: for each URL a file that says so, and one with the content. The second is named after
/// what is in it and written first, so that the first always names a content that is whole.
struct RemoteDataCache: Sendable {
  /// What was answered.
  struct Entry {
    let content: [UInt8]
    /// The name of the file with the content.
    let name: String
    /// When it was asked for, in seconds since 1970.
    let asked: Int
    /// `ETag` and `Last-Modified` as they stood there.
    let etag: String?
    let lastModified: String?
  }

  /// What stands in the file of a URL.
  private struct Head: Codable {
    let version: Int
    let url: String
    let asked: Int
    let etag: String?
    let lastModified: String?
    let content: String
  }

  private static let version = 1
  /// The latest instant that is believed, in seconds since 1970: thousands of years from now.
  private static let lastInstant = 1 << 40

  private let folder: OutputFolder

  /// Names the folder.
  init(_ path: String) {
    folder = OutputFolder(path)
  }

  /// What is known of a URL; nothing where it was never asked for, or the files are not whole.
  func entry(of url: String) -> Entry? {
    guard let head = head(of: url), let content = try? FileReader.bytes(of: "\(folder.path)/\(head.content)"),
      head.content == Self.name(of: content, from: url)
    else { return nil }
    return Entry(
      content: content, name: head.content, asked: head.asked, etag: head.etag,
      lastModified: head.lastModified)
  }

  /// Keeps an answer, and drops the one before it. A cache that cannot be written is none: the next build asks again.
  func keep(_ entry: Entry, of url: String) {
    let last = head(of: url)?.content
    let head = Head(
      version: Self.version, url: url, asked: entry.asked, etag: entry.etag, lastModified: entry.lastModified,
      content: entry.name)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(head) else { return }
    do {
      try folder.createFolder()
      if folder.file(at: entry.name, holding: entry.content) == nil {
        try WholeFile.write(entry.content, to: "\(folder.path)/\(entry.name)")
      }
      try WholeFile.write(Array(data), to: "\(folder.path)/\(Self.name(of: url)).json")
      if let last, last != entry.name { try folder.removeFile(last) }
    } catch {
      return
    }
  }

  /// The name of the file that keeps a content.
  static func name(of content: [UInt8], from url: String) -> String {
    "\(name(of: url))-\(Digest(of: content).name)"
  }

  private func head(of url: String) -> Head? {
    guard let bytes = try? FileReader.bytes(of: "\(folder.path)/\(Self.name(of: url)).json"),
      let head = try? JSONDecoder().decode(Head.self, from: Data(bytes)), head.version == Self.version,
      head.url == url, (0...Self.lastInstant).contains(head.asked),
      head.content.hasPrefix("\(Self.name(of: url))-"), !head.content.contains("/")
    else { return nil }
    return head
  }

  private static func name(of url: String) -> String { String(Digest(of: Array(url.utf8)).name.prefix(16)) }
}
