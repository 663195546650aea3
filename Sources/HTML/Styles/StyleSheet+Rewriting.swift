extension StyleSheet {
  /// The sheet with other URLs; nothing if all stay.
  public static func rewritten(_ sheet: [UInt8], by replacer: any LinkReplacer) -> RewrittenText? {
    let edits = sheet.withUnsafeBufferPointer { Self.edits(of: Bytes($0), by: replacer) }
    return edits.isEmpty ? nil : RewrittenText(sheet, edits)
  }

  /// What stands instead of the URLs of some style.
  static func edits(of style: Bytes, by replacer: any LinkReplacer) -> [RewrittenText.Edit] {
    var edits: [RewrittenText.Edit] = []
    StyleLinks.forEach(in: style) { url, kind, place in
      guard !url.isEmpty, let bytes = replacer.replacement(of: url.view, kind) else { return }
      edits.append(RewrittenText.Edit(range: place, bytes: escaped(bytes)))
    }
    return edits
  }

  /// A URL as it can stand in quotes, in brackets alone, and in a page. With six digits, an escape needs no space behind it.
  private static func escaped(_ url: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    for byte in url {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
        escaped += byte < 0x10 ? "\\00000".utf8 : "\\0000".utf8
        escaped += String(byte, radix: 16).utf8
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}

extension RewrittenText.Edit {
  /// The same edit in a text that starts so many bytes later.
  func moved(by count: Int) -> Self {
    Self(range: (range.lowerBound + count)..<(range.upperBound + count), bytes: bytes)
  }
}
