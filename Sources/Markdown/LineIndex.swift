import Diagnostics

/// The starts of a file's lines, so that many places in it are told without reading it again and again.
struct LineIndex: Sendable {
  private let starts: [Int]

  init(_ file: [UInt8]) {
    var starts = [0]
    for (index, byte) in file.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  func location(of offset: Int, in file: [UInt8], _ path: String) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = file[starts[low]..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(file: path, line: low + 1, column: column)
  }
}
