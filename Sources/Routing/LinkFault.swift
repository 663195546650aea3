private import Diagnostics

/// A link that leads nowhere.
public struct LinkFault: Error, Hashable, Sendable {
  /// The rule it breaks.
  public let rule: String
  /// What is wrong with it.
  public let message: String
  /// What to do about it.
  public let hint: String?

  static func missingFile(_ file: String, writtenAs path: String, among files: some Sequence<String>)
    -> LinkFault
  {
    LinkFault(
      rule: "link/missing-file",
      message: "the link \"\(path)\" leads to no page or asset: there is none made from \(file)",
      hint: nearest(file, among: files))
  }

  static func missingPage(_ path: String, among paths: some Sequence<String>) -> LinkFault {
    LinkFault(
      rule: "link/missing-page", message: "the link \"\(path)\" leads to no page or asset of this site",
      hint: nearest(path, among: paths))
  }

  /// The name that was meant: its last component is misspelled, or it lies in another folder.
  private static func nearest(_ name: String, among names: some Sequence<String>) -> String? {
    let last = name.split(separator: "/").last ?? ""
    let stem = last.prefix { $0 != "." }
    let namesakes = names.filter { $0.split(separator: "/").last == last }
    return NearMiss.question(name, among: namesakes)
      ?? NearMiss.question(name, among: names, tolerance: stem.count / 3)
      ?? namesakes.min().map { "did you mean \"\($0)\"?" }
  }
}
