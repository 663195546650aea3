internal import Files

extension FileTree.Fault {
  /// The rule that a fault of a folder breaks.
  var rule: String {
    switch kind {
    case .linkLoop: "files/link-loop"
    case .unreadable, .danglingLink, .nameNotUTF8, .special: "files/unreadable"
    }
  }
}
