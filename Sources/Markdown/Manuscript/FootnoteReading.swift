import Diagnostics

/// A place in a text that refers to a footnote.
struct FootnoteReference: Hashable, Sendable {
  /// The footnote's number, from 1.
  let number: Int
  /// Which of the references to the same footnote it is, from 1.
  let use: Int
}

/// Finds references to footnotes, and abbreviations, in a document's texts, and puts the footnotes to its end, in the order in
/// which they are first referred to.
struct FootnoteReading {
  /// How often a similar label is looked for: nobody reads more.
  private static let mostSuggestions = 20

  private let footnotes: [Footnote]
  private let bytes: [UInt8]
  private let abbreviations: Abbreviations
  private let origins: Origins
  /// The definitions by their keys.
  private let keys: [String: Int]
  /// The numbers of definitions.
  private var numbers: [Int: Int] = [:]
  /// The definitions in the order of their numbers.
  private var order: [Int] = []
  private var uses: [Int] = []
  private(set) var references: [FootnoteReference] = []
  private(set) var meanings: [String] = []
  private(set) var remarks: [Remark] = []

  init(
    footnotes: [Footnote], bytes: [UInt8], abbreviations: Abbreviations, origins: Origins
  ) {
    self.footnotes = footnotes
    self.bytes = bytes
    self.abbreviations = abbreviations
    self.origins = origins
    keys = Dictionary(
      footnotes.enumerated().map { (Footnote.key($1.label), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func read(_ events: [Event]) -> [Event] {
    let (text, bodies) = divide(events)
    var result = rewritten(text[...])
    guard !order.isEmpty else {
      remarkUnused()
      return result
    }
    result.append(.begin(.footnotes, 0))
    var place = 0
    var written: [[Event]] = []
    while place < order.count {
      written.append(rewritten(bodies[order[place]] ?? []))
      place += 1
    }
    for (number, body) in zip(Int32(1)..., written) { append(body, number, to: &result) }
    result.append(.end(.footnotes))
    remarkUnused()
    return result
  }

  private func append(_ body: [Event], _ number: Int32, to result: inout [Event]) {
    result.append(.begin(.footnote, number))
    if body.last == .end(.paragraph) {
      result += body.dropLast()
      result += [.backlinks(number), .end(.paragraph)]
    } else {
      result += body
      result.append(.backlinks(number))
    }
    result.append(.end(.footnote))
  }

  /// How often each footnote is referred to, in the order of their numbers.
  private func divide(_ events: [Event]) -> (text: [Event], bodies: [Int: ArraySlice<Event>]) {
    var text: [Event] = []
    var bodies: [Int: ArraySlice<Event>] = [:]
    var start: (index: Int, number: Int)?
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(.footnote, let number): start = (index + 1, Int(number))
      case .end(.footnote):
        if let start { bodies[start.number] = events[start.index..<index] }
        start = nil
      default: if start == nil { text.append(event) }
      }
    }
    return (text, bodies)
  }

  private mutating func remarkUnused() {
    for (index, footnote) in footnotes.enumerated()
    where numbers[index] == nil && keys[Footnote.key(footnote.label)] == index {
      remarks.append(
        Remark(
          rule: "markdown/unused-footnote", "nothing refers to the footnote \"\(footnote.label)\"",
          at: footnote.offset, hint: "write [^\(footnote.label)] where it belongs, or leave it out"))
    }
  }

  /// Events with the texts divided: what stands in links and images stays.
  private mutating func rewritten(_ events: ArraySlice<Event>) -> [Event] {
    var result: [Event] = []
    result.reserveCapacity(events.count)
    var closed = 0
    for event in events {
      switch event {
      case .begin(.link, _), .begin(.image, _): closed += 1
      case .end(.link), .end(.image): closed -= 1
      case .text(let slice) where closed == 0:
        divide(slice, into: &result)
        continue
      default: break
      }
      result.append(event)
    }
    return result
  }

  private mutating func divide(_ slice: Slice, into result: inout [Event]) {
    var start = slice.range.lowerBound
    let end = slice.range.upperBound
    var position = start
    while position + 3 < end {
      guard bytes[position] == UInt8(ascii: "["), bytes[position + 1] == UInt8(ascii: "^"),
        position > slice.range.lowerBound || !slice.startsEscaped(in: bytes)
      else {
        position += 1
        continue
      }
      let label = bytes[(position + 2)..<end].prefix(while: Footnote.isLabelByte)
      let close = label.endIndex
      guard !label.isEmpty, close < end, bytes[close] == UInt8(ascii: "]") else {
        position = max(position + 1, close)
        continue
      }
      if let reference = reference(to: String(decoding: label, as: UTF8.self), at: position) {
        abbreviate(start..<position, into: &result)
        result.append(reference)
        start = close + 1
      }
      position = close + 1
    }
    abbreviate(start..<end, into: &result)
  }

  private mutating func reference(to label: String, at offset: Int) -> Event? {
    guard let index = keys[Footnote.key(label)] else {
      remarks.append(
        Remark(
          rule: "markdown/unknown-footnote", "there is no footnote \"\(label)\"", at: origins[offset],
          hint: (remarks.count < Self.mostSuggestions
            ? NearMiss.question(label, among: footnotes.map(\.label)) : nil)
            ?? "write [^\(label)]: and its text on a line of its own"))
      return nil
    }
    let number = numbers[index] ?? order.count + 1
    if numbers[index] == nil {
      numbers[index] = number
      order.append(index)
      uses.append(0)
    }
    uses[number - 1] += 1
    references.append(FootnoteReference(number: number, use: uses[number - 1]))
    return .footnoteReference(Int32(references.count - 1))
  }

  private mutating func abbreviate(_ range: Range<Int>, into result: inout [Event]) {
    var start = range.lowerBound
    while let (found, meaning) = abbreviations.next(in: bytes, start..<range.upperBound) {
      append(start..<found.lowerBound, to: &result)
      result.append(.begin(.abbreviation, Int32(meanings.count)))
      meanings.append(meaning)
      append(found, to: &result)
      result.append(.end(.abbreviation))
      start = found.upperBound
    }
    append(start..<range.upperBound, to: &result)
  }

  private func append(_ range: Range<Int>, to result: inout [Event]) {
    if !range.isEmpty {
      result.append(.text(Slice(start: Int32(range.lowerBound), end: Int32(range.upperBound))))
    }
  }
}
