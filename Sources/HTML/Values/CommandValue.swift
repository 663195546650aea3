/// What a button does to the element of its `commandfor` (HTML §4.10.8).
enum CommandValue {
  /// What is wrong with the value: neither a command of HTML nor one of the site, with two hyphens in front.
  static func fault(in value: Bytes) -> ValueFault? {
    value.startsIgnoringCase("--") ? nil : KeywordValue.fault(in: value, among: commands)
  }

  private static let commands: [StaticString] = [
    "toggle-popover", "show-popover", "hide-popover", "close", "request-close", "show-modal",
  ]
}
