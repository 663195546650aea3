import Markup

/// Attributes.
extension Refinement {
  mutating func readBraces() {
    for index in notes.braces {
      guard case .text(let slice) = events[index], !slice.startsEscaped(in: bytes),
        ElementAttributes.mayBegin(attributes(at: Int(slice.start))), let target = target(before: index),
        let list = takeAttributes(
          at: Int(slice.start), in: index, of: targets[target].isImage ? .image : .link)
      else { continue }
      targetAttributes[target] = list
    }
  }

  /// The link or image that ends before an event.
  func target(before index: Int) -> Int? {
    guard case .end(let element) = events[index - 1] else { return nil }
    var depth = 0
    for event in events[..<index].reversed() {
      switch event {
      case .end(element): depth += 1
      case .begin(element, let number):
        depth -= 1
        if depth == 0 { return Int(number) }
      default: break
      }
    }
    return nil
  }

  mutating func readHeadings() {
    for last in notes.headings {
      guard case .text(let slice) = events[last],
        let (index, open) = attributes(endingAt: Int(slice.end), in: last),
        let list = takeAttributes(at: open, in: index, of: .heading)
      else { continue }
      let begin = events[..<index].lastIndex { if case .begin(.heading, _) = $0 { true } else { false } }
      guard let begin, case .begin(_, let number) = events[begin] else { continue }
      headingAttributes[Int(number)] = list
      if case .text(let rest) = events[index] {
        let text = bytes[rest.range]
        let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
        events[index] = .text(Slice(start: rest.start, end: Int32(end)))
      }
    }
  }

  /// The event of a heading, and the brace in its text, from which attributes reach to its end.
  private func attributes(endingAt end: Int, in last: Int) -> (event: Int, open: Int)? {
    var depth = 0
    for index in (0...last).reversed() {
      switch events[index] {
      case .begin(.heading, _): return nil
      case .begin: depth -= 1
      case .end: depth += 1
      case .text(let slice) where depth == 0:
        var text = bytes[slice.range]
        if slice.startsEscaped(in: bytes) { text = text.dropFirst() }
        while let open = text.lastIndex(of: UInt8(ascii: "{")) {
          let list = attributes(at: open)
          if ElementAttributes.mayBegin(list), ElementAttributes.close(of: list) == end - 1 {
            return (index, open)
          }
          text = text[..<open]
        }
      default: break
      }
    }
    return nil
  }

  /// What may be attributes: the line from a brace on.
  private func attributes(at open: Int) -> ArraySlice<UInt8> {
    let line = bytes[min(open, origins.count)..<origins.count].prefix(ElementAttributes.longest)
    return line.prefix { $0 != 0x0A && $0 != 0x0D }
  }

  /// Reads the attributes that begin with a brace in the text of an event, and takes them out of the events.
  private mutating func takeAttributes(
    at open: Int, in index: Int, of bearer: ElementAttributes.Bearer
  ) -> ElementAttributes? {
    do throws(ElementAttributes.Fault) {
      guard let close = ElementAttributes.close(of: attributes(at: open)) else {
        throw ElementAttributes.Fault(
          offset: open, message: "the brace of these attributes is not closed", hint: "add }")
      }
      let list = try ElementAttributes(bytes, open..<(close + 1), of: bearer)
      guard takeOut(open..<(close + 1), from: index) else {
        throw ElementAttributes.Fault(
          offset: open, message: "there is markup in these attributes that is no value, or reaches out of it",
          hint: "leave it out, or write \\{ where they are text")
      }
      return list
    } catch {
      remarks.append(
        Remark(rule: "markdown/attributes", error.message, at: origins[error.offset], hint: error.hint))
      return nil
    }
  }

  /// Takes a part of the source that begins in the text of an event out of the events: what a value has in quotation marks may
  /// have been read as code or emphasis. False where links or what begins or ends outside reaches into it.
  private mutating func takeOut(_ range: Range<Int>, from first: Int) -> Bool {
    guard case .text(let text) = events[first] else { return false }
    var depth = 0
    for index in first..<events.count {
      switch events[index] {
      case .begin(.link, _), .begin(.image, _), .softBreak, .hardBreak: return false
      case .begin: depth += 1
      case .end: depth -= 1
      case .text(let slice) where depth == 0 && Int(slice.end) >= range.upperBound:
        replaceEvents(first..<index, by: .text(.empty))
        events[index] = .text(Slice(start: Int32(range.upperBound), end: slice.end))
        if text.start < range.lowerBound {
          events[first] = .text(Slice(start: text.start, end: Int32(range.lowerBound)))
        }
        return true
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }
}
