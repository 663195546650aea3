import Files

@testable import Site

extension LastBuild {
  /// Whether a build would find nothing to do.
  func holds(for options: BuildOptions) async -> Bool {
    guard let inputs = Self.inputs(below: options.root, writtenBefore: FileIdentity.now) else { return false }
    return await changes(in: inputs, for: options) == [] && hasOutputs(in: options.output)
  }
}
