public import Diagnostics
public import Files

extension Diagnostic {
  /// Says what is wrong with a file or folder as a whole; `folder` is the root of the walk.
  public init(_ fault: FileTree.Fault, below folder: String) {
    let path = fault.path.isEmpty ? folder : "\(folder)/\(fault.path)"
    let rule =
      switch fault.kind {
      case .unreadable, .missing: "files/unreadable"
      case .linkLoop: "files/link-loop"
      case .danglingLink: "files/dangling-link"
      case .nameNotUTF8: "files/name-not-utf8"
      case .special: "files/special"
      }
    self.init(
      rule: rule, "this cannot be read: \(fault.reason)", at: SourceLocation(file: path))
  }

  static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "files/unreadable", "this cannot be read: \(reason)", at: SourceLocation(file: path))
  }

  static func markdownAmongRecords(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: "content/misplaced", "a collection of records is made of JSON files, and not of Markdown",
      at: SourceLocation(file: path),
      hint: "put the text into the \"body\" of a record, or the page elsewhere")
  }

  static func indexAmongArticles(_ path: String, _ collection: String) -> Diagnostic {
    Diagnostic(
      rule: "content/misplaced", "the page of Content/\(collection) is the list of its articles",
      at: SourceLocation(file: path), hint: "its title and description stand in \(SettingsFile.path)")
  }
}
