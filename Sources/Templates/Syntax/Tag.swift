import Diagnostics

/// A tag of a template.
struct Tag {
  enum Kind {
    case comment
    case delimiters
    case variable(isRaw: Bool)
    case section(isInverted: Bool)
    case partial
    case parent
    case block
    case close
    /// Not a tag that can be used; what is wrong was told.
    case fault
  }

  let kind: Kind
  let name: Name
  /// The whole tag with its delimiters.
  let range: Range<Int>
}

/// Finds the tags of a template one after the other.
struct TagScanner {
  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private(set) var faults: [Fault] = []
  /// Where the delimiters were changed last.
  private var change: Name?

  /// Tells of delimiters that were changed and are still so at the end, if that makes text of what looks like a tag.
  var unrestored: Fault? {
    let usual = Array("{{".utf8)
    guard let change, opening != usual,
      bytes.firstRange(of: usual, in: change.offset..<bytes.count) != nil
    else { return nil }
    let back = String(decoding: opening + Array("={{ }}=".utf8) + closing, as: UTF8.self)
    return Fault(
      "template/delimiters",
      "the delimiters are changed here and never back, so that \"{{\" is text from here on",
      at: change.offset, hint: "write \(back) behind what needs them", severity: .warning)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first tag that starts at `start` or behind it.
  mutating func next(from start: Int) -> Tag? {
    guard let open = bytes.firstRange(of: opening, in: start..<bytes.count) else { return nil }
    var content = open + opening.count
    let sigil = content < bytes.count ? bytes[content] : 0
    var ending = closing
    switch sigil {
    case UInt8(ascii: "{"): ending.insert(UInt8(ascii: "}"), at: 0)
    case UInt8(ascii: "="): ending.insert(UInt8(ascii: "="), at: 0)
    default: break
    }
    let kind = Self.kind(of: sigil)
    if case .variable(isRaw: false) = kind {} else { content += 1 }
    let limit = endOfSearch(from: content, for: kind)
    guard content <= limit, let close = bytes.firstRange(of: ending, in: content..<limit) else {
      return unclosed(open..<limit, content: min(content, limit), ending: ending)
    }
    let name = name(in: content..<close, tag: open)
    let range = open..<close + ending.count
    switch kind {
    case .comment: break
    case .delimiters: change(to: content..<close, name)
    default: if !isUsable(name, kind) { return Tag(kind: .fault, name: name, range: range) }
    }
    return Tag(kind: kind, name: name, range: range)
  }

  private static func kind(of sigil: UInt8) -> Tag.Kind {
    switch sigil {
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .variable(isRaw: true)
    case UInt8(ascii: "#"): .section(isInverted: false)
    case UInt8(ascii: "^"): .section(isInverted: true)
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "/"): .close
    default: .variable(isRaw: false)
    }
  }

  /// A tag ends before the next one starts; only a comment may hold tags.
  private func endOfSearch(from content: Int, for kind: Tag.Kind) -> Int {
    if case .comment = kind { return bytes.count }
    // Equal delimiters, as in `|name|`, do not tell where the next tag starts.
    guard opening != closing, content < bytes.count else { return bytes.count }
    return bytes.firstRange(of: opening, in: content..<bytes.count) ?? bytes.count
  }

  private mutating func unclosed(_ range: Range<Int>, content: Int, ending: [UInt8]) -> Tag {
    let name = name(in: content..<content, tag: range.lowerBound)
    let message = "this tag is never closed"
    let hint = "close it by \(String(decoding: ending, as: UTF8.self))"
    faults.append(Fault("template/syntax", message, at: range.lowerBound + opening.count, hint: hint))
    return Tag(kind: .fault, name: name, range: range)
  }

  private func name(in range: Range<Int>, tag: Int) -> Name {
    var range = range
    while let first = range.first, bytes[first].isSpace { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last].isSpace { range = range.lowerBound..<last }
    return Name(text: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound, tag: tag)
  }

  private mutating func isUsable(_ name: Name, _ kind: Tag.Kind) -> Bool {
    let fault: String? =
      if name.text.isEmpty {
        "this tag has no name"
      } else if name.text.utf8.contains(where: \.isSpace) {
        "a name has no spaces: \"\(name.text.prefix(60))\""
      } else {
        switch kind {
        case .variable where name.namesAsset: nil
        case .variable, .section:
          name.keys.contains("") ? "\"\(name.text)\" has a dot too many" : nil
        case .partial, .parent:
          name.key.map { $0.text.isEmpty || $0.keys.contains("") } ?? false
            ? "\"\(name.text)\" is no name of a value" : nil
        default: nil
        }
      }
    if let fault { faults.append(Fault("template/syntax", fault, at: name.offset)) }
    return fault == nil
  }

  private mutating func change(to range: Range<Int>, _ name: Name) {
    let parts = bytes[range].split(whereSeparator: \.isSpace)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      faults.append(
        Fault(
          "template/syntax", "delimiters are two words without \"=\"", at: name.offset,
          hint: "write it like {{=<% %>=}}"))
      return
    }
    change = name
    opening = Array(parts[0])
    closing = Array(parts[1])
  }
}

extension UInt8 {
  /// Space, tab or a line end.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// Space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension [UInt8] {
  /// Where `pattern`, which is not empty, first stands wholly inside `range`.
  func firstRange(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position + pattern.count <= range.upperBound,
      let found = self[position..<range.upperBound].firstIndex(of: pattern[0])
    {
      if found + pattern.count <= range.upperBound, self[found..<found + pattern.count].elementsEqual(pattern)
      {
        return found
      }
      position = found + 1
    }
    return nil
  }
}
