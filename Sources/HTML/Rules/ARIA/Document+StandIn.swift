extension Document {
  /// The element with an id: a stand-in until the tree builder keeps a table of them.
  func element(withID id: Bytes) -> Int? {
    elements.indices.first { element in
      value(.id, of: element).map { $0.count == id.count && $0.elementsEqual(id) } ?? false
    }
  }
}
