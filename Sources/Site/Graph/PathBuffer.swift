/// The decoded path of a URL while it is put together; its memory is reused from link to link.
struct PathBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// Whether `..` led above the root of the host, where it stays (URL §4.4).
  private(set) var leadsAboveRoot = false
  /// Whether it holds an encoded slash or NUL, which no file has in its name.
  private(set) var isImpossible = false

  init() {
    capacity = 256
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// The path so far.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// Starts at a folder, whose path starts and ends with a slash.
  mutating func start(in folder: [UInt8]) {
    leadsAboveRoot = false
    isImpossible = false
    reserve(folder.count)
    for index in folder.indices { memory[index] = folder[index] }
    count = folder.count
  }

  /// Starts at the root of the host.
  mutating func startAtRoot() {
    leadsAboveRoot = false
    isImpossible = false
    memory[0] = UInt8(ascii: "/")
    count = 1
  }

  /// Goes on by a relative path: percent-encoded bytes are decoded, `.` and `..` resolved, encoded ones too (URL §4.4).
  mutating func append(_ path: UnsafeBufferPointer<UInt8>.SubSequence) {
    reserve(count + path.count + 1)
    var index = path.startIndex
    while index < path.endIndex {
      let start = count
      while index < path.endIndex, path[index] != UInt8(ascii: "/") { appendByte(of: path, &index) }
      let hasSlash = index < path.endIndex
      index += 1
      switch dots(from: start) {
      case 1: count = start
      case 2:
        count = start
        leaveFolder()
      default:
        if hasSlash {
          memory[count] = UInt8(ascii: "/")
          count &+= 1
        }
      }
    }
  }

  /// Goes on by a fragment, decoded: dots and slashes mean nothing in it.
  mutating func append(fragment: UnsafeBufferPointer<UInt8>.SubSequence) {
    reserve(count + fragment.count)
    var index = fragment.startIndex
    while index < fragment.endIndex { appendByte(of: fragment, &index) }
  }

  /// Drops what stands behind the last slash.
  mutating func keepFolder() {
    while count > 0, memory[count &- 1] != UInt8(ascii: "/") { count &-= 1 }
  }

  @inline(__always)
  private mutating func appendByte(of path: UnsafeBufferPointer<UInt8>.SubSequence, _ index: inout Int) {
    var byte = path[index]
    index &+= 1
    if byte == UInt8(ascii: "%"), index &+ 1 < path.endIndex, let high = path[index].hexValue,
      let low = path[index &+ 1].hexValue
    {
      byte = high &<< 4 | low
      index &+= 2
      if byte == 0 || byte == UInt8(ascii: "/") { isImpossible = true }
    }
    memory[count] = byte
    count &+= 1
  }

  /// How many dots make up all that stands from `start` on; 0 if anything else does.
  private func dots(from start: Int) -> Int {
    let length = count &- start
    guard length == 1 || length == 2, memory[start] == UInt8(ascii: "."),
      memory[count &- 1] == UInt8(ascii: ".")
    else { return 0 }
    return length
  }

  private mutating func leaveFolder() {
    if count <= 1 {
      leadsAboveRoot = true
      return
    }
    count &-= 1
    keepFolder()
  }

  private mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed * 2)
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = needed * 2
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  @inline(__always) var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self & 15
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): (self & 15) + 9
    default: nil
    }
  }
}
