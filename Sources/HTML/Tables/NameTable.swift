/// Numbers for names: an open-addressed hash table over bytes that is built once.
struct NameTable: Sendable {
  /// The names by their numbers, in lower case; the first, number 0, stands for all names that nobody knows.
  let names: [String]
  private let bytes: [[UInt8]]
  /// Numbers by hash; 0 is an empty place.
  private let slots: [UInt16]
  private let mask: Int

  /// Numbers names in their order from 1; the second of two equal ones is left out.
  init(_ list: some Sequence<String>) {
    var names = [""]
    var numbers: Set<String> = []
    for name in list where numbers.insert(name).inserted { names.append(name) }
    var size = 64
    while size < names.count * 4 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (number, name) in names.enumerated().dropFirst() {
      var slot = Self.hash(Array(name.utf8)) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(number)
    }
    self.names = names
    self.bytes = names.map { Array($0.utf8) }
    self.slots = slots
    mask = size - 1
  }

  /// The number of a name in lower case; 0 if the table does not have it.
  func number(of name: Bytes) -> Int {
    var slot = Self.hash(name) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot])
      if bytes[number].count == name.count, bytes[number].elementsEqual(name) { return number }
      slot = (slot + 1) & mask
    }
    return 0
  }

  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
