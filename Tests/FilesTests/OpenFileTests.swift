import Files
import SystemPackage
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct OpenFileTests {
  @Test func allIsWrittenWhereTheOtherEndIsSlowAndNothingBlocks() async throws {
    let (reading, writing) = try FileDescriptor.pipe()
    try #require(fcntl(writing.rawValue, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    async let fault = Task.detached {
      let fault = bytes.withUnsafeBytes { OpenFile.write($0, to: writing.rawValue) }
      try writing.close()
      return fault
    }.value
    let read = try await Task.detached {
      var read: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = try buffer.withUnsafeMutableBytes({ try reading.read(into: $0) }), count > 0 {
        read += buffer[..<count]
      }
      try reading.close()
      return read
    }.value
    #expect(try await fault == nil)
    #expect(read == bytes)
  }

  @Test func whatCannotBeWrittenHasTheNumberOfTheSystem() {
    let fault = [UInt8(1)].withUnsafeBytes { OpenFile.write($0, to: -1) }
    #expect(fault == EBADF)
  }
}
