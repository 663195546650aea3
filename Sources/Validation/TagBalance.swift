/// Names the tag that is at fault where start tags and end tags do not match. The parser only knows where it noticed.
enum TagBalance {
  private struct OpenElement {
    let name: ArraySlice<UInt8>
    let offset: Int
  }

  /// The element that is never closed or the end tag that closes nothing, whichever shows first.
  static func firstFault(in page: [UInt8]) -> MarkupFault? {
    var open: [OpenElement] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = Tag(at: start, in: page)
      rest = page[tag.end...]
      switch tag.kind {
      case .start: open.append(OpenElement(name: tag.name, offset: start))
      case .end:
        if let last = open.last, last.name == tag.name {
          open.removeLast()
        } else if open.contains(where: { $0.name == tag.name }), let last = open.last {
          return unclosed(last)
        } else {
          return stray(tag.name, at: start)
        }
      case .other: break
      }
    }
    return open.last.map(unclosed)
  }

  private static func unclosed(_ element: OpenElement) -> MarkupFault {
    let name = String(decoding: element.name, as: UTF8.self)
    return MarkupFault(
      rule: "html/unclosed-element", message: "<\(name)> is never closed",
      hint: "write </\(name)> where it ends", offset: element.offset)
  }

  private static func stray(_ name: ArraySlice<UInt8>, at offset: Int) -> MarkupFault {
    let name = String(decoding: name, as: UTF8.self)
    return MarkupFault(
      rule: "html/stray-end-tag", message: "</\(name)> closes nothing that is open here",
      hint: "remove it, or write <\(name)> where the element starts", offset: offset)
  }
}

/// A piece of markup that starts with `<`.
private struct Tag {
  enum Kind {
    case start, end
    /// An empty element, a comment, a doctype, a section of character data.
    case other
  }

  let kind: Kind
  let name: ArraySlice<UInt8>
  /// The byte behind it.
  let end: Int

  init(at start: Int, in page: [UInt8]) {
    let body = page[(start + 1)...]
    if body.starts(with: "!--".utf8) {
      self.init(.other, end: Self.end(of: "-->", from: start + 4, in: page))
    } else if body.starts(with: "![CDATA[".utf8) {
      self.init(.other, end: Self.end(of: "]]>", from: start + 9, in: page))
    } else if body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "?") {
      self.init(.other, end: Self.end(of: ">", from: start + 1, in: page))
    } else {
      let isEnd = body.first == UInt8(ascii: "/")
      let name = body.dropFirst(isEnd ? 1 : 0).prefix { !" \t\r\n/>".utf8.contains($0) }
      let close = Self.closingBracket(from: name.endIndex, in: page)
      let isEmpty = page[close - 1] == UInt8(ascii: "/")
      self.init(
        isEnd ? .end : isEmpty || name.isEmpty ? .other : .start, name: name, end: min(close + 1, page.count))
    }
  }

  private init(_ kind: Kind, name: ArraySlice<UInt8> = [], end: Int) {
    self.kind = kind
    self.name = name
    self.end = end
  }

  /// The byte behind the next `mark`; the end of the page if there is none.
  private static func end(of mark: String, from start: Int, in page: [UInt8]) -> Int {
    let mark = Array(mark.utf8)
    var index = min(start, page.count)
    while index < page.count, !page[index...].starts(with: mark) { index += 1 }
    return min(index + mark.count, page.count)
  }

  /// The `>` that ends a tag: one inside a quoted attribute value does not.
  private static func closingBracket(from start: Int, in page: [UInt8]) -> Int {
    var quote: UInt8?
    var index = start
    while index < page.count {
      let byte = page[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    return index
  }
}
