import Markup

/// Makes links of the addresses that stand in texts, but for those in links, images and code.
///
/// The parser could find them itself, but before it knows where links and emphasis end: it cuts into both.
struct AddressReading: ~Copyable {
  private(set) var events: [Event]
  /// The text that was read, and what was synthesised.
  private(set) var bytes: [UInt8]
  private(set) var targets: [Target]
  /// How much of `bytes` was read.
  private let count: Int
  private let signs: [BareAddress.Sign]
  /// The first sign that nothing has been made of yet.
  private var nextSign = 0
  /// The events with the addresses; empty up to the first.
  private var output: [Event] = []
  private var isRewritten = false

  init(_ events: [Event], _ targets: [Target], _ bytes: [UInt8], count: Int) {
    self.events = events
    self.targets = targets
    self.bytes = bytes
    self.count = count
    signs = bytes.withUnsafeBufferPointer {
      BareAddress.signs(in: UnsafeBufferPointer(rebasing: $0[..<count]))
    }
    if signs.isEmpty { return }
    read()
    if isRewritten { self.events = output }
  }

  private mutating func read() {
    /// How many links and images are open, and whether a link in HTML is.
    var links = 0
    var isInTag = false
    var index = 0
    while index < events.count {
      let event = events[index]
      switch event {
      case .begin(.link, _), .begin(.image, _): links += 1
      case .end(.link), .end(.image): links -= 1
      case .markup(let slice): isInTag = isAnchorOpen(behind: slice, isInTag)
      case .text(let slice) where links == 0 && !isInTag && Int(slice.end) <= count:
        passSigns(before: Int(slice.start))
        if nextSign == signs.count, !isRewritten { return }
        if nextSign < signs.count, signs[nextSign].offset < Int(slice.end) {
          index = readText(slice, at: index)
          continue
        }
      default: break
      }
      if isRewritten { output.append(event) }
      index += 1
    }
  }

  private mutating func passSigns(before position: Int) {
    while nextSign < signs.count, signs[nextSign].offset < position { nextSign += 1 }
  }

  /// Whether the last tag of a link in raw HTML is one that starts it.
  private func isAnchorOpen(behind slice: Slice, _ wasOpen: Bool) -> Bool {
    var isOpen = wasOpen
    let markup = bytes[slice.range]
    var rest = markup
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let isEnd = rest.first == UInt8(ascii: "/")
      let name = isEnd ? rest.dropFirst() : rest
      let next = name.dropFirst().first ?? 0x20
      if let letter = name.first, letter | 0x20 == UInt8(ascii: "a"), !next.isASCIIAlphanumeric {
        isOpen = !isEnd
      }
    }
    return isOpen
  }

  /// Reads a text in which there are signs; the result is where the events go on.
  private mutating func readText(_ slice: Slice, at start: Int) -> Int {
    var index = start
    var rest = slice.range
    while nextSign < signs.count, signs[nextSign].offset < rest.upperBound {
      let sign = signs[nextSign]
      nextSign += 1
      let isAtStart =
        rest.lowerBound == slice.range.lowerBound && (start == 0 || !isWithinLine(events[start - 1]))
      guard sign.offset >= rest.lowerBound,
        let address = BareAddress.read(sign, in: bytes, rest, isAtStart: isAtStart)
      else { continue }
      let reach = reach(of: address, in: rest, at: index)
      if reach.isTooLong {
        passSigns(before: reach.position)
        continue
      }
      if !isRewritten {
        output.reserveCapacity(events.count + 32)
        output += events[..<start]
        isRewritten = true
      }
      append(rest.lowerBound..<address.start)
      append(reach, as: address)
      index = reach.event
      rest = reach.rest
      passSigns(before: rest.lowerBound)
    }
    if isRewritten {
      if rest == slice.range { output.append(events[index]) } else { append(rest) }
    }
    return index + 1
  }

  private func isWithinLine(_ event: Event) -> Bool {
    switch event {
    case .begin(let element, _), .end(let element): element.isInline
    case .softBreak, .hardBreak: false
    default: true
    }
  }

  private mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    output.append(.text(Slice(start: Int32(range.lowerBound), end: Int32(range.upperBound))))
  }

  private mutating func append(_ reach: AddressReach, as address: BareAddress) {
    output.append(.begin(.link, Int32(targets.count)))
    output += reach.pieces
    output.append(.end(.link))
    targets.append(
      Target(
        destination: destination(of: reach, address), title: .empty, offset: Int32(address.start),
        isImage: false,
        isAutolink: true, isBare: true))
  }

  /// The URL of an address: as it stands there, if it does.
  private mutating func destination(of reach: AddressReach, _ address: BareAddress) -> Slice {
    let scheme = address.scheme(in: bytes)
    if scheme.utf8CodeUnitCount == 0, reach.pieces.count == 1, case .text(let slice) = reach.pieces[0] {
      return slice
    }
    let start = Int32(bytes.count)
    scheme.withUTF8Buffer { bytes += $0 }
    for piece in reach.pieces {
      switch piece {
      case .text(let slice): bytes += Array(bytes[slice.range])
      case .reference(let slice): bytes += Array(PlainText.text(ofReference: bytes[slice.range]))
      default: break
      }
    }
    return Slice(start: start, end: Int32(bytes.count))
  }
}

extension AddressReading {
  /// How far an address reaches from where it starts in a run of the text of an event.
  private func reach(of address: BareAddress, in run: Range<Int>, at index: Int) -> AddressReach {
    if address.kind == .mail {
      return AddressReach(address.start..<address.end, leaving: address.end..<run.upperBound, of: index)
    }
    return AddressReach(from: address.start..<run.upperBound, of: index, in: events, bytes, count: count)
  }
}
