import Diagnostics
import Markup

/// Makes of md4c's events what more there is in our Markdown: alerts, figures, attributes, captions, definitions, footnotes and
/// abbreviations. What was not noticed while parsing is not looked for.
struct Refinement: ~Copyable {
  /// The text that was read, and what was synthesised.
  private(set) var bytes: [UInt8]
  let origins: Origins
  let notes: Notes
  private(set) var targets: [Target]
  let footnotes: [Footnote]
  var events: [Event]
  private(set) var directives: [Directive]
  let lookalikes: [Lookalike]
  private(set) var remarks: [Remark]
  /// The attributes of headings, by their places in `headings`.
  private(set) var headingAttributes: [Int: ElementAttributes] = [:]
  /// The attributes of links and images, by their places in `targets`.
  private(set) var targetAttributes: [Int: ElementAttributes] = [:]
  private(set) var footnoteReferences: [FootnoteReference] = []
  /// What the abbreviations in the text stand for.
  private(set) var abbreviations: [String] = []

  init(
    _ recorder: consuming EventRecorder, _ manuscript: Manuscript?, of file: [UInt8], signs: Signs,
    _ dialect: MarkdownDialect
  ) {
    let read = manuscript?.bytes ?? file
    bytes = recorder.synthesised.isEmpty ? read : read + recorder.synthesised
    origins = Origins(runs: manuscript?.runs ?? [], count: read.count)
    notes = recorder.notes
    targets = recorder.targets
    footnotes = manuscript?.footnotes ?? []
    events = recorder.events
    directives = manuscript?.directives ?? []
    lookalikes = manuscript?.lookalikes ?? []
    remarks = manuscript?.remarks ?? []
    if manuscript != nil { tightenLists(of: file) }
    readRawBlocks()
    readBraces()
    readHeadings()
    readAlerts()
    readFigures()
    readColons()
    if signs.addresses { readAddresses() }
    if dialect.emoji { readEmoji() }
    if signs.footnotes || manuscript?.abbreviations.isEmpty == false {
      readFootnotes(Abbreviations(manuscript?.abbreviations ?? [:]))
    }
    if signs.references { remarks += LinkRemarks.undefined(in: events, bytes, origins: origins) }
    remarks += LinkRemarks.all(notes, targets, targetAttributes, origins: origins)
  }

  mutating func replaceEvents(_ range: Range<Int>, by event: Event) {
    for index in range { events[index] = event }
  }
}

