private import Diagnostics

/// The pattern of an entry's path, such as `/:collection/:year/:slug/`.
public struct Permalink: Hashable, Sendable {
  /// What a pattern may ask of an entry.
  public enum Token: String, CaseIterable, Sendable {
    /// The name of its collection.
    case collection
    /// Its slug.
    case slug
    /// A slug made of its title.
    case title
    /// The year it was published in, with four digits.
    case year
    /// The month, with two digits.
    case month
    /// The day of the month, with two digits.
    case day
  }

  private enum Part: Hashable {
    case text(String)
    case token(Token)
  }

  /// What is wrong with a pattern, and what to do.
  public struct Fault: Error, Hashable {
    /// What is wrong.
    public let message: String
    /// What to do.
    public let hint: String?
  }

  /// One array of parts a folder.
  private let folders: [[Part]]

  /// Reads a pattern that may use the given tokens; it names a folder, starts with a slash, and tells entries apart.
  public init(_ pattern: String, allowing allowed: [Token] = Token.allCases) throws(Fault) {
    guard pattern.hasPrefix("/") else {
      throw Fault(
        message: "the permalink \"\(pattern)\" does not start with \"/\"", hint: "write \"/\(pattern)\"")
    }
    guard !OutputPath.isReserved(String(pattern.dropFirst())) else {
      throw Fault(
        message: "the permalink \"\(pattern)\" leads into a folder that Vipera keeps for itself",
        hint: "start it with another name")
    }
    guard !pattern.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw Fault(message: "the permalink has a control character in it", hint: "remove it")
    }
    var folders: [[Part]] = []
    // Scalars, as a slash and a combining mark are one character.
    for component in pattern.unicodeScalars.split(separator: "/").map(Substring.init) {
      guard component != ".", component != ".." else {
        throw Fault(
          message: "the permalink \"\(pattern)\" leads outside the site", hint: "leave \"\(component)\" out")
      }
      folders.append(try Self.parts(of: component, allowing: allowed))
    }
    guard folders.joined().contains(where: { [.token(.slug), .token(.title)].contains($0) }) else {
      throw Fault(
        message: "the permalink \"\(pattern)\" gives every entry the same path", hint: "put \":slug\" into it"
      )
    }
    self.folders = folders
  }

  /// Whether the pattern asks for something of an entry.
  public func asks(for token: Token) -> Bool { folders.joined().contains(.token(token)) }

  /// The output path of an entry: the page of the folder that the pattern names.
  public func path(_ value: (Token) -> String) -> OutputPath {
    OutputPath(
      folder: folders.map { parts in
        parts.map { part in
          switch part {
          case .text(let text): text
          case .token(let token): value(token)
          }
        }.joined()
      })
  }

  private static func parts(of component: Substring, allowing allowed: [Token]) throws(Fault) -> [Part] {
    var parts: [Part] = []
    var rest = component
    while let colon = rest.firstIndex(of: ":") {
      if colon > rest.startIndex { parts.append(.text(String(rest[..<colon]))) }
      let name = rest[rest.index(after: colon)...].prefix(while: \.isLetter)
      guard let token = Token(rawValue: String(name)), allowed.contains(token) else {
        throw Fault(
          message: "\":\(name)\" is nothing a permalink of this collection may use",
          hint: NearMiss.of(String(name), among: allowed.map(\.rawValue)).map { NearMiss.question(":\($0)") }
            ?? "it may use \(allowed.map { ":\($0.rawValue)" }.joined(separator: ", "))")
      }
      parts.append(.token(token))
      rest = name.isEmpty ? "" : rest[name.endIndex...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}
