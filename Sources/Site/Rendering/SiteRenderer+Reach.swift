internal import Files
internal import Routing
internal import Viper

/// Builds after an edit of texts: most pages are left as they are without a question.
extension SiteRenderer {
  /// Renders the pages that show a text which is another now, where nothing else is, and those that are not in the output as
  /// they were left.
  func run(
    reached: Set<Int>, of last: BuildRecord, into output: any PageOutput
  ) async throws -> RenderOutcome {
    let all = await plan.pages.indices.mapParts(forJobs: jobs) {
      keep($0, of: last, in: output, but: reached)
    }.reduce(into: Kept()) {
      $0.files += $1.files
      $0.others.formUnion($1.others)
    }
    delegate.buildDidRender(pageCount: all.files.count)
    var outcome = try await rerun(all.others, of: last, after: SiteFaults(), into: output)
    outcome.staged += all.files
    return outcome
  }

  /// The files of pages that are as they were left, and the numbers of the others.
  private struct Kept {
    var files: [StagedFile] = []
    var others: Set<Int> = []
  }

  private func keep(
    _ part: Range<Int>, of last: BuildRecord, in output: any PageOutput, but reached: Set<Int>
  ) -> Kept {
    var kept = Kept()
    for number in part {
      if !reached.contains(number), let page = last.page(number),
        let file = output.keep(page.output, at: plan.pages[number].destination.path)
      {
        kept.files.append(file)
      } else {
        kept.others.insert(number)
      }
    }
    return kept
  }
}
