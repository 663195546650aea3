/// What RFC 2397 asks of a `data:` URL beyond its being a URL.
enum DataURL {
  /// What is wrong with a `data:` URL after its colon; its code points were looked at before.
  static func fault(in url: Bytes, from start: Int) -> ValueFault? {
    let end = url.firstIndex(of: UInt8(ascii: "#")) ?? url.count
    guard let comma = url[start..<end].firstIndex(of: UInt8(ascii: ",")) else {
      return ValueFault(
        .dataURL, "there is no comma between the media type and the data", hint: "write data:text/plain,…",
        at: start)
    }
    let head = url[start..<(start &+ comma)]
    guard let isBase64 = readHead(head) else {
      return ValueFault(
        .dataURL, "\"\(head.text)\" is no media type", hint: "write data:type/subtype;name=value;base64,…",
        at: start)
    }
    let body = (start &+ comma &+ 1)..<end
    if isBase64, !isBase64Text(url[body]) {
      return ValueFault(.dataURL, "what follows \";base64,\" is no Base64", at: body.lowerBound)
    }
    if end == url.count { return nil }
    return ValueFault(
      .dataFragment, "a data: URL should have no fragment", hint: "write %23 for a # that is data", at: end)
  }

  /// Reads `type/subtype;name=value;base64`, all of it optional: whether the data are Base64; nothing where it is wrong.
  private static func readHead(_ head: Bytes) -> Bool? {
    var start = 0
    var isFirst = true
    while start <= head.count {
      var end = start
      while end < head.count, head[end] != UInt8(ascii: ";") { end &+= 1 }
      let piece = head[start..<end]
      if isFirst {
        guard piece.isEmpty || isPair(piece, around: UInt8(ascii: "/")) else { return nil }
      } else if end == head.count, piece.equalsIgnoringCase("base64") {
        return true
      } else if !isPair(piece, around: UInt8(ascii: "=")) {
        return nil
      }
      isFirst = false
      start = end &+ 1
    }
    return false
  }

  /// Whether the text is two tokens with `separator` between them. A token may be percent-encoded, and `%` is one of its
  /// characters anyway.
  private static func isPair(_ text: Bytes, around separator: UInt8) -> Bool {
    guard let middle = text.firstIndex(of: separator), middle > 0, middle &+ 1 < text.count else {
      return false
    }
    return text[0..<middle].allSatisfy(ASCIISet.mimeToken.contains)
      && text[(middle &+ 1)..<text.count].allSatisfy(ASCIISet.mimeToken.contains)
  }

  /// Whether forgiving-base64 decoding takes the text (Infra §7); bytes of it may be percent-encoded.
  private static func isBase64Text(_ text: Bytes) -> Bool {
    var bytes = PercentDecoding(text)
    var count = 0
    var padding = 0
    while let byte = bytes.next() {
      if byte.isWhitespace { continue }
      if byte == UInt8(ascii: "=") {
        padding &+= 1
      } else if padding > 0 || !ASCIISet.base64.contains(byte) {
        return false
      } else {
        count &+= 1
      }
    }
    return count % 4 != 1 && (padding == 0 || padding <= 2 && (count &+ padding) % 4 == 0)
  }
}
