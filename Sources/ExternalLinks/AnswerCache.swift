internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What was known of addresses when they were asked for last, in a file.
struct AnswerCache {
  /// What the file has of an address.
  private struct Entry: Codable {
    /// When it was asked for, in seconds since 1970.
    let asked: Int
    var state: LinkState
  }

  /// The part of the file that every version has.
  private struct Version: Decodable {
    let version: Int
  }

  private struct Content: Codable {
    let version: Int
    let links: [String: Entry]
  }

  private static let version = 1
  private static let hour = 3_600
  private static let day = 24 * hour

  /// Why the file was thrown away, as a sentence; nothing if it was not.
  let note: String?
  private var entries: [String: Entry]
  private let now: Int

  /// Reads a file; one that is not there is empty, and one that cannot be read is thrown away. `now` is in seconds since
  /// 1970.
  init(_ path: String, now: Int) {
    self.now = now
    guard let bytes = try? FileReader.bytes(of: path) else {
      (entries, note) = ([:], nil)
      return
    }
    let data = Data(bytes)
    let decoder = JSONDecoder()
    let version = (try? decoder.decode(Version.self, from: data))?.version
    guard version == Self.version, let content = try? decoder.decode(Content.self, from: data) else {
      let reason =
        version.map { $0 == Self.version ? "it is broken" : "it is of version \($0)" } ?? "it is broken"
      (entries, note) = ([:], "the cache \(path) is thrown away: \(reason)")
      return
    }
    // An instant before 1970 is none of ours, and could not be reckoned with.
    (entries, note) = (content.links.filter { $0.value.asked >= 0 }, nil)
  }

  /// What is known of an address and some of its elements; nothing if it is too long ago, unless any age will do.
  func state(of address: String, elements: Set<String>, ofAnyAge: Bool) -> LinkState? {
    guard let entry = entries[address] else { return nil }
    if ofAnyAge { return entry.state }
    let isKnown = !entry.state.verdict.isAlive || elements.allSatisfy { entry.state.elements[$0] != nil }
    return isKnown && isFresh(entry) ? entry.state : nil
  }

  /// Keeps what was learned now.
  mutating func keep(_ state: LinkState, of address: String) {
    guard state.verdict != .notAsked else { return }
    var state = state
    if let known = entries[address], isFresh(known), state.verdict.isAlive {
      state.elements.merge(known.state.elements) { new, _ in new }
    }
    entries[address] = Entry(asked: now, state: state)
  }

  /// Writes the file in one step, without what is very old.
  func write(to path: String) throws(FileFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = Content(
      version: Self.version, links: entries.filter { now - $0.value.asked < 90 * Self.day })
    guard let data = try? encoder.encode(content) else {
      throw FileFailure(path: path, reason: "the cache has no form in JSON")
    }
    if let folder = FolderPath.parent(of: path), !folder.isEmpty {
      try OutputFolder(folder).createFolder()
    }
    try WholeFile.write(Array(data), to: path)
  }

  /// What leads somewhere will do so for a while; what does not may be mended soon.
  private func isFresh(_ entry: Entry) -> Bool {
    let age = now - entry.asked
    return age >= 0 && age < (entry.state.verdict.isAlive ? 7 * Self.day : Self.hour)
  }
}
