/// How far an address reaches: up to space or `<`, over references, escapes, and emphasis that begins and ends in it, whose marks
/// are meant as they are written. What ends a sentence or its parentheses is none of it.
struct AddressReach {
  /// How long an address may be, and of how many events: each of many addresses may be looked at to its end.
  private static let longest = 4096
  private static let mostEvents = 256

  /// A part of it: the text, and the event, of which it is taken, and where that ends.
  private struct Piece {
    var text: Event
    var event: Int
    var end: Int
  }

  private var parts: [Piece] = []
  /// Where it ends.
  private(set) var position: Int
  /// Whether nothing is read of it because it is too long.
  private(set) var isTooLong = false
  /// Where the last emphasis ends.
  private var kept = 0

  /// An address that is known.
  init(_ range: Range<Int>, leaving rest: Range<Int>, of event: Int) {
    position = range.upperBound
    append(range, of: event, endingAt: rest.upperBound)
  }

  /// Follows an address from the start of `run`, which is a part of the text of an event.
  init(from run: Range<Int>, of event: Int, in events: [Event], _ bytes: [UInt8], count: Int) {
    position = run.lowerBound
    isTooLong =
      !follow(run, of: event, in: events, bytes, count: count) || position - run.lowerBound > Self.longest
    if !isTooLong { trim(bytes) }
  }

  /// Reads events as long as they continue the address; false if there are too many.
  private mutating func follow(
    _ run: Range<Int>, of start: Int, in events: [Event], _ bytes: [UInt8], count: Int
  ) -> Bool {
    var depth = 0
    /// The address up to emphasis that is open.
    var closed = self
    var goesOn = take(run, of: start, bytes)
    var index = start + 1
    while goesOn, index < events.count {
      guard index - start < Self.mostEvents, position - run.lowerBound <= Self.longest else { return false }
      switch events[index] {
      case .text(let slice):
        goesOn = continues(at: slice, bytes, count) && take(slice.range, of: index, bytes)
      case .reference(let slice):
        goesOn = continues(at: slice, bytes, count)
        if goesOn {
          position = Int(slice.end)
          parts.append(Piece(text: events[index], event: index, end: position))
        }
      case .begin(let element, _):
        if depth == 0 { closed = self }
        goesOn = takeMark(of: element, at: index, bytes)
        if goesOn { depth += 1 }
      case .end(let element):
        goesOn = depth > 0 && takeMark(of: element, at: index, bytes)
        if goesOn { depth -= 1 }
        if goesOn, depth == 0 { kept = position }
      default: goesOn = false
      }
      index += 1
    }
    if depth > 0 { self = closed }
    return true
  }

  /// Whether a text follows at once, or behind the backslash of an escape.
  private func continues(at slice: Slice, _ bytes: [UInt8], _ count: Int) -> Bool {
    let start = Int(slice.start)
    return Int(slice.end) <= count
      && (start == position || start == position + 1 && bytes[position] == UInt8(ascii: "\\"))
  }

  /// Takes a text up to what ends an address; false if something does.
  private mutating func take(_ range: Range<Int>, of index: Int, _ bytes: [UInt8]) -> Bool {
    // A byte more than an address may have tells that it is too long.
    let reach = range.prefix(Self.longest + 1)
    let end =
      reach.first { place in
        bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "<")
          || bytes[place] == UInt8(ascii: "[") && place + 1 < range.upperBound
            && bytes[place + 1] == UInt8(ascii: "^")
      } ?? reach.upperBound
    append(range.lowerBound..<end, of: index, endingAt: range.upperBound)
    return end == range.upperBound
  }

  /// Takes the mark with which emphasis begins or ends.
  private mutating func takeMark(of element: Element, at index: Int, _ bytes: [UInt8]) -> Bool {
    let mark = position < bytes.count ? bytes[position] : 0
    guard "*_~".utf8.contains(mark) else { return false }
    let isDouble = position + 1 < bytes.count && bytes[position + 1] == mark
    let length: Int
    switch element {
    case .emphasis: length = 1
    case .strong where isDouble: length = 2
    case .deletion: length = isDouble ? 2 : 1
    default: return false
    }
    append(position..<(position + length), of: index, endingAt: position + length)
    return true
  }

  private mutating func append(_ range: Range<Int>, of event: Int, endingAt end: Int) {
    if range.isEmpty { return }
    position = range.upperBound
    var start = Int32(range.lowerBound)
    if case .text(let last)? = parts.last?.text, last.end == start {
      start = last.start
      parts.removeLast()
    }
    parts.append(Piece(text: .text(Slice(start: start, end: Int32(position))), event: event, end: end))
  }

  /// Its text and references.
  var pieces: [Event] { parts.map(\.text) }

  /// The last event of which it takes something.
  var event: Int { parts.last?.event ?? 0 }

  /// What it leaves of that event.
  var rest: Range<Int> { position..<max(position, parts.last?.end ?? 0) }
}

/// What is left out at its end.
extension AddressReach {
  /// How many parentheses and brackets there are.
  private struct Balance {
    var round = 0
    var square = 0

    mutating func read(_ byte: UInt8, _ step: Int = 1) {
      switch byte {
      case UInt8(ascii: "("): round += step
      case UInt8(ascii: ")"): round -= step
      case UInt8(ascii: "["): square += step
      case UInt8(ascii: "]"): square -= step
      default: break
      }
    }
  }

  private mutating func trim(_ bytes: [UInt8]) {
    var balance = Balance()
    for part in parts {
      if case .text(let slice) = part.text { for byte in bytes[slice.range] { balance.read(byte) } }
    }
    while let last = parts.last, position > kept {
      switch last.text {
      case .reference(let slice):
        guard bytes[Int(slice.start) + 1].isASCIILetter else { return }
        parts.removeLast()
      case .text(let slice):
        position = end(of: slice, &balance, bytes)
        if position > Int(slice.start) {
          parts[parts.count - 1].text = .text(Slice(start: slice.start, end: Int32(position)))
          return
        }
        parts.removeLast()
      default: return
      }
      if case .text(let slice)? = parts.last?.text { position = Int(slice.end) }
      if case .reference(let slice)? = parts.last?.text { position = Int(slice.end) }
    }
  }

  /// Where a text at the end of an address ends without what belongs to the sentence.
  private func end(of slice: Slice, _ balance: inout Balance, _ bytes: [UInt8]) -> Int {
    let start = max(Int(slice.start), kept)
    var end = Int(slice.end)
    while end > start {
      let byte = bytes[end - 1]
      switch byte {
      case UInt8(ascii: ")") where balance.round < 0, UInt8(ascii: "]") where balance.square < 0:
        balance.read(byte, -1)
        end -= 1
      case _ where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
      case UInt8(ascii: ";"):
        var name = end - 1
        while name > start, bytes[name - 1].isASCIILetter { name -= 1 }
        let isReference = name < end - 1 && name > start && bytes[name - 1] == UInt8(ascii: "&")
        end = isReference ? name - 1 : end - 1
      default: return end
      }
    }
    return end
  }
}