/// Attributes.
extension Refinement {
  private mutating func readBraces() {
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
  private func target(before index: Int) -> Int? {
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

  private mutating func readHeadings() {
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

/// Alerts and figures.
extension Refinement {
  private static let alerts = ["note", "tip", "important", "warning", "caution"]

  /// A quote that begins with `[!NOTE]` on a line of its own is a callout.
  private mutating func readAlerts() {
    for index in notes.quotes {
      guard let (kind, slice, isLine) = alertSign(ofQuote: index) else { continue }
      let isKnown = Self.alerts.contains(kind)
      guard isLine else {
        if isKnown {
          remark(
            "[!\(kind.uppercased())] has text behind it: this is a plain quote", at: slice,
            hint: "write the text on the next line of the quote")
        }
        continue
      }
      let isAlone = events[index + 3] == .end(.paragraph)
      // As for GitHub, there is no alert that says nothing.
      if isAlone, index + 4 < events.count, events[index + 4] == .end(.quote) { continue }
      guard isKnown else {
        if kind.utf8.allSatisfy(\.isASCIIAlphanumeric) {
          remark(
            "[!\(kind.uppercased())] is no known alert", at: slice,
            hint: NearMiss.question(kind.uppercased(), among: Self.alerts.map { $0.uppercased() })
              ?? "known are NOTE, TIP, IMPORTANT, WARNING and CAUTION")
        }
        continue
      }
      makeAlert(index, kind, slice)
      events[index + 2] = .text(.empty)
      events[index + 3] = .text(.empty)
      if isAlone { events[index + 1] = .text(.empty) }
    }
    for index in notes.innerQuotes {
      guard let (kind, slice, _) = alertSign(ofQuote: index), Self.alerts.contains(kind) else { continue }
      remark(
        "[!\(kind.uppercased())] stands in a list or another quote: this is a plain quote", at: slice,
        hint: "let the quote begin at the margin; @Callout(kind: \(kind)) may stand in a list")
    }
  }

  /// What a quote begins with in brackets, the text that begins with it, and whether nothing else stands in its line.
  private func alertSign(ofQuote index: Int) -> (kind: String, slice: Slice, isLine: Bool)? {
    guard index + 3 < events.count, events[index + 1] == .begin(.paragraph, 0),
      case .text(let slice) = events[index + 2], !slice.startsEscaped(in: bytes)
    else { return nil }
    let text = bytes[slice.range]
    guard text.starts(with: "[!".utf8), let close = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let kind = String(decoding: text[..<close].dropFirst(2), as: UTF8.self).lowercased()
    let isLine =
      switch events[index + 3] {
      case .softBreak, .hardBreak, .end(.paragraph): close == text.endIndex - 1
      default: false
      }
    return (kind, slice, isLine)
  }

  private mutating func remark(_ message: String, at slice: Slice, hint: String) {
    remarks.append(
      Remark(rule: "markdown/unknown-alert", message, at: origins[Int(slice.start)], hint: hint))
  }

  private mutating func makeAlert(_ start: Int, _ kind: String, _ slice: Slice) {
    let offset = Int(slice.start)
    var directive = Directive(name: "Callout", hasBody: true, offset: origins[offset])
    directive.arguments = [
      DirectiveArgument(
        name: "kind", value: .word(kind), offset: directive.offset, valueOffset: directive.offset)
    ]
    var depth = 0
    for index in start..<events.count {
      switch events[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0 {
        events[start] = .begin(.directive, Int32(directives.count))
        events[index] = .end(.directive)
        directives.append(directive)
        return
      }
    }
  }

  /// An image with a title alone in a paragraph is a figure with a caption.
  private mutating func readFigures() {
    for end in notes.lastImages {
      let last = end + 1 < events.count && isEmptyText(events[end + 1]) ? end + 2 : end + 1
      guard last < events.count, events[last] == .end(.paragraph), let target = target(before: end + 1),
        !targets[target].title.isEmpty
      else { continue }
      var depth = 0
      var start = end
      repeat {
        if case .end(.image) = events[start] { depth += 1 }
        if case .begin(.image, _) = events[start] { depth -= 1 }
        start -= 1
      } while depth > 0 && start > 0
      guard start >= 0, events[start] == .begin(.paragraph, 0) else { continue }
      events[start] = .begin(.figure, 0)
      events[last] = .end(.figure)
    }
  }

  private func isEmptyText(_ event: Event) -> Bool {
    if case .text(let slice) = event { slice.isEmpty } else { false }
  }
}

/// Captions and definitions.
extension Refinement {
  private mutating func readColons() {
    let colons = notes.colons.filter { startsWithColon($0) }
    if colons.isEmpty { return }
    events = ColonRewriting.rewrite(events, colons: colons)
  }

  private func startsWithColon(_ index: Int) -> Bool {
    guard case .text(let slice) = events[index], slice.range.count > 1, !slice.startsEscaped(in: bytes) else {
      return false
    }
    let next = bytes[Int(slice.start) + 1]
    return next == 0x20 || next == 0x09
  }
}

/// Addresses, emoji, footnotes and abbreviations.
extension Refinement {
  private mutating func readAddresses() {
    let reading = AddressReading(events, targets, bytes, count: origins.count)
    (events, targets, bytes) = (reading.events, reading.targets, reading.bytes)
  }

  private mutating func readEmoji() {
    let reading = EmojiReading(events, targets, bytes, origins: origins)
    (events, bytes) = (reading.events, reading.bytes)
    remarks += reading.remarks
  }

  private mutating func readFootnotes(_ abbreviations: Abbreviations) {
    var reading = FootnoteReading(
      footnotes: footnotes, bytes: bytes, abbreviations: abbreviations, origins: origins)
    events = reading.read(events)
    footnoteReferences = reading.references
    self.abbreviations = reading.meanings
    remarks += reading.remarks
  }
}
