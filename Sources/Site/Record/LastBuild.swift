internal import Caches
internal import ContentLoading
internal import Digests
internal import Entities
internal import Files
internal import Routing
internal import Services

/// What a build without a fault read and wrote. While all of it is as it was, the next build has nothing to do.
struct LastBuild {
  /// What a build is to read.
  struct Inputs {
    /// Everything in `Content/` and `Templates/`, in the order of a walk.
    let files: [SeenFile]
    /// What the walk through `Content/` found.
    let content: FileTree
  }

  /// The digest of the program and of what it was asked for.
  let request: Digest
  /// The instant of the build, in seconds since 1970: at an earlier one, other content was to be published.
  let clock: Int
  /// How many pages the site has.
  let pageCount: Int
  /// The state of the history that dates were taken from; nothing if there are none from it.
  let head: String?
  /// Until when data from elsewhere is good, in seconds since 1970; nothing if there is none.
  let expires: Int?
  /// The programs that were asked.
  let programs: AskedPrograms
  /// Everything in `Content/` and `Templates/`, in the order of a walk.
  let inputs: [SeenFile]
  /// What pages were made from beside them.
  let sources: [SeenFile]
  /// The files in the output folder that the build is answerable for.
  let outputs: [SeenFile]

  /// The digest of the program and of what it is asked for; nothing if the program cannot be told from another.
  static func request(_ options: BuildOptions) -> Digest? {
    guard let program = FileIdentity.program else { return nil }
    var mixer = Mixer()
    mixer.add(program)
    for path in [options.root, options.output] { mixer.add(FolderPath.absolute(path)) }
    mixer.add(options.baseURL?.description ?? "")
    options.addSettingsNames(to: &mixer)
    for flag in [
      options.drafts, options.future, options.expired, options.minify, options.fingerprints,
      options.hasRelativeLinks,
    ] {
      mixer.add(flag ? 1 : 0)
    }
    mixer.add(UInt64(options.clock.year))
    return mixer.digest
  }

  /// Everything that a site at `root` is made from; nothing if it cannot be told.
  static func inputs(below root: String, writtenBefore start: Int64, jobs: Int) async -> Inputs? {
    let trees = ["Content", "Templates"].map {
      (folder: $0, tree: FileTree.walk("\(root)/\($0)", includingHidden: true))
    }
    var files: [SeenFile] = []
    for (folder, tree) in trees {
      guard tree.faults.allSatisfy({ $0.kind == .missing }) else { return nil }
      let identities = await FileIdentity.all(ofFiles: tree.files.map(\.absolutePath), jobs: jobs)
      for (file, identity) in zip(tree.files, identities) {
        guard let identity else { return nil }
        files.append(
          SeenFile(path: "\(folder)/\(file.path)", identity: identity).certain(before: start))
      }
    }
    return Inputs(files: files, content: trees[0].tree)
  }

  /// The inputs that are others than they were, by their paths; nothing if more than those may be.
  func changes(in inputs: [SeenFile], for options: BuildOptions) async -> Set<String>? {
    guard request == Self.request(options), options.clock.instant.secondsSince1970 >= clock,
      inputs.count == self.inputs.count,
      sources.allSatisfy({ $0.isUnchanged(below: options.root) })
    else { return nil }
    if let expires, !options.isOffline, FileIdentity.now / 1_000_000_000 >= expires { return nil }
    var changed: Set<String> = []
    for (old, new) in zip(self.inputs, inputs) {
      guard old.path == new.path else { return nil }
      if old.identity != new.identity || new.certainIdentity == nil { changed.insert(new.path) }
    }
    if !programs.names.isEmpty, await AskedPrograms(programs.names) != programs { return nil }
    if let head, await options.loader.head() != head { return nil }
    return changed
  }

  /// Whether everything that was written is there as it was left.
  func hasOutputs(in folder: String, jobs: Int) async -> Bool {
    await FileIdentity.all(ofFiles: outputs.map { "\(folder)/\($0.path)" }, jobs: jobs)
      == outputs.map(\.identity)
  }
}
