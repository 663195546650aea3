internal import ArgumentParser
internal import Site

/// The option of commands that build: why pages are made.
struct ExplainOption: ParsableArguments {
  @Flag(help: "Tell of each page that is made why it is not taken from the last build.")
  var explain = false

  /// Tells the reasons, and hands on what it is told; `next` itself where nobody asks.
  func delegate(before next: any BuildDelegate) -> any BuildDelegate {
    explain ? RebuildTeller(on: .standardError, before: next) : next
  }
}
