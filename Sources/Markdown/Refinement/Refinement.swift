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
  var directives: [Directive]
  let lookalikes: [Lookalike]
  var remarks: [Remark]
  /// The attributes of headings, by their places in `headings`.
  var headingAttributes: [Int: ElementAttributes] = [:]
  /// The attributes of links and images, by their places in `targets`.
  var targetAttributes: [Int: ElementAttributes] = [:]
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
    if signs.formulas { tellLostFormulas() }
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
