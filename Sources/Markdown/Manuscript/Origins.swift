/// Where the bytes of a text that was read stand in the file.
struct Origins: Sendable {
  /// Where runs of them come from; empty if they are the file's.
  let runs: [Manuscript.Run]
  /// How many there are; what follows them was synthesised, and stands nowhere.
  let count: Int

  /// The byte of the file for one of the text.
  subscript(offset: Int) -> Int {
    let offset = min(offset, count)
    return runs.isEmpty ? offset : Manuscript.origin(of: offset, in: runs)
  }
}
