/// Checks pages of HTML against the rules. One checker serves one thread; its memory is reused from page to page.
public struct Checker: ~Copyable {
  private let arena = ByteArena()
  private var document = Document()
  private var faults: [Fault] = []
  private var groups = RuleGroups()

  /// Makes a checker.
  public init() {}

  /// Everything that is wrong with a page, ordered by place.
  public mutating func faults(in page: [UInt8]) -> [Fault] {
    page.withUnsafeBufferPointer { buffer in
      check(Bytes(buffer))
    }
    return faults
  }

  private mutating func check(_ source: Bytes) {
    arena.reset()
    var builder = TreeBuilder(source, arena: arena, document: document, faults: faults)
    // The builder has the memory while it works.
    document = Document()
    faults = []
    builder.build()
    document = builder.document
    faults = builder.faults
    InputStream.check(source) { error, offset in faults.append(Fault(error, at: offset)) }
    groups.check(document, into: &faults)
    faults.sort { $0.offset < $1.offset }
  }
}
