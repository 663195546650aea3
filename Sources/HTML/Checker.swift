internal import Diagnostics

/// Checks pages of HTML against the rules. One checker serves one thread; its memory is reused from page to page.
public struct Checker: ~Copyable {
  /// How many faults of a page are told at most: nobody reads more, and a broken page may have millions.
  private static let faultLimit = 1_000

  /// How large a page may be, in bytes: places in it are kept in 32 bits.
  private static let sizeLimit = 1 << 30

  private var memory = PageMemory()
  private let faults = FaultList()
  private var groups = RuleGroups()
  private var links: (any LinkSink)?

  /// Makes a checker.
  public init() {}

  deinit {
    memory.deallocate()
  }

  /// Makes the tables, once in a process; the first checker does it otherwise.
  public static func makeTables() { _ = ElementTable.shared }

  /// Everything that is wrong with a page, ordered by place. `links` is told what the page links to and what can be linked
  /// to in it.
  public mutating func faults(in page: [UInt8], links: (any LinkSink)? = nil) -> [Fault] {
    self.links = links
    defer { self.links = nil }
    faults.removeAll()
    page.withUnsafeBufferPointer { checkEncoding(of: Bytes($0)) }
    return told(upTo: page.count)
  }

  private mutating func checkEncoding(of source: Bytes) {
    if source.count > Self.sizeLimit {
      return faults.append(
        Fault(
          .tooLarge, "the page is larger than 1 GiB: it was not checked", hint: "divide it into pages", at: 0)
      )
    }
    if InputStream.isUTF16(source) {
      return faults.append(
        Fault(.notUTF8, "the page is in UTF-16: it was not checked", hint: "save it as UTF-8", at: 0))
    }
    var hasReturns = false
    let stray = InputStream.check(source, hasReturns: &hasReturns) { error, offset in
      faults.append(Fault(error, at: offset))
    }
    if let stray {
      faults.append(Fault(.notUTF8, "this byte is no UTF-8", hint: "save the page as UTF-8", at: stray))
      InputStream.repaired(source, from: stray).withUnsafeBufferPointer {
        check(Bytes($0), hasReturns: true)
      }
    } else {
      check(source, hasReturns: hasReturns)
    }
  }

  private mutating func check(_ source: Bytes, hasReturns: Bool) {
    memory.arena.reset()
    var builder = TreeBuilder(source, on: memory, hasReturns: hasReturns, faults: faults)
    builder.build()
    memory.document = builder.document
    memory.open = builder.open
    EncodingDeclaration.check(source, builder.document, into: faults)
    groups.check(builder.document, into: faults)
    if let links {
      var scan = LinkScan(builder.document, into: links)
      scan.run()
      links.end()
    }
    if !builder.ignorings.isEmpty { Ignoring.apply(builder.ignorings, to: faults) }
  }

  /// What is told of a page: no more than the limit, errors before warnings, and that there is more.
  private func told(upTo end: Int) -> [Fault] {
    var told = faults.faults
    let count = told.count + faults.omittedCount
    if count > Self.faultLimit {
      let errors = told.filter { $0.rule.severity == .error }
      let others = told.filter { $0.rule.severity != .error }
      told = Array((errors + others).prefix(Self.faultLimit))
      let last = told.map(\.offset).max() ?? 0
      let more = "\(count - told.count) more places of this page break rules"
      told.append(Fault(.moreFaults, more, at: last))
    }
    if told.count > 1 { told.sort { $0.offset < $1.offset } }
    for index in told.indices.reversed() {
      guard told[index].offset > end else { break }
      told[index] = told[index].held(upTo: end)
    }
    return told
  }
}
