/// Numbers for names: an open-addressed hash table over bytes that is built once.
final class NameTable: Sendable {
  /// A name as numbers: names of up to sixteen bytes are the same if these are.
  private struct Key: Equatable, Sendable {
    var count = 0
    /// The bytes of the start and of the end of the name, which may overlap.
    var first: UInt64 = 0
    var last: UInt64 = 0

    @inline(__always)
    init(_ name: Bytes) {
      count = name.count
      if count >= 8 {
        first = name.word(at: 0)
        last = name.word(at: count &- 8)
      } else if count >= 4 {
        first = UInt64(name.halfWord(at: 0))
        last = UInt64(name.halfWord(at: count &- 4))
      } else if count > 0 {
        first = UInt64(name[0]) | UInt64(name[count >> 1]) << 8 | UInt64(name[count &- 1]) << 16
      }
    }

    init() {}

    @inline(__always) var hash: Int {
      let mixed =
        (first ^ (last << 23 | last >> 41) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 40)
    }
  }

  /// A place of the table; free where the number is 0.
  private struct Slot: Sendable {
    var key = Key()
    var number = 0
  }

  /// The names by their numbers, in lower case; the first, number 0, stands for all names that nobody knows.
  let names: [String]
  /// The bytes of the names that are longer than their keys tell, by their numbers.
  private let longNames: [Int: [UInt8]]
  private let slots: [Slot]
  private let mask: Int

  /// Numbers names in their order from 1; the second of two equal ones is left out.
  init(_ list: some Collection<String>) {
    var size = 64
    while size < list.count * 4 { size *= 2 }
    var names = [""]
    var longNames: [Int: [UInt8]] = [:]
    var slots = [Slot](repeating: Slot(), count: size)
    for name in list {
      let bytes = Array(name.utf8)
      let key = bytes.withUnsafeBufferPointer { Key(Bytes($0)) }
      var slot = key.hash & (size - 1)
      while slots[slot].number != 0, slots[slot].key != key || names[slots[slot].number] != name {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot].number != 0 { continue }
      slots[slot] = Slot(key: key, number: names.count)
      if bytes.count > 16 { longNames[names.count] = bytes }
      names.append(name)
    }
    self.names = names
    self.longNames = longNames
    self.slots = slots
    mask = size - 1
  }

  /// The number of a name as the tables write it, with capitals or not; 0 if the table does not have it.
  func number(ofSpelling name: String) -> Int {
    var name = name
    return name.withUTF8 { bytes in
      let number = number(of: Bytes(bytes))
      // What has capitals is not in the table, so most names are looked up once.
      return number == 0
        ? bytes.map(\.lowercase).withUnsafeBufferPointer { self.number(of: Bytes($0)) } : number
    }
  }

  /// The number of a name in lower case; 0 if the table does not have it.
  @inline(__always)
  func number(of name: Bytes) -> Int {
    let key = Key(name)
    var index = key.hash & mask
    while true {
      let slot = slots[index]
      if slot.number == 0 { return 0 }
      if slot.key == key, key.count <= 16 || isName(slot.number, name) { return slot.number }
      index = (index &+ 1) & mask
    }
  }

  @inline(never)
  private func isName(_ number: Int, _ name: Bytes) -> Bool {
    longNames[number].map { name.elementsEqual($0) } ?? false
  }
}
