public import Diagnostics

/// A page under way: the bytes written so far, in UTF-8, and what was found wrong while writing them.
public struct MarkupWriter: ~Copyable {
  private var buffer = ByteBuffer()
  /// What was found wrong on the way.
  public private(set) var faults: [Diagnostic] = []
  /// What of the texts that were included may be there once.
  public private(set) var included = Numbering()
  /// Which source each span of `bytes` came from; recorded only for a page that is rendered again
  /// because it has a fault.
  public private(set) var trace: Trace?

  /// Starts an empty page; `tracing` records where each span comes from.
  public init(tracing: Bool = false) {
    trace = tracing ? Trace() : nil
  }

  /// The markup so far, as a copy.
  public var bytes: [UInt8] { buffer.withBytes { Array($0) } }

  /// How many bytes of markup there are so far.
  public var count: Int { buffer.count }

  /// Replaces what is in an array by the markup so far.
  package func copy(to bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    buffer.withBytes { bytes.append(contentsOf: $0) }
  }

  /// Forgets the page and keeps its memory for the next one.
  public mutating func reset() {
    buffer.removeAll()
    faults.removeAll()
    included = Numbering()
  }

  /// Notes what an included text has.
  public mutating func include(_ numbering: Numbering) { included.append(numbering) }

  /// Appends markup as it is.
  public mutating func write(_ markup: some Collection<UInt8>) {
    let isCopied: Void? = markup.withContiguousStorageIfAvailable { buffer.append($0) }
    if isCopied == nil { for byte in markup { buffer.append(byte) } }
  }

  /// Appends markup as it is.
  public mutating func write(_ markup: UnsafeBufferPointer<UInt8>) {
    buffer.append(markup)
  }

  /// Appends one byte of markup as it is.
  public mutating func write(_ byte: UInt8) {
    buffer.append(byte)
  }

  /// Appends markup as it is.
  public mutating func write(_ markup: StaticString) {
    buffer.append(markup)
  }

  /// Appends text, escaped so that it is text wherever it stands: in content or in a quoted attribute.
  public mutating func writeEscaped(_ text: String) {
    text.withBytes { Escape.append($0, to: &buffer) }
  }

  /// Appends text in UTF-8, escaped so that it is text wherever it stands.
  public mutating func writeEscaped(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { writeEscaped($0) }
  }

  /// Appends text in UTF-8, escaped so that it is text wherever it stands.
  public mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    Escape.append(text, to: &buffer)
  }

  /// Appends a value as the place where it stands asks for; false if it is a URL with a scheme that is not allowed,
  /// in whose place stands one that leads nowhere.
  public mutating func write(_ value: String, as escaping: Escaping) -> Bool {
    value.withBytes { escaping.append($0, to: &buffer) }
  }

  /// Appends a value in UTF-8 as the place where it stands asks for; false if it is a URL with a scheme that is not
  /// allowed, in whose place stands one that leads nowhere.
  public mutating func write(_ value: UnsafeBufferPointer<UInt8>, as escaping: Escaping) -> Bool {
    escaping.append(value, to: &buffer)
  }

  /// Appends an author's attributes, each with a space before it; the element's own `classes` stand before those of its author, and
  /// the attributes `written` are there already.
  package mutating func write(
    _ attributes: ElementAttributes, classes own: StaticString? = nil, without written: [String] = []
  ) {
    attributes.append(to: &buffer, classes: own, without: written)
  }

  /// Records what was found wrong on the way.
  public mutating func report(_ fault: Diagnostic) {
    faults.append(fault)
  }

  /// Says where the bytes that follow come from: the byte at `offset` of the file `path`, whose text is
  /// `source`. Costs one comparison unless the page is traced.
  public mutating func mark(
    _ path: @autoclosure () -> String, offset: Int, in source: @autoclosure () -> [UInt8]
  ) {
    guard trace != nil else { return }
    recordMark(path(), offset: offset, in: source())
  }

  /// Says that the bytes that follow come from one place, whatever they are.
  public mutating func mark(_ place: @autoclosure () -> SourceLocation) {
    guard trace != nil else { return }
    trace?.append(Trace.Span(start: buffer.count, origin: .place(place())))
  }

  private mutating func recordMark(_ path: String, offset: Int, in source: [UInt8]) {
    trace?.append(Trace.Span(start: buffer.count, origin: .copy(path: path, offset: offset, source: source)))
  }
}

extension String {
  /// Lends the text in UTF-8. A text that is kept in UTF-8, as nearly all are, is neither copied nor retained.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
