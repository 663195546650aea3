import Entities

/// What somebody calls a new entity on the command line, in parts.
struct EntityName: Hashable {
  /// The folders before it; none but for pages.
  let folders: [String]
  /// Its title.
  let title: String
  /// Its name in URLs.
  let slug: Slug
  /// The extension it was written with, without its point, where it is one of `extensions`.
  let fileExtension: String?

  /// Reads a name such as `Hello, world` or `hello-world`, or with folders `guide/start`; the name of its file will do, too. The
  /// title is the name, in words if it is fit for a URL already, unless another one is given.
  ///
  /// Throws where it is no name, or leads elsewhere.
  init(_ text: String, title: String?, hasFolders: Bool, extensions: [String]) throws(ScaffoldRefusal) {
    try Self.refuseControls(text + (title ?? ""))
    var parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    // The path of its file, as other commands take it.
    if hasFolders, parts.count > 1, parts[0] == "Content" { parts.removeFirst() }
    guard !text.trimmed.isEmpty, parts.first?.isEmpty == false, parts.allSatisfy({ $0 != "." && $0 != ".." }),
      !hasFolders || parts.allSatisfy({ !$0.isEmpty })
    else { throw Self.noName(text, hasFolders: hasFolders) }
    let name = hasFolders ? parts.last ?? "" : text.trimmed
    let (stem, fileExtension) = Self.divided(name, extensions)
    folders = hasFolders ? parts.dropLast() : []
    self.fileExtension = fileExtension
    slug = Slug(from: stem)
    for name in folders + [stem] where Self.isUnnamed(name) {
      throw ScaffoldRefusal(
        "nothing of \"\(name)\" can stand in a URL",
        hint: "give it a name with at least one letter or digit, and its title by --title")
    }
    let given = title?.trimmed ?? ""
    self.title = given.isEmpty ? Self.title(of: stem) : given
  }

  /// Refuses what no page may have in its title.
  static func refuseControls(_ text: String) throws(ScaffoldRefusal) {
    let isControl = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isNoncharacterCodePoint
      }
    }
    guard !isControl else {
      throw ScaffoldRefusal("a name and a title are one line of text, without control characters")
    }
  }

  private static func noName(_ text: String, hasFolders: Bool) -> ScaffoldRefusal {
    ScaffoldRefusal(
      "\"\(text)\" is not a name",
      hint: hasFolders
        ? "name a page below Content/, such as about or guide/start" : "name it, such as \"Hello, world\"")
  }

  /// A name without its extension, if it has one of these.
  private static func divided(
    _ name: String, _ extensions: [String]
  ) -> (stem: String, fileExtension: String?) {
    for fileExtension in extensions where name.lowercased().hasSuffix(".\(fileExtension)") {
      return (String(name.dropLast(fileExtension.count + 1)), fileExtension)
    }
    return (name, nil)
  }

  /// Whether nothing of a name is left in its slug.
  private static func isUnnamed(_ name: String) -> Bool {
    Slug(from: name).description == "untitled" && name.lowercased().filter(\.isLetter) != "untitled"
  }

  /// A name that is fit for URLs already, in words: `hello-world` is *Hello world*. Any other is a title as it is.
  static func title(of name: String) -> String {
    guard name == Slug(from: name).description, name.contains(where: \.isLetter) else { return name }
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
