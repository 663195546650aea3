internal import Caches
internal import Files

/// What a build finds before it reads the first file.
struct BuildStart {
  let time: Int64
  /// What it is to read; nothing if that cannot be told, or if the next build does not go by this one.
  let inputs: LastBuild.Inputs?
  /// The last build, until it is told whether there is anything to do.
  var last: LastBuild?
  /// The inputs that are others than they were then; nothing if more than those may be.
  let changes: Set<String>?

  /// Looks at what is to be read, and at what the last build left in its record; at nothing without one.
  init(_ options: BuildOptions, record: RecordFile?) async {
    time = FileIdentity.now
    async let last = record?.readBuild()
    guard record != nil,
      let inputs = await LastBuild.inputs(below: options.root, writtenBefore: time, jobs: options.jobs)
    else {
      inputs = nil
      changes = nil
      return
    }
    self.inputs = inputs
    changes = await last?.changes(in: inputs.files, for: options)
    self.last = await last
  }
}
