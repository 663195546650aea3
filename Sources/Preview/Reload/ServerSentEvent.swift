internal import Diagnostics
internal import Routing

/// What the server tells a tab, as a server-sent event (HTML, section 9.2).
enum ServerSentEvent {
  /// The page is another one now.
  case reload
  /// Files that pages show inside them are others now: the paths of their URLs, and what stands for all of them.
  case assets([String], version: UInt64)
  /// What is wrong, as JSON.
  case faults(String)
  /// Somebody edits the page at this path.
  case navigate(String)
  /// A comment: finds out that a tab is gone.
  case beat

  var bytes: [UInt8] {
    switch self {
    case .reload: Self.text("reload", "{}")
    case .assets(let paths, let version):
      Self.text(
        "assets",
        "{\"version\":\"\(version.hexadecimal)\",\"paths\":[\(paths.map(JSONText.quoted).joined(separator: ","))]}"
      )
    case .faults(let json): Self.text("faults", json)
    case .navigate(let path):
      Self.text("navigate", "{\"path\":\(JSONText.quoted(PercentEncoding.encode(path)))}")
    case .beat: Array(":\n\n".utf8)
    }
  }

  private static func text(_ name: String, _ data: String) -> [UInt8] {
    Array("event: \(name)\ndata: \(data)\n\n".utf8)
  }
}
