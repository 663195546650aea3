internal import Diagnostics
internal import Viper

/// What came of rendering.
struct RenderOutcome {
  /// What is wrong with single pages.
  let pageFaults: [Diagnostic]
  let siteFaults: SiteFaults
  var staged: [StagedFile]
  /// What hashes were made with.
  let hash: ByteHash
  /// What the next build can go by.
  let pages: [BuildRecord.Page]
  /// How many pages were made, and not left as they were.
  let madeCount: Int
  /// What is known of the links of all pages.
  let links: LinkShare
  /// Whose texts the pages that were asked for show.
  let texts: TextReach.Findings
  /// What pages were made of where it is another than before, with their numbers.
  let answers: [(number: Int, answer: any PageAnswer)]

  var faults: [Diagnostic] { pageFaults + siteFaults.diagnostics }
}

/// What only all pages together show to be wrong.
struct SiteFaults {
  var diagnostics: [Diagnostic] = []
  /// The pages in which it shows, by their numbers.
  var pages: Set<Int> = []
}
