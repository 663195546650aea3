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

  /// Says why a file cannot be read.
  public static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      rule: "files/unreadable", "this cannot be read: \(reason)", at: SourceLocation(file: path))
  }

  /// Says that a file cannot be copied as its name has a character that cannot be seen, such as a newline.
  public static func controlCharacterInName(of path: String) -> Diagnostic {
    Diagnostic(
      rule: "files/control-character",
      "the name of this file, or of a folder it is in, has a control character in it",
      at: SourceLocation(file: path), hint: "rename it")
  }

  /// Says that the date which the name of an article starts with is in no calendar.
  static func impossibleDate(_ date: Substring, in path: String) -> Diagnostic {
    Diagnostic(
      rule: "content/bad-value", "the name of this file starts with \(date), and there is no such day",
      at: SourceLocation(file: path), hint: "rename it, or put the key \"date\" into its front matter")
  }

  /// Whether it tells that an article has no date.
  var isOfMissingDate: Bool { rule == "content/missing-key" && message.contains("\"date\"") }

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

  /// Says that nothing shows a key of a folder inside a collection, or its text.
  static func aboutPartOfCollection(
    _ key: String?, of folder: String, _ collection: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      rule: "content/misplaced",
      "\(key.map { Quotation.of($0) } ?? "the text") is shown nowhere: \(folder) is a part of the collection "
        + "\(Quotation.of(collection)) and has no page",
      at: place, hint: "leave it out, or say it in Content/\(collection)/_index.md; \"cascade\" counts here")
  }
}
