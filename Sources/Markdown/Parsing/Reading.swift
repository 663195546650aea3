import Diagnostics

/// The way from a file's bytes to events: a quick look, the manuscript if there is more than md4c knows, the parser, and what is
/// made of its events.
struct Reading: ~Copyable {
  /// How often a text is read again because what was corrected in it changed what follows.
  private static let mostRounds = 8

  /// The text that was read, followed by what was synthesised.
  let bytes: [UInt8]
  let fences: [Fence]
  /// The levels of headings.
  let levels: [UInt8]
  /// Whether there is raw HTML.
  let hasMarkup: Bool
  let refinement: Refinement
  let remarks: [Remark]
  /// Why the rest is missing.
  let excess: Excess?

  /// What the parser read of the file, or of a manuscript.
  private struct Round: ~Copyable {
    let recorder: EventRecorder
    let manuscript: Manuscript?
  }

  init(_ file: [UInt8], from start: Int, _ dialect: MarkdownDialect, endsAfterParagraph: Bool) {
    var signs = Signs()
    var excess: Excess?
    var remarks: [Remark] = []
    var best: Round?
    Self.guarded(file).withUnsafeBufferPointer { guarded in
      let source = UnsafeBufferPointer(rebasing: guarded[..<file.count])
      let start = Self.startOfText(in: source, from: start)
      if Excess.isTooLong(source) {
        excess = Excess(kind: .size, offset: 0)
      } else {
        signs = Signs(in: UnsafeBufferPointer(rebasing: source[start...]), dialect)
        excess = Excess.find(in: source, from: start, signs)
      }
      if excess != nil { return }
      if signs.definitions, !endsAfterParagraph { remarks = LinkRemarks.duplicates(in: source, from: start) }
      var corrections: [Correction] = []
      var readsItems = true
      var rounds = 0
      // What is told of the round before, if it is no more seen in this one.
      var mistakes: [Remark] = []
      while true {
        let edited =
          signs.asksForEditing || !corrections.isEmpty
          ? ManuscriptEditor.edit(source, from: start, corrections, dialect, readsItems: readsItems) : nil
        let recorder =
          edited.map { Self.parse($0, dialect, endsAfterParagraph: endsAfterParagraph) }
          ?? MarkdownParser.parse(source, start: start, dialect, endsAfterParagraph: endsAfterParagraph)
        if let edited, !recorder.hasAllMarks, !endsAfterParagraph {
          // What was read before it was corrected is right, or the items of lists are not what they look like.
          if best != nil || !readsItems { break }
          readsItems = false
          let plain = ManuscriptEditor.edit(source, from: start, corrections, dialect, readsItems: false)
          remarks += Self.remarks(for: edited.directives, leftOutOf: plain.directives)
          continue
        }
        remarks += mistakes
        let more = recorder.misreadings.filter { !$0.corrections.isEmpty }
        best = Round(recorder: recorder, manuscript: edited)
        if more.isEmpty || endsAfterParagraph || rounds == Self.mostRounds { break }
        let origins = Origins(runs: edited?.runs ?? [], count: edited?.bytes.count ?? source.count)
        mistakes = more.filter(\.isMistake).map { $0.remark(origins) }
        corrections += more.flatMap(\.corrections).map { $0.traced(by: origins) }
        corrections.sort { $0.range.lowerBound < $1.range.lowerBound }
        rounds += 1
      }
      if best != nil { return }
      remarks.append(
        Remark(
          rule: "markdown/directive-syntax",
          "a footnote, directive or formula stands where code or HTML before it is not closed", at: start,
          hint: "close every fence and every comment"))
      best = Round(
        recorder: MarkdownParser.parse(
          source, start: start, dialect, endsAfterParagraph: endsAfterParagraph), manuscript: nil)
    }
    let round = best.take() ?? Round(recorder: EventRecorder(), manuscript: nil)
    let misreadings = round.recorder.misreadings
    let recorderExcess = round.recorder.excess ?? round.recorder.depthExcess
    fences = round.recorder.fences
    levels = round.recorder.levels
    hasMarkup = round.recorder.hasMarkup
    let refinement = Refinement(round.recorder, round.manuscript, of: file, signs: signs, dialect)
    bytes = refinement.bytes
    let origins = refinement.origins
    self.excess = excess ?? recorderExcess.map { Excess(kind: $0.kind, offset: origins[$0.offset]) }
    self.remarks =
      misreadings.map { $0.remark(origins) } + remarks + refinement.remarks
    self.refinement = refinement
  }

  /// What is told of directives that stand in no item of a list although they look like it.
  private static func remarks(for directives: [Directive], leftOutOf read: [Directive]) -> [Remark] {
    let offsets = Set(read.map(\.offset))
    return directives.filter { !offsets.contains($0.offset) }.map { directive in
      Remark(
        rule: "markdown/directive-syntax",
        "@\(directive.name) is indented, and in no item of a list: it is text", at: directive.offset,
        hint: "let it stand at the margin, or where the text of the item does")
    }
  }

  private static func parse(
    _ manuscript: Manuscript, _ dialect: MarkdownDialect, endsAfterParagraph: Bool
  ) -> EventRecorder {
    var recorder = EventRecorder()
    guarded(manuscript.bytes).withUnsafeBufferPointer { bytes in
      recorder = MarkdownParser.parse(
        UnsafeBufferPointer(rebasing: bytes[..<manuscript.bytes.count]), start: 0, dialect,
        endsAfterParagraph: endsAfterParagraph, marks: manuscript.marks)
    }
    return recorder
  }

  /// md4c 0.4.8 looks at the byte behind its text where a line ends there without a line end.
  private static func guarded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
  }

  /// A byte order mark is no text.
  private static func startOfText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let start = min(max(0, start), bytes.count)
    return bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
  }
}
