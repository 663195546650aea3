internal import Diagnostics
internal import Files
internal import Routing

/// An address that opens a place of a source in an editor.
public struct EditorLink: Sendable {
  /// The editors that are known by name, and what their addresses look like.
  public static let known = [
    "cursor": "cursor://file{path}:{line}:{column}",
    "idea": "idea://open?file={path}&line={line}&column={column}",
    "sublime": "subl://open?url=file://{path}&line={line}&column={column}",
    "textmate": "txmt://open?url=file://{path}&line={line}&column={column}",
    "vscode": "vscode://file{path}:{line}:{column}",
    "vscodium": "vscodium://file{path}:{line}:{column}",
    "zed": "zed://file{path}:{line}:{column}",
  ]

  private let template: String
  private let root: String

  /// Takes the name of an editor, or an address with `{path}` in it, and with `{line}` and `{column}`. Nothing for a text that is
  /// neither, or whose scheme would run in the page. `root` is the folder of the site.
  public init?(_ text: String, root: String) {
    let template = Self.known[text] ?? text
    guard template.contains("{path}"), let scheme = template.firstIndex(of: ":").map({ template[..<$0] }),
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }),
      !["javascript", "data", "vbscript"].contains(scheme.lowercased())
    else { return nil }
    self.template = template
    self.root = FolderPath.absolute(root)
  }

  /// The address of a place.
  func address(of place: SourceLocation) -> String {
    let path = place.file.hasPrefix("/") ? place.file : "\(root)/\(place.file)"
    let parts = [
      "{path}": PercentEncoding.encode(path), "{line}": "\(place.line)", "{column}": "\(place.column)",
    ]
    return parts.reduce(template) { $0.replacing($1.key, with: $1.value) }
  }
}
