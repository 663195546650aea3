/// The words of a site by their bytes, each with the pages in which it stands.
struct WordTable {
  /// Where a word stands on a page.
  struct Place {
    let page: Int32
    /// The heading below which it counts most, counted from 1; 0 for what stands before the first.
    var section: Int32
    /// How much it counts there.
    var best: Int32
    /// How much it counts on the page.
    var points: Int32
  }

  private struct Slot {
    var hash: UInt64 = 0
    /// The number of the word; negative for an empty slot.
    var word: Int32 = -1
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 12)
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The places of each word, by its number, ordered by pages.
  private(set) var places: [[Place]] = []

  /// How many words there are.
  var count: Int { ends.count }

  /// The bytes of a word.
  subscript(word: Int) -> ArraySlice<UInt8> { bytes[(word == 0 ? 0 : ends[word - 1])..<ends[word]] }

  /// Adds a word that stands on a page, which is not before that of any word added already.
  mutating func add(_ word: [UInt8], page: Int32, section: Int32, points: Int32) {
    let number = number(of: word)
    guard let last = places[number].last, last.page == page else {
      return places[number].append(Place(page: page, section: section, best: points, points: points))
    }
    let index = places[number].count - 1
    places[number][index].points += points
    if points > last.best {
      places[number][index].best = points
      places[number][index].section = section
    }
  }

  private mutating func number(of word: [UInt8]) -> Int {
    // FNV-1a: the table lives as long as one plan, of content that its author knows.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].word >= 0 {
      let number = Int(slots[index].word)
      if slots[index].hash == hash, self[number].elementsEqual(word) { return number }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(hash: hash, word: Int32(truncatingIfNeeded: count))
    bytes += word
    ends.append(bytes.count)
    places.append([])
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    var larger = [Slot](repeating: Slot(), count: slots.count * 2)
    for slot in slots where slot.word >= 0 {
      var index = Int(truncatingIfNeeded: slot.hash) & (larger.count - 1)
      while larger[index].word >= 0 { index = (index + 1) & (larger.count - 1) }
      larger[index] = slot
    }
    slots = larger
  }
}
