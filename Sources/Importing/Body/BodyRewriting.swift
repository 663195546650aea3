import Diagnostics

/// Turns the calls of a peer in a text into what says the same here.
struct BodyRewriting {
  private let syntax: CodeTagSyntax
  private let forms: [String: CodeForm]
  /// The calls whose first argument names what is called.
  private let includes: Set<String>

  private let isHTML: Bool

  /// Takes the forms of a peer by their names. HTML has only those that write no Markdown.
  init(_ peer: PeerForms, isHTML: Bool = false) {
    syntax = peer.syntax
    forms = isHTML ? peer.codes.filter { peer.plainCodes.contains($0.key) } : peer.codes
    includes = peer.includes
    self.isHTML = isHTML
  }

  /// What a call is about in a text.
  struct Surroundings {
    let link: (String) -> String
    let address: (String) -> String?
    let site: SiteDescription
    let file: String
  }

  /// A part of the text and what takes its place.
  private struct Edit {
    let range: Range<Int>
    let text: [UInt8]
  }

  /// The text behind an offset, rewritten, and what could not be.
  func rewritten(
    _ bytes: [UInt8], from start: Int, _ surroundings: Surroundings
  ) -> (text: [UInt8], faults: [Diagnostic]) {
    let scan = CodeTagScan(syntax, in: bytes, from: start, isHTML: isHTML)
    let closing = closings(of: scan.tags)
    var edits = scan.escapes.map { Edit(range: $0.range, text: $0.text) }
    var faults = ImportFaults(file: surroundings.file, bytes: bytes)
    if let first = scan.unclosed.first { faults.tellUnclosed(at: first, others: scan.unclosed.count - 1) }
    var verbatim = 0
    var written: Set<Int> = []
    for (index, tag) in scan.tags.enumerated() where tag.range.lowerBound >= verbatim {
      if written.contains(index) { continue }
      let end = closing[index]
      guard tag.role != .closing, let text = text(of: tag, end.map { scan.tags[$0] }, bytes, surroundings)
      else {
        faults.tellUnknown(tag)
        if let end { written.insert(end) }
        continue
      }
      if let loss = text.loss { faults.tellLost(loss, of: tag) }
      guard let end else {
        edits.append(Edit(range: tag.range, text: Array(text.open.utf8)))
        continue
      }
      written.insert(end)
      let last = scan.tags[end].range
      if text.isVerbatim { verbatim = last.upperBound }
      if text.dropsBody {
        edits.append(Edit(range: tag.range.lowerBound..<last.upperBound, text: Array(text.open.utf8)))
      } else {
        edits.append(
          Edit(range: tag.range, text: Self.line(text.open, before: bytes[tag.range.upperBound...])))
        edits.append(Edit(range: last, text: Self.line(text.close, behind: bytes[..<last.lowerBound])))
      }
    }
    return (Self.apply(edits, to: bytes, from: start), faults.diagnostics)
  }

  /// The tag that ends each tag.
  private func closings(of tags: [CodeTag]) -> [Int: Int] {
    var open: [String: [Int]] = [:]
    var closings: [Int: Int] = [:]
    for (index, tag) in tags.enumerated() where tag.role != .value {
      let name = tag.family.isEmpty && syntax.closesByName ? tag.name : tag.family
      if tag.role == .opening {
        open[name, default: []].append(index)
      } else if let start = open[name]?.popLast() {
        closings[start] = index
      }
    }
    return closings
  }

  private func text(
    of tag: CodeTag, _ end: CodeTag?, _ bytes: [UInt8], _ surroundings: Surroundings
  ) -> CodeText? {
    var tag = tag
    var name = tag.name
    if tag.role == .value {
      name = "="
    } else if includes.contains(name), let first = tag.positional.first {
      let stem = first.split(separator: "/").last?.split(separator: ".").first
      name = stem.map(String.init) ?? first
      tag.positional.removeFirst()
    }
    let scope = CodeScope(
      isAlone: Self.isAlone(
        tag.range.lowerBound..<(end?.range.upperBound ?? tag.range.upperBound), in: bytes),
      hasEnd: end != nil, link: surroundings.link, address: surroundings.address, site: surroundings.site)
    return forms[name]?(tag, scope)
  }

  /// Whether nothing but space stands beside a part, in the lines of its start and its end.
  private static func isAlone(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var before = range.lowerBound
    while before > 0, isBlank(bytes[before - 1]) { before -= 1 }
    var behind = range.upperBound
    while behind < bytes.count, isBlank(bytes[behind]) { behind += 1 }
    return (before == 0 || bytes[before - 1] == UInt8(ascii: "\n"))
      && (behind == bytes.count || bytes[behind] == UInt8(ascii: "\n"))
  }

  /// What starts a block ends its line.
  private static func line(_ text: String, before rest: ArraySlice<UInt8>) -> [UInt8] {
    let isEnded = rest.first == UInt8(ascii: "\n") || rest.first == UInt8(ascii: "\r")
    return Array((text.isEmpty || isEnded ? text : text + "\n").utf8)
  }

  /// What ends a block starts a line.
  private static func line(_ text: String, behind rest: ArraySlice<UInt8>) -> [UInt8] {
    Array((text.isEmpty || rest.last == UInt8(ascii: "\n") ? text : "\n" + text).utf8)
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8], from start: Int) -> [UInt8] {
    if edits.isEmpty { return Array(bytes[start...]) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count - start)
    var offset = start
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= offset {
      text += bytes[offset..<edit.range.lowerBound]
      text += edit.text
      offset = edit.range.upperBound
    }
    return text + bytes[offset...]
  }
}
