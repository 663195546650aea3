extension Checker {
  /// How many dates of a feed are told at most.
  private static let rssDateLimit = 100

  /// The dates of a feed of RSS whose day of the week is another one; nothing of a document that is something else. The document is
  /// well-formed XML. What else a date has to be, the grammar of RSS says, which knows no calendar.
  public static func faults(inRSS file: [UInt8]) -> [FormatFault] {
    file.withUnsafeBufferPointer { bytes in
      let source = Bytes(bytes)
      guard !InputStream.isUTF16(source) else { return [] }
      var tokenizer = Tokenizer(source, arena: ByteArena())
      tokenizer.allowsCDATA = true
      defer { tokenizer.pageAttributes.deallocate() }
      var faults: [FormatFault] = []
      var isRSS = false
      var isInDate = false
      while faults.count < Self.rssDateLimit {
        switch tokenizer.next() {
        case .end: return faults
        case .startTag:
          isRSS = isRSS || tokenizer.name.equals("rss")
          guard isRSS else { return [] }
          isInDate = tokenizer.name.equals("pubdate") || tokenizer.name.equals("lastbuilddate")
        case .endTag: isInDate = false
        case .text where isInDate:
          if let fault = RSSDate.fault(in: tokenizer.text.trimmed, at: tokenizer.start) {
            faults.append(fault)
          }
        default: break
        }
      }
      return faults
    }
  }
}

/// A date of RFC 822, such as `Sat, 31 Jan 2026 09:30:00 GMT`.
private enum RSSDate {
  private static let weekdays: [StaticString] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A date on another day of the week than it says. One without such a day, or with a year of two digits, has none.
  static func fault(in date: Bytes, at offset: Int) -> FormatFault? {
    guard let comma = date.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    var words: [Bytes] = []
    date[(comma + 1)..<date.count].forEachToken { word, _ in words.append(word) }
    guard words.count > 2, let day = Int(words[0].text), 1...31 ~= day, words[2].count == 4,
      let year = Int(words[2].text), year > 0, let month = months.firstIndex(where: words[1].equals)
    else { return nil }
    let weekday = weekdays[Calendar.weekday(of: day, inMonth: month + 1, of: year)]
    guard !date[0..<comma].equals(weekday) else { return nil }
    return FormatFault(
      "feed/rss", "\"\(date.shown)\" is no date: that day is a \"\(weekday)\"",
      hint: "write \"\(weekday),\", or leave the day of the week out", at: offset)
  }
}
