internal import Files
internal import Preview
internal import Routing
internal import Synchronization

/// Takes pages and keeps them in memory, where a page is always the one that was made last.
final class MemoryOutput: PageOutput {
  private let pages = Mutex<[String: PreviewFile]>([:])

  /// The pages that were made.
  var files: [String: PreviewFile] { pages.withLock { $0 } }

  func stage(_ bytes: [UInt8], for path: OutputPath) -> StagedFile {
    let file = PreviewFile(bytes)
    pages.withLock { $0[path.text] = file }
    return StagedFile(path: path, isNew: true, identity: FileIdentity(size: 0, modified: 0, number: 0))
  }

  func keep(_ identity: FileIdentity, at path: OutputPath) -> StagedFile? {
    StagedFile(path: path, isNew: false, identity: identity)
  }
}
