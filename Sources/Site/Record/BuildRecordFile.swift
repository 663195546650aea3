internal import Files
internal import Digests

/// The file in which a build keeps its record, one for each output folder. It is thrown away when in doubt: when it is not
/// whole, of another version, or of another program.
struct BuildRecordFile {
  /// Says what follows; the number changes with the form.
  private static let version: UInt64 = 0x5649_5045_5241_0001

  private let folder: OutputFolder
  private let name: String

  /// The file for builds of the site at `root` into `output`.
  init(root: String, output: String) {
    folder = OutputFolder("\(root)/\(Self.folderName)")
    let place = Digest(of: Array(FolderPath.absolute(output).utf8))
    name = "build-\(String(place.high, radix: 16))"
  }

  /// The folder below the root of a site that holds what can be made again at any time.
  static let folderName = ".vipera-cache"

  /// The record of the last build; nothing if there is none to trust.
  func read() -> BuildRecord? {
    guard let bytes = try? FileReader.bytes(of: "\(folder.path)/\(name)") else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var reader = RecordReader(bytes)
      guard let sum = reader.value(Digest.self), sum == Digest(of: reader.rest),
        reader.value(UInt64.self) == Self.version, let site = reader.value(Digest.self),
        let seed = reader.value(UInt64.self), let pages = reader.list(BuildRecord.Page.self)
      else { return nil }
      var links = LinkShare()
      guard let shares = reader.list(LinkShare.Page.self), let names = reader.list(UInt64.self),
        let fragments = reader.list(LinkShare.Fragment.self),
        let statements = reader.list(LinkShare.Statement.self), let targets = reader.list(Int32.self)
      else { return nil }
      (links.pages, links.names, links.fragments, links.statements, links.links) = (
        shares, names, fragments, statements, targets
      )
      return BuildRecord(site: site, hash: ByteHash(seed: seed), pages: pages, links: links)
    }
  }

  /// Keeps a record. Where it cannot be written, the next build makes everything again.
  func write(_ record: BuildRecord) {
    var writer = RecordWriter()
    writer.add(Self.version)
    writer.add(record.site)
    writer.add(record.hash.seed)
    writer.add(record.pages)
    writer.add(record.links.pages)
    writer.add(record.links.names)
    writer.add(record.links.fragments)
    writer.add(record.links.statements)
    writer.add(record.links.links)
    let bytes = writer.finished()
    try? folder.write(bytes, to: "\(name).new")
    try? folder.rename("\(name).new", to: name)
  }

  /// Forgets what is kept, so that a build that is killed half-way leaves nothing to go by.
  func remove() { try? folder.removeFile(name) }
}

/// Writes values as they lie in memory: only this program reads them, and only on this machine.
private struct RecordWriter {
  private var bytes: [UInt8] = []

  mutating func add<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes += $0 }
  }

  mutating func add<Value: BitwiseCopyable>(_ list: [Value]) {
    add(list.count)
    list.withUnsafeBytes { bytes += $0 }
  }

  /// All of it behind its digest.
  func finished() -> [UInt8] {
    var head = RecordWriter()
    head.add(Digest(of: bytes))
    return head.bytes + bytes
  }
}

/// Reads what a `RecordWriter` wrote, in the same order.
private struct RecordReader {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  mutating func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
    guard rest.count >= MemoryLayout<Value>.size else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[MemoryLayout<Value>.size...]) }
    return rest.loadUnaligned(as: type)
  }

  mutating func list<Value: BitwiseCopyable>(_ type: Value.Type) -> [Value]? {
    guard let count = value(Int.self), count >= 0, count <= rest.count / MemoryLayout<Value>.stride else {
      return nil
    }
    let size = count * MemoryLayout<Value>.stride
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[size...]) }
    return [Value](unsafeUninitializedCapacity: count) { list, initialized in
      UnsafeMutableRawBufferPointer(list).copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<size]))
      initialized = count
    }
  }
}
