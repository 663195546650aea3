import FlyingSocks
import Foundation

@testable import Preview

/// A server on a free port of the loopback, for as long as a test runs.
struct LoopbackServer {
  let port: UInt16

  /// Serves a site while `body` runs.
  static func run(
    _ live: LiveSite, while body: @escaping @Sendable (LoopbackServer) async throws -> Void
  ) async throws {
    let listener = try Listener(host: "127.0.0.1", port: 0)
    try await withThrowingTaskGroup { group in
      group.addTask { try await listener.run(Responder(live), patience: .endless) }
      group.addTask { try await body(LoopbackServer(port: listener.port)) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// A new connection.
  func connect() async throws -> AsyncSocket {
    try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 60)
  }

  /// Sends a text and tells all that comes until the server ends.
  func talk(_ text: String) async throws -> String {
    let socket = try await connect()
    defer { try? socket.close() }
    try await socket.write(Data(text.utf8))
    return try await socket.rest()
  }
}

extension Patience {
  /// Where all tests run at once, a client may wait for its turn longer than servers wait for clients.
  static let endless = Patience(idle: .seconds(3600), transfer: .seconds(3600), farewell: .seconds(3600))
}

extension AsyncSocket {
  /// All that comes until the other side ends.
  func rest() async throws -> String {
    var bytes: [UInt8] = []
    do {
      while true { bytes += try await read(atMost: 4_096) }
    } catch SocketError.disconnected {
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
