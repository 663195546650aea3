internal import Diagnostics

/// A link that leads nowhere.
public struct LinkFault: Error, Hashable, Sendable {
  /// The rule it breaks.
  public let rule: String
  /// What is wrong with it.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// `form` is how the link is written here, where that is known.
  static func missingFile(
    _ file: String, writtenAs path: String, meaning form: String?, among files: Suggestions
  ) -> LinkFault {
    LinkFault(
      rule: "link/missing-file",
      message: "the link \"\(path)\" leads to no page or asset: there is none made from \(file)",
      hint: form.map(NearMiss.question) ?? files.question(for: file))
  }

  static func unpublished(_ file: String, writtenAs path: String, because reason: String) -> LinkFault {
    LinkFault(
      rule: "link/to-draft",
      message: "the link \"\(path)\" leads to no page: \(file) is \(reason)",
      hint: "publish it, or leave the link out until then")
  }

  static func program(_ url: String) -> LinkFault {
    LinkFault(
      rule: "link/program", message: "the link \"\(url)\" is a program, not an address",
      hint: "put the program into a script, and make it a button")
  }

  /// `form` is how the link is written here, where that is known.
  static func missingPage(_ path: String, meaning form: String?, among paths: Suggestions) -> LinkFault {
    LinkFault(
      rule: "link/missing-page", message: "the link \"\(path)\" leads to no page or asset of this site",
      hint: form.map(NearMiss.question) ?? paths.question(for: path))
  }
}
