import Caches
import Files

@testable import Site

extension LastBuild {
  /// Whether a build would find nothing to do.
  func holds(for options: BuildOptions) async -> Bool {
    let inputs = await Self.inputs(below: options.root, writtenBefore: FileIdentity.now, jobs: options.jobs)
    guard let inputs, await changes(in: inputs.files, for: options) == [] else { return false }
    return await hasOutputs(in: options.output, jobs: options.jobs)
  }
}
