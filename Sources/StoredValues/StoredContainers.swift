/// An optional that lies in memory.
package protocol StoredOptional: SendableMetatype {
  /// The type of what may be there.
  static var wrapped: Any.Type { get }

  /// Whether there is a value at `pointer`; if so, `body` is given where.
  static func unwrap(at pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) -> Bool
}

extension Optional: StoredOptional {
  /// The type of what may be there.
  package static var wrapped: Any.Type { Wrapped.self }

  /// Whether there is a value at `pointer`; if so, `body` is given where.
  package static func unwrap(at pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) -> Bool {
    guard isThere(at: pointer.assumingMemoryBound(to: Self.self)) else { return false }
    // What an optional holds lies where the optional starts; to take it out is to copy all of it.
    body(pointer)
    return true
  }
}

/// Whether an optional holds something. As it might hold what cannot be copied, it is not copied to be asked.
private func isThere<Wrapped: ~Copyable>(at pointer: UnsafePointer<Wrapped?>) -> Bool {
  switch pointer.pointee {
  case .none: false
  case .some: true
  }
}

/// The elements of a list, one after the other in memory.
package struct StoredElements {
  let start: UnsafeRawPointer
  /// How many they are.
  package let count: Int
  /// How many bytes there are from one element to the next.
  let stride: Int

  /// Where an element lies, by its number.
  package subscript(index: Int) -> UnsafeRawPointer { start + index * stride }
}

/// A list that lies in memory.
package protocol StoredList: SendableMetatype {
  /// The type of its elements.
  static var element: Any.Type { get }

  /// Gives `body` the elements of the list at `pointer`, unless there are none.
  static func visit(at pointer: UnsafeRawPointer, _ body: (StoredElements) -> Void)
}

extension Array: StoredList {
  /// The type of its elements.
  package static var element: Any.Type { Element.self }

  /// Gives `body` the elements of the list at `pointer`, unless there are none.
  package static func visit(at pointer: UnsafeRawPointer, _ body: (StoredElements) -> Void) {
    pointer.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress, !elements.isEmpty else { return }
      body(
        StoredElements(
          start: UnsafeRawPointer(start), count: elements.count, stride: MemoryLayout<Element>.stride))
    }
  }
}
