internal import ArgumentParser
internal import ExternalLinks
internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Whether and how links to other hosts are checked.
struct ExternalOptions: ParsableArguments {
  @Flag(help: "Ask other hosts whether the URLs exist that pages link to.")
  var external = false

  @Option(
    help: ArgumentHelp(
      "A host that is not asked, and those below it, or a path there: example.org/login; may be given several times.",
      valueName: "host"),
    transform: ExternalOptions.pattern)
  var externalSkip: [HostPattern] = []

  @Option(help: ArgumentHelp("Where answers are kept for the next time.", valueName: "file"))
  var externalCache = ".vipera-cache/external.json"

  @Flag(help: "Ask nobody: go by the answers of last time, however old.")
  var offline = false

  @Option(help: ArgumentHelp("How long one answer is waited for.", valueName: "seconds"))
  var timeout = 20

  func validate() throws {
    guard (1...600).contains(timeout) else {
      throw ValidationError("--timeout is a number of seconds from 1 to 600")
    }
    if offline, !external {
      throw ValidationError("--offline is for --external: nothing else asks the network")
    }
  }

  /// What checks links to other hosts, if that is asked for. Throws if the program is missing that asks.
  func check() async throws -> ExternalLinkCheck? {
    guard external else { return nil }
    let probe = offline ? nil : try await CurlProbe(timeout: timeout)
    return ExternalLinkCheck(
      probe, cache: externalCache, skipping: externalSkip, now: Int(Date.now.timeIntervalSince1970))
  }

  /// Keeps the answers, and tells what came of it.
  func end(_ check: ExternalLinkCheck, quiet: Bool) async throws {
    if !quiet {
      let note = await check.note.map { "vipera: note: \($0)\n" } ?? ""
      Terminal.standardError.write("\(note)\(await check.summary.text)\n")
    }
    try await check.writeCache()
  }

  private static func pattern(_ text: String) throws -> HostPattern {
    guard let pattern = HostPattern(text) else {
      throw ValidationError("'\(text)' is no host such as example.org, with or without a path")
    }
    return pattern
  }
}
