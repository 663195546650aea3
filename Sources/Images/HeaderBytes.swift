/// The bytes of a file as far as somebody asks for them: read in pieces, and only so many of them, however long the file is
/// and whatever it says of itself.
struct HeaderBytes {
  /// How many bytes are read at once: most headers need one piece.
  private static let pieceSize = 4096
  /// How many pieces are read of one file: enough to go past what cameras write in front of the picture.
  private static let mostPieces = 256

  private let read: (_ offset: Int, _ count: Int) -> [UInt8]
  private var piece: [UInt8] = []
  private var start = 0
  private var pieces = 0

  /// Reads through a closure that gives the bytes at an offset, fewer at the end of the file.
  init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    self.read = read
  }

  /// The byte at an offset; nothing behind the end, or where too much was read.
  mutating func byte(at offset: Int) -> UInt8? {
    if offset >= start, offset &- start < piece.count { return piece[offset &- start] }
    guard offset >= 0, pieces < Self.mostPieces else { return nil }
    pieces += 1
    start = offset
    piece = read(offset, Self.pieceSize)
    return piece.first
  }

  /// Whether bytes stand at an offset.
  mutating func matches(_ bytes: [UInt8], at offset: Int) -> Bool {
    for (index, expected) in bytes.enumerated() where byte(at: offset &+ index) != expected { return false }
    return true
  }

  /// A number of up to four bytes, the highest first.
  mutating func big(_ count: Int, at offset: Int) -> Int? {
    var number = 0
    for index in 0..<count {
      guard let byte = byte(at: offset &+ index) else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }

  /// A number of up to four bytes, the lowest first.
  mutating func little(_ count: Int, at offset: Int) -> Int? {
    var number = 0
    for index in 0..<count {
      guard let byte = byte(at: offset &+ index) else { return nil }
      number |= Int(byte) << (8 * index)
    }
    return number
  }
}
