import CMD4C
import Markup

/// The door to md4c, which calls back for each part of a document.
enum MarkdownParser {
  /// Reads `source` from `start` on; with `endsAfterParagraph` up to the end of the first paragraph with
  /// text.
  static func parse(
    _ source: UnsafeBufferPointer<UInt8>, start: Int, _ dialect: MarkdownDialect = MarkdownDialect(),
    endsAfterParagraph: Bool = false, marks: [Manuscript.Mark] = []
  ) -> EventRecorder {
    var recorder = EventRecorder(
      source: source, start: start, endsAfterParagraph: endsAfterParagraph, marks: marks)
    var parser = MD_PARSER()
    parser.flags = UInt32(
      MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS
        | (dialect.math ? MD_FLAG_LATEXMATHSPANS : 0))
    parser.enter_block = { type, detail, recorder in
      MarkdownParser.withRecorder(recorder) { $0.enter(type, detail) }
    }
    parser.leave_block = { type, detail, recorder in
      MarkdownParser.withRecorder(recorder) { $0.leave(type, detail) }
    }
    parser.enter_span = { type, detail, recorder in
      MarkdownParser.withRecorder(recorder) { $0.enter(type, detail) }
    }
    parser.leave_span = { type, detail, recorder in
      MarkdownParser.withRecorder(recorder) { $0.leave(type) }
    }
    parser.text = { type, text, size, recorder in
      MarkdownParser.withRecorder(recorder) { $0.read(type, MarkdownParser.bytes(text, size)) }
    }
    let text = UnsafeBufferPointer(rebasing: source[start...])
    text.withMemoryRebound(to: CChar.self) { text in
      _ = withUnsafeMutablePointer(to: &recorder) { recorder in
        md_parse(text.baseAddress, MD_SIZE(text.count), &parser, recorder)
      }
    }
    return recorder
  }

  /// A positive answer would end no more than the innermost step.
  private static let stop: CInt = -1

  private static func withRecorder(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout EventRecorder) -> Void
  ) -> CInt {
    guard let recorder = pointer?.assumingMemoryBound(to: EventRecorder.self) else { return stop }
    body(&recorder.pointee)
    return recorder.pointee.goesOn ? 0 : stop
  }

  fileprivate static func bytes(_ text: UnsafePointer<CChar>?, _ size: UInt32) -> UnsafeBufferPointer<UInt8> {
    let bytes = text.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }
    return UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : Int(size))
  }
}

extension EventRecorder {
  fileprivate mutating func enter(_ block: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch block {
    case MD_BLOCK_DOC: break
    case MD_BLOCK_HR: append(.rule)
    case MD_BLOCK_OL:
      let start = detail?.assumingMemoryBound(to: MD_BLOCK_OL_DETAIL.self).pointee.start ?? 1
      begin(.orderedList, Int32(clamping: start))
    case MD_BLOCK_LI:
      guard let entry = detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee, entry.is_task != 0
      else { return begin(.entry) }
      begin(.taskEntry, entry.task_mark == CChar(UInt8(ascii: " ")) ? 0 : 1)
    case MD_BLOCK_H:
      let level = detail?.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee.level ?? 1
      beginHeading(level: UInt8(clamping: level))
    case MD_BLOCK_CODE:
      let code = detail?.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee
      beginCode(
        language: code.map { slice(of: $0.lang) } ?? .empty,
        info: code.map { slice(of: $0.info) } ?? .empty,
        isFenced: code.map { $0.fence_char != 0 } ?? false)
    case MD_BLOCK_TH, MD_BLOCK_TD:
      begin(block == MD_BLOCK_TH ? .tableHeader : .tableCell, alignment(detail).rawValue)
    default:
      if let element = element(of: block, detail) { begin(element) }
    }
  }

  fileprivate mutating func leave(_ block: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    if let element = element(of: block, detail) { end(element) }
  }

