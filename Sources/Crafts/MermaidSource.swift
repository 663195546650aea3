/// A chart as its author wrote it, beside what Mermaid makes of it before it reads it.
struct MermaidSource {
  /// What asks for labels of text.
  static let wish = "%%{init: {\"htmlLabels\": false, \"flowchart\": {\"htmlLabels\": false}}}%% "

  private let lines: [ArraySlice<UInt8>]
  /// Where the chart starts behind its settings (`---` … `---`).
  private let start: Int

  init(_ source: [UInt8]) {
    lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isFence = { (line: ArraySlice<UInt8>) in
      line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy(Self.isSpace)
    }
    let end = lines.first.map(isFence) == true ? lines.dropFirst().firstIndex(where: isFence) : nil
    start = end.map { $0 + 1 } ?? 0
  }

  /// The chart with the wish for labels of text, which keeps the numbers of its lines.
  var withTextLabels: [UInt8] {
    var lines = lines
    if start < lines.count { lines[start] = Self.wish.utf8 + lines[start] }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The line of the source for one that Mermaid told, which counts neither settings nor comments, nor empty lines in front of
  /// these or of the chart; both from 1. The end of the chart stands for lines behind it.
  func line(_ told: Int) -> Int? {
    var counted: [Int] = []
    for index in start..<lines.count {
      let words = lines[index].drop(while: Self.isSpace)
      if words.starts(with: "%%".utf8), !words.starts(with: "%%{".utf8) {
        while let last = counted.last, lines[last].allSatisfy(Self.isSpace) { counted.removeLast() }
      } else if !counted.isEmpty || !words.isEmpty {
        counted.append(index)
      }
    }
    while let last = counted.last, lines[last].allSatisfy(Self.isSpace) { counted.removeLast() }
    guard let last = counted.last, told > 0 else { return nil }
    return (told <= counted.count ? counted[told - 1] : last) + 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
