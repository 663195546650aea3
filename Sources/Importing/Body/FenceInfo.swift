/// What stands behind the back-ticks of a block of code, in the words it has here.
enum FenceInfo {
  /// The text with the options of Hugo and Zola rewritten: `rust,linenos,hl_lines=1 3` is `rust {1,3} linenos`.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var copied = 0
    for range in CodeRegions(in: bytes).ranges {
      let end = bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      let line = bytes[range.lowerBound..<end]
      guard line.count < 512, let info = infoStart(in: line),
        let new = rewritten(info: String(decoding: bytes[info..<end], as: UTF8.self))
      else { continue }
      text += bytes[copied..<info]
      text += new.utf8
      copied = end
    }
    return copied == 0 ? bytes : text + bytes[copied...]
  }

  private static func infoStart(in line: ArraySlice<UInt8>) -> Int? {
    guard let mark = line.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }) else {
      return nil
    }
    let rest = line[mark...].drop { $0 == line[mark] }
    return rest.startIndex - mark > 2 ? rest.startIndex : nil
  }

  /// The options in our words; nothing where none of theirs is among them.
  static func rewritten(info: String) -> String? {
    let language = info.trimmed.prefix { $0 != "," && $0 != "{" && !$0.isWhitespace }
    let options = info[language.endIndex...]
    guard
      ["linenos", "hl_lines", "linenostart", "name=", "hide_lines"].contains(where: { options.contains($0) })
    else { return nil }
    var parts = [String(language)]
    if let name = options.firstMatch(of: /name=\s*"?([^",}]+)/)?.1 {
      parts.append("title=\"\(String(name).trimmed)\"")
    }
    if let lines = options.firstMatch(of: /hl_lines\s*=\s*(\[[^\]]*\]|"[^"]*"|[0-9 \-]+)/)?.1 {
      let ranges = lines.split { !$0.isNumber && $0 != "-" }.filter { $0.first?.isNumber == true }
      if !ranges.isEmpty { parts.append("{\(ranges.joined(separator: ","))}") }
    }
    if options.contains(/linenos(?!\s*=\s*"?false)/) { parts.append("linenos") }
    if let start = options.firstMatch(of: /linenostart\s*=\s*"?([0-9]+)/)?.1 {
      parts.append("start=\(start)")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