  private func element(of block: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) -> Element? {
    switch block {
    case MD_BLOCK_QUOTE: .quote
    case MD_BLOCK_UL: .bulletList
    case MD_BLOCK_OL: .orderedList
    case MD_BLOCK_LI:
      detail?.assumingMemoryBound(to: MD_BLOCK_LI_DETAIL.self).pointee.is_task == 0 ? .entry : .taskEntry
    case MD_BLOCK_H: .heading
    case MD_BLOCK_CODE: .code
    case MD_BLOCK_HTML: .markup
    case MD_BLOCK_P: .paragraph
    case MD_BLOCK_TABLE: .table
    case MD_BLOCK_THEAD: .tableHead
    case MD_BLOCK_TBODY: .tableBody
    case MD_BLOCK_TR: .tableRow
    case MD_BLOCK_TH: .tableHeader
    case MD_BLOCK_TD: .tableCell
    default: nil
    }
  }

  private func alignment(_ detail: UnsafeMutableRawPointer?) -> Alignment {
    switch detail?.assumingMemoryBound(to: MD_BLOCK_TD_DETAIL.self).pointee.align {
    case MD_ALIGN_LEFT: .left
    case MD_ALIGN_CENTER: .center
    case MD_ALIGN_RIGHT: .right
    default: .none
    }
  }

  fileprivate mutating func enter(_ span: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) {
    switch span {
    case MD_SPAN_A:
      guard let link = detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee else { return }
      beginTarget(.link, destination: slice(of: link.href), title: slice(of: link.title))
    case MD_SPAN_IMG:
      guard let image = detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee else { return }
      beginTarget(.image, destination: slice(of: image.src), title: slice(of: image.title))
    default:
      if let element = element(of: span) { begin(element) }
    }
  }

  fileprivate mutating func leave(_ span: MD_SPANTYPE) {
    if let element = element(of: span) { end(element) }
  }

  private func element(of span: MD_SPANTYPE) -> Element? {
    switch span {
    case MD_SPAN_EM: .emphasis
    case MD_SPAN_STRONG: .strong
    case MD_SPAN_A: .link
    case MD_SPAN_IMG: .image
    case MD_SPAN_CODE: .codeSpan
    case MD_SPAN_DEL: .deletion
    case MD_SPAN_LATEXMATH: .math
    case MD_SPAN_LATEXMATH_DISPLAY: .displayMath
    default: nil
    }
  }

  fileprivate mutating func read(_ type: MD_TEXTTYPE, _ given: UnsafeBufferPointer<UInt8>) {
    // In code and raw HTML, md4c 0.4.8 tells of a NUL and then gives it once more.
    let isRepeated = type != MD_TEXT_NULLCHAR && given.first == 0 && events.last == .unknownCharacter
    let text = isRepeated ? UnsafeBufferPointer(rebasing: given.dropFirst()) : given
    if isRepeated, text.isEmpty { return }
    switch type {
    case MD_TEXT_NULLCHAR: append(.unknownCharacter)
    case MD_TEXT_BR: breakLine(.hardBreak)
    case MD_TEXT_SOFTBR: breakLine(.softBreak)
    case MD_TEXT_ENTITY: reference(text)
    case MD_TEXT_CODE: code(text)
    case MD_TEXT_LATEXMATH: formula(text)
    case MD_TEXT_HTML: markup(text)
    default: self.text(text)
    }
  }

  /// The text of an attribute with its references decoded. It is read apart from the text around it.
  private mutating func slice(of attribute: MD_ATTRIBUTE) -> Slice {
    let text = MarkdownParser.bytes(attribute.text, attribute.size)
    guard !text.isEmpty else { return .empty }
    guard let types = attribute.substr_types, let offsets = attribute.substr_offsets else { return .empty }
    if types[0] == MD_TEXT_NORMAL, Int(offsets[1]) == text.count { return attributeSlice(of: text) }
    var decoded: [UInt8] = []
    var part = 0
    while Int(offsets[part]) < text.count {
      let run = text[Int(offsets[part])..<Int(offsets[part + 1])]
      switch types[part] {
      case MD_TEXT_NULLCHAR: decoded.append(contentsOf: "\u{FFFD}".utf8)
      case MD_TEXT_ENTITY:
        decoded.append(
          contentsOf: CharacterReferences.text(of: run.dropFirst().dropLast()) ?? Array(run))
      default: decoded.append(contentsOf: run)
      }
      part += 1
    }
    return synthesise(decoded)
  }
}
