import FlyingSocks
import Foundation
import Testing

@testable import Preview

@Suite struct DeadlinesTests {
  @Test func aConnectionThatIsOverTimeIsShutDown() async throws {
    try await LoopbackServer.run(LiveSite(.small())) { server in
      let socket = try await server.connect()
      let deadlines = Deadlines()
      let descriptor = socket.socket.file.rawValue
      deadlines.give(.seconds(10), to: descriptor)
      deadlines.enforce(at: .now)
      try await socket.write(Data("GET / HTTP/1.1\r\n".utf8))
      deadlines.enforce(at: .now + .seconds(11))
      await #expect(throws: SocketError.self) { try await socket.read(atMost: 1) }
      deadlines.close(descriptor)
      #expect(deadlines.count == 0)
    }
  }
}
