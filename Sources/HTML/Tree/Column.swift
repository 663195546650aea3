/// Plain values one behind the other, in memory that is reused from page to page.
///
/// It is a view: copies share the memory, and whoever made the first frees it. So it costs no count of references, and no
/// test whether it is shared, on each of the many writes of a page.
struct Column<Value: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Value>?
  private var capacity = 0
  private(set) var count = 0

  init() {}

  /// Gives the memory back. No copy may be used after that.
  func deallocate() { base?.deallocate() }

  /// Adds a value at the end.
  @inline(__always)
  mutating func append(_ value: Value) {
    if count == capacity { grow(to: count &+ 1) }
    (base.unsafelyUnwrapped + count).initialize(to: value)
    count &+= 1
  }

  /// Takes the last value away.
  @inline(__always)
  mutating func popLast() -> Value? {
    if count == 0 { return nil }
    count &-= 1
    return base.unsafelyUnwrapped[count]
  }

  /// Takes a value away; those behind it move up.
  mutating func remove(at index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    count &-= 1
    let place = base.unsafelyUnwrapped + index
    place.update(from: place + 1, count: count &- index)
  }

  /// Keeps the first values, and the memory.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: Swift.max(needed, 2 * capacity, 64))
    if let base {
      larger.update(from: base, count: count)
      base.deallocate()
    }
    base = larger
    capacity = Swift.max(needed, 2 * capacity, 64)
  }
}

extension Column: RandomAccessCollection, MutableCollection {
  @inline(__always) var startIndex: Int { 0 }
  @inline(__always) var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Value {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base.unsafelyUnwrapped[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base.unsafelyUnwrapped[index]
    }
  }
}
