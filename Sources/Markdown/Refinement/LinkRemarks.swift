import Diagnostics
import Markup

/// What authors should know of their links and images.
enum LinkRemarks {
  /// What was noticed while parsing.
  static func all(
    _ notes: Notes, _ targets: [Target], _ attributes: [Int: ElementAttributes], origins: Origins
  ) -> [Remark] {
    notes.silentImages.compactMap { number in
      attributes[Int(number)]?.value(of: "alt") != nil
        ? nil
        : Remark(
          rule: "markdown/missing-alt", "this image has no alternative text",
          at: origins[Int(targets[Int(number)].offset)],
          hint: "say in the brackets what it shows, or write {alt=\"\"} behind it if it shows nothing")
    }
      + notes.emptyLinks.map { number in
        Remark(
          rule: "markdown/empty-link", "this link has no text", at: origins[Int(targets[Int(number)].offset)],
          hint: "write in the brackets where it leads")
      }
      + targets.lazy.filter { $0.destination.isEmpty }.map { target in
        Remark(
          rule: "markdown/empty-link", "this \(target.isImage ? "image" : "link") leads nowhere",
          at: origins[Int(target.offset)], hint: "write in the parentheses where it leads")
      }
      + notes.vagueLinks.map { number in
        Remark(
          .hint, rule: "markdown/vague-link", "the text of this link does not say where it leads",
          at: origins[Int(targets[Int(number)].offset)], hint: "name what is found there")
      }
      + targets.lazy.filter(\.isBare).map { target in
        Remark(
          .hint, rule: "markdown/bare-url", "this address is a link because it looks like one",
          at: origins[Int(target.offset)], hint: "write <…> around it, or [text](address)")
      }
  }

  /// Links by reference whose reference is defined nowhere: `[text][name]` that stayed text.
  static func undefined(in events: [Event], _ bytes: [UInt8], origins: Origins) -> [Remark] {
    events.flatMap { event in
      guard case .text(let slice) = event else { return [Remark]() }
      return undefined(in: bytes[slice.range], isEscaped: slice.startsEscaped(in: bytes), origins: origins)
    }
  }

  private static func undefined(
    in text: ArraySlice<UInt8>, isEscaped: Bool, origins: Origins
  ) -> [Remark] {
    var remarks: [Remark] = []
    var open: Int?
    var position = text.startIndex + (isEscaped ? 1 : 0)
    while position + 1 < text.endIndex {
      let byte = text[position]
      if byte == UInt8(ascii: "[") {
        let isWithinWord = position > text.startIndex && text[position - 1].isASCIIAlphanumeric
        open = isWithinWord ? nil : position
      } else if byte == UInt8(ascii: "]") {
        if let start = open, text[position + 1] == UInt8(ascii: "["),
          let close = text[(position + 2)...].prefix(1000).firstIndex(of: UInt8(ascii: "]")),
          text[position + 2] != UInt8(ascii: "^"), text[start + 1] != UInt8(ascii: "^"), start + 1 < position
        {
          let label = close > position + 2 ? text[(position + 2)..<close] : text[(start + 1)..<position]
          remarks.append(remark(String(decoding: label, as: UTF8.self), at: origins[start]))
          position = close
        }
        open = nil
      }
      position += 1
    }
    return remarks
  }

  private static func remark(_ label: String, at offset: Int) -> Remark {
    Remark(
      rule: "markdown/undefined-reference", "this looks like a link, but \"\(label)\" is not defined",
      at: offset,
      hint: "write [\(label)]: and the address on a line of its own, or a backslash before the first bracket")
  }

  /// Definitions of links whose name is taken: only the first counts.
  static func duplicates(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> [Remark] {
    var remarks: [Remark] = []
    var names: Set<String> = []
    var raw = RawBlock()
    var mayDefine = true
    var position = start
    while position < source.count {
      let (line, next) = Line.read(source, at: position)
      position = next
      let text = line.trimmed
      var isDefinition = false
      if !raw.isOpen, mayDefine, text.first == UInt8(ascii: "["), line.indentation < 4,
        text.dropFirst().first != UInt8(ascii: "^")
      {
        let label = text.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        let rest = text[label.endIndex...]
        isDefinition = !label.isBlank && rest.starts(with: "]:".utf8)
        let key = label.text.lowercased().split(separator: " ").joined(separator: " ")
        if isDefinition, !names.insert(key).inserted {
          remarks.append(
            Remark(
              rule: "markdown/duplicate-definition", "the link \"\(label.text)\" is defined twice",
              at: text.startIndex, hint: "the first definition counts: leave the other one out"))
        }
      }
      raw.read(line)
      mayDefine = line.isBlank || isDefinition
    }
    return remarks
  }
}
