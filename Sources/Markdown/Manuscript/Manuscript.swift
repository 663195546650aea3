/// The text that md4c reads in place of a file that has more than md4c knows.
///
/// What md4c does not know is taken out or stands for itself as a comment on a line of its own, whose place tells what it is, and
/// a formula as a block of code; everything else is copied. Each byte that was copied is traced to the file.
struct Manuscript {
  /// What a comment, or a block of code, stands for.
  struct Mark {
    /// Where the comment starts, or what stands behind the fence.
    let offset: Int32
    let event: Event
  }

  /// Where bytes come from: from `start` on, up to the next run, they are those of the file from `origin` on.
  struct Run: Hashable, Sendable {
    let start: Int32
    let origin: Int32
  }

  private(set) var bytes: [UInt8] = []
  private(set) var marks: [Mark] = []
  private(set) var runs: [Run] = []
  var directives: [Directive] = []
  var lookalikes: [Lookalike] = []
  var footnotes: [Footnote] = []
  var abbreviations: [[UInt8]: String] = [:]
  var remarks: [Remark] = []
  /// What is written in other words, in order.
  private var corrections: ArraySlice<Correction>
  /// Up to where the file was corrected.
  private var corrected = 0

  /// Starts a text in which parts of the file are written in other words.
  init(_ corrections: [Correction] = []) {
    self.corrections = corrections[...]
  }

  /// Continues with a run of the file, and with what stands in place of parts of it.
  mutating func copy(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var start = max(range.lowerBound, corrected)
    while let correction = corrections.first, correction.range.lowerBound < range.upperBound {
      corrections.removeFirst()
      if correction.range.lowerBound < start { continue }
      copyRun(source, start..<correction.range.lowerBound)
      write(correction.text, for: correction.range.lowerBound)
      start = correction.range.upperBound
      corrected = start
    }
    if start < range.upperBound { copyRun(source, start..<range.upperBound) }
  }

  private mutating func copyRun(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if range.isEmpty { return }
    let start = Int32(bytes.count)
    let last = runs.last ?? Run(start: 0, origin: -1)
    if runs.isEmpty || last.origin + (start - last.start) != Int32(range.lowerBound) {
      runs.append(Run(start: start, origin: Int32(range.lowerBound)))
    }
    bytes.append(contentsOf: source[range])
  }

  /// Continues with text of our own, which is traced to `origin` in the file.
  mutating func write(_ text: some Collection<UInt8>, for origin: Int) {
    runs.append(Run(start: Int32(bytes.count), origin: Int32(origin)))
    bytes.append(contentsOf: text)
    runs.append(Run(start: Int32(bytes.count), origin: Int32(origin)))
  }

  /// Continues with so many blanks.
  mutating func indent(by columns: Int, for origin: Int) {
    if columns > 0 { write(repeatElement(0x20, count: columns), for: origin) }
  }

  /// Puts a comment that stands for an event in a column, between blank lines: md4c joins blocks of HTML. Never two of them:
  /// behind a lazy line of an item, md4c 0.4.8 takes what follows two for the end of the list.
  mutating func mark(_ event: Event, in column: Int, for origin: Int) {
    if !bytes.isEmpty, !bytes.suffix(2).elementsEqual("\n\n".utf8) { write("\n".utf8, for: origin) }
    indent(by: column, for: origin)
    marks.append(Mark(offset: Int32(bytes.count), event: event))
    write("<!-- -->\n\n".utf8, for: origin)
  }

  /// Puts a fence that stands for the beginning of a formula, behind what was written last.
  mutating func beginFormula(_ fence: [UInt8], for origin: Int) {
    marks.append(Mark(offset: Int32(bytes.count + fence.count), event: .begin(.displayMath, 0)))
    write(fence + "math\n".utf8, for: origin)
  }

  /// Puts a text on a line of its own, from a column on; nothing where there is none.
  mutating func writeLine(_ text: [UInt8], in column: Int, for origin: Int) {
    if text.isEmpty { return }
    write("\n".utf8, for: origin)
    indent(by: column, for: origin)
    write(text + [0x0A], for: origin)
  }

  /// The place in the file of a byte of the text.
  static func origin(of offset: Int, in runs: [Run]) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let run = runs[low - 1]
    return Int(run.origin) + offset - Int(run.start)
  }
}
