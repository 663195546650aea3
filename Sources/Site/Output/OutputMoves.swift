internal import Files

/// The moves that put a new site in its place, and what takes them back.
struct OutputMoves {
  private enum Step {
    /// What lay at `name` lies at `spare`, too, or instead.
    case kept(name: String, spare: String)
    /// What waited at `place` lies at `name`, where nothing was.
    case placed(name: String, place: String)
  }

  private let folder: OutputFolder
  /// Where what is replaced or gone is kept until all is done. Its files have numbers: folders would cost more than they do.
  private let keep: String
  private var steps: [Step] = []

  /// Makes a folder below the output folder for what is replaced; what an earlier try has left there is removed.
  init(in folder: OutputFolder, keepingIn keep: String) throws(FileFailure) {
    self.folder = folder
    self.keep = keep
    try folder.removeAll(keep)
    try folder.createFolder(keep)
  }

  /// Puts a file or folder in its place, and keeps what lies there. A file is replaced in one step where the file system lets
  /// files have two names.
  mutating func place(_ place: String, isFolder: Bool, at name: String) throws(FileFailure) {
    let spare = spare
    if !isFolder, folder.link(name, as: spare) {
      steps.append(.kept(name: name, spare: spare))
      try folder.rename(place, to: name)
    } else {
      try takeAway(name)
      try folder.rename(place, to: name)
      steps.append(.placed(name: name, place: place))
    }
  }

  /// Keeps a file or folder, and nothing lies in its place any more; what is not there is none to keep.
  mutating func takeAway(_ name: String) throws(FileFailure) {
    let spare = spare
    if try folder.moveAway(name, to: spare) { steps.append(.kept(name: name, spare: spare)) }
  }

  /// Puts everything back where it was, as far as the system lets it.
  func takeBack() {
    for step in steps.reversed() {
      switch step {
      case .kept(let name, let spare): try? folder.rename(spare, to: name)
      case .placed(let name, let place): try? folder.rename(name, to: place)
      }
    }
  }

  private var spare: String { "\(keep)/\(steps.count)" }
}
