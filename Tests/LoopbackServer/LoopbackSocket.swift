#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A socket of TCP on 127.0.0.1.
struct LoopbackSocket: Sendable {
  /// What the system refuses.
  struct Failure: Error {
    let code: CInt
  }

  private let descriptor: CInt

  /// A socket that listens on a free port.
  static func listening() throws -> (LoopbackSocket, port: Int) {
    // Who goes away before the answer is there does no harm.
    signal(SIGPIPE, SIG_IGN)
    #if os(Linux)
      let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw Failure(code: errno) }
    return (LoopbackSocket(descriptor: descriptor), Int(UInt16(bigEndian: address.sin_port)))
  }

  /// The next who connects; nothing when the socket is stopped.
  func accept() -> LoopbackSocket? {
    let client = systemAccept(descriptor)
    return client < 0 ? nil : LoopbackSocket(descriptor: client)
  }

  /// The head of a request, up to the empty line.
  func head() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), recv(descriptor, &byte, 1, 0) == 1 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends all of a text, unless nobody listens any more.
  func write(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Wakes who waits for it. Who does closes it: closed by anybody else, its number could be that of another socket by the time
  /// it is waited for again.
  func stop() {
    shutdown(descriptor, CInt(2))
  }

  /// Closes it.
  func close() {
    stop()
    systemClose(descriptor)
  }
}

/// The system's functions, where a method has the same name.
private func systemAccept(_ descriptor: CInt) -> CInt { accept(descriptor, nil, nil) }
private func systemClose(_ descriptor: CInt) { _ = close(descriptor) }
