/// Numbers for names: an open-addressed hash table over bytes that is built once.
struct NameTable: Sendable {
  /// A place of the table; free where the number is 0.
  private struct Slot {
    var hash: UInt32 = 0
    var number: UInt16 = 0
  }

  /// The names by their numbers, in lower case; the first, number 0, stands for all names that nobody knows.
  let names: [String]
  /// The bytes of all names, one behind the other, and where each starts.
  private let bytes: [UInt8]
  private let starts: [Int]
  private let slots: [Slot]
  private let mask: Int

  /// Numbers names in their order from 1; the second of two equal ones is left out.
  init(_ list: some Collection<String>) {
    var size = 64
    while size < list.count * 4 { size *= 2 }
    var names = [""]
    var bytes: [UInt8] = []
    var starts = [0, 0]
    var slots = [Slot](repeating: Slot(), count: size)
    for name in list {
      let first = bytes.count
      bytes += name.utf8
      let hash = Self.hash(bytes[first...])
      var slot = Int(hash) & (size - 1)
      while slots[slot].number != 0, slots[slot].hash != hash || names[Int(slots[slot].number)] != name {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot].number != 0 {
        bytes.removeLast(bytes.count - first)
      } else {
        slots[slot] = Slot(hash: hash, number: UInt16(truncatingIfNeeded: names.count))
        names.append(name)
        starts.append(bytes.count)
      }
    }
    self.names = names
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
    mask = size - 1
  }

  /// The number of a name in lower case; 0 if the table does not have it.
  func number(of name: Bytes) -> Int {
    let hash = Self.hash(name)
    var slot = Int(hash) & mask
    while slots[slot].number != 0 {
      if slots[slot].hash == hash, isName(Int(slots[slot].number), name) { return Int(slots[slot].number) }
      slot = (slot + 1) & mask
    }
    return 0
  }

  @inline(__always)
  private func isName(_ number: Int, _ name: Bytes) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == name.count else { return false }
    for index in 0..<name.count where bytes[start + index] != name[index] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}
