/// A pattern of output paths, such as `articles/**`: `*` stands for any run of characters within a folder or file name, `**`
/// for any run across names, and `**/` for any number of folders, none among it. Everything else stands for itself.
public struct PathPattern: Hashable, Sendable {
  /// What keeps a text from being a pattern.
  public struct Fault: Error, Equatable {
    /// What is wrong.
    public let message: String
    /// What to do about it.
    public let hint: String?
  }

  /// A piece of a pattern.
  private enum Piece: Hashable {
    case byte(UInt8)
    /// `*`.
    case name
    /// `**`.
    case path
    /// `**/` at the start of a name.
    case folders
  }

  /// The pattern of every path.
  public static let all = PathPattern(pieces: [.path])

  private let pieces: [Piece]

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Reads a pattern; a text that no path of a page can match is none.
  public init(_ text: String) throws(Fault) {
    if let fault = Self.fault(in: text) { throw fault }
    var pieces: [Piece] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "*") else {
        pieces.append(.byte(byte))
        continue
      }
      let startsName =
        pieces.last == nil || pieces.last == .byte(UInt8(ascii: "/")) || pieces.last == .folders
      let stars = 1 + rest.prefix { $0 == byte }.count
      rest = rest.dropFirst(stars - 1)
      if stars == 1 {
        pieces.append(.name)
      } else if startsName, rest.first == UInt8(ascii: "/") {
        rest.removeFirst()
        if pieces.last != .folders { pieces.append(.folders) }
      } else {
        pieces.append(.path)
      }
    }
    self.pieces = pieces
  }

  private static func fault(in text: String) -> Fault? {
    if text.isEmpty { return Fault(message: "an empty pattern matches no page", hint: "\"**\" matches all") }
    if text.hasPrefix("/") {
      return Fault(
        message: "no output path starts with \"/\"", hint: "write \"\(text.drop { $0 == "/" })\"")
    }
    if text.hasSuffix("/") {
      return Fault(
        message: "no output path ends in \"/\"", hint: "write \"\(text)**\" for everything in the folder")
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    if names.contains(where: { ["", ".", ".."].contains($0) }) {
      return Fault(message: "no output path has an empty name, \".\" or \"..\" in it", hint: nil)
    }
    if let sign = text.first(where: { "?[]{}\\".contains($0) }) {
      return Fault(
        message: "\"\(sign)\" means nothing in a pattern",
        hint: "only \"*\" and \"**\" stand for something else")
    }
    return nil
  }

  /// Whether the pattern stands for a path as a whole.
  ///
  /// All ways through the pattern are followed at once, so that the time is at most the product of both lengths.
  public func matches(_ path: String) -> Bool {
    if pieces == Self.all.pieces { return true }
    var here = [Bool](repeating: false, count: pieces.count + 1)
    var next = here
    enter(0, &here)
    for byte in path.utf8 {
      for index in next.indices { next[index] = false }
      for (index, piece) in pieces.enumerated() where here[index] {
        switch piece {
        case .byte(let wanted): if byte == wanted { enter(index + 1, &next) }
        case .name: if byte != UInt8(ascii: "/") { enter(index, &next) }
        case .path: enter(index, &next)
        case .folders:
          next[index] = true
          if byte == UInt8(ascii: "/") { enter(index + 1, &next) }
        }
      }
      swap(&here, &next)
    }
    return here[pieces.count]
  }

  /// Stands before a piece, and behind it too where it may stand for nothing.
  private func enter(_ index: Int, _ places: inout [Bool]) {
    var index = index
    places[index] = true
    while index < pieces.count {
      if case .byte = pieces[index] { return }
      index += 1
      places[index] = true
    }
  }
}
