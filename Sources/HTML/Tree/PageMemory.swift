/// What the check of a page is written into, kept for the next page.
struct PageMemory {
  /// Values that the page does not hold as they are meant.
  let arena = ByteArena()
  /// The tree.
  var document = Document()
  /// The elements that are open.
  var open = Column<Int>()

  /// Gives the memory back.
  func deallocate() {
    document.deallocate()
    open.deallocate()
  }
}
