import Diagnostics

/// The way from a file's bytes to events: a quick look, the manuscript if there is more than md4c knows, the parser, and what is
/// made of its events.
struct Reading {
  /// The text that was read, followed by what was synthesised.
  let bytes: [UInt8]
  let recorder: EventRecorder
  let refinement: Refinement
  let remarks: [Remark]
  /// Why the rest is missing.
  let excess: Excess?

  init(_ file: [UInt8], from start: Int, _ dialect: MarkdownDialect, endsAfterParagraph: Bool) {
    var signs = Signs()
    var excess: Excess?
    var manuscript: Manuscript?
    var remarks: [Remark] = []
    let recorder = Self.guarded(file).withUnsafeBufferPointer { guarded in
      let source = UnsafeBufferPointer(rebasing: guarded[..<file.count])
      let start = Self.startOfText(in: source, from: start)
      if Excess.isTooLong(source) {
        excess = Excess(kind: .size, offset: 0)
      } else {
        signs = Signs(in: UnsafeBufferPointer(rebasing: source[start...]))
        excess = Excess.find(in: source, from: start, signs)
      }
      if excess != nil {
        return MarkdownParser.parse(UnsafeBufferPointer(rebasing: source[..<0]), start: 0)
      }
      if signs.definitions, !endsAfterParagraph { remarks = LinkRemarks.duplicates(in: source, from: start) }
      var readsItems = true
      if signs.asksForEditing {
        var edited = ManuscriptEditor.edit(source, from: start, mendsTables: false, readsItems: true)
        var recorder = Self.parse(edited, dialect, endsAfterParagraph: endsAfterParagraph)
        if !recorder.hasAllMarks, !endsAfterParagraph {
          readsItems = false
          let read = edited.directives
          edited = ManuscriptEditor.edit(source, from: start, mendsTables: false, readsItems: false)
          recorder = Self.parse(edited, dialect, endsAfterParagraph: false)
          remarks += Self.remarks(for: read, leftOutOf: edited.directives)
        }
        if recorder.hasAllMarks || endsAfterParagraph, recorder.tableMistakes.isEmpty {
          manuscript = edited
          return recorder
        }
      }
      let plain = MarkdownParser.parse(source, start: start, dialect, endsAfterParagraph: endsAfterParagraph)
      guard signs.asksForEditing || !plain.tableMistakes.isEmpty, !endsAfterParagraph else { return plain }
      let mended = ManuscriptEditor.edit(source, from: start, mendsTables: true, readsItems: readsItems)
      let recorder = Self.parse(mended, dialect, endsAfterParagraph: false)
      if recorder.hasAllMarks {
        manuscript = mended
        return recorder
      }
      remarks.append(
        Remark(
          rule: "markdown/directive-syntax",
          "a footnote or directive stands where code or HTML before it is not closed", at: start,
          hint: "close every fence and every comment"))
      return plain
    }
    let read = manuscript?.bytes ?? file
    bytes = recorder.synthesised.isEmpty ? read : read + recorder.synthesised
    let refinement = Refinement(recorder, manuscript, signs: signs, bytes: bytes)
    let origins = refinement.origins
    self.excess = excess ?? recorder.excess.map { Excess(kind: $0.kind, offset: origins[$0.offset]) }
    let mistakes = recorder.tableMistakes.map { mistake in
      Remark(
        rule: "markdown/table", mistake.message, at: origins[Int(mistake.offset)], hint: mistake.hint)
    }
    self.remarks = mistakes + remarks + refinement.remarks
    self.recorder = recorder
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
    guarded(manuscript.bytes).withUnsafeBufferPointer { bytes in
      MarkdownParser.parse(
        UnsafeBufferPointer(rebasing: bytes[..<manuscript.bytes.count]), start: 0, dialect,
        endsAfterParagraph: endsAfterParagraph, marks: manuscript.marks)
    }
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
