internal import FlyingSocks

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A connection of one client, from its first request to its last.
struct Connection: Sendable {
  /// How much is written at a time.
  private static let partSize = 262_144
  /// How much of a body that nobody wants is read away, so that the client sees the answer.
  private static let drainLimit = 262_144

  let socket: AsyncSocket
  let deadlines: Deadlines
  let responder: Responder
  let patience: Patience

  private var descriptor: Int32 { socket.socket.file.rawValue }

  /// Answers requests until the client goes, or is too slow.
  func run() async {
    deadlines.give(patience.transfer, to: descriptor)
    do {
      try await answerRequests()
    } catch {
      // The client is gone, or was shut down for being slow: there is nobody to tell.
    }
    deadlines.close(descriptor)
  }

  private func answerRequests() async throws {
    var parser = HeadParser()
    while true {
      let request: Request?
      do throws(HeadParser.Refusal) {
        request = try parser.next()
      } catch {
        return try await refuse(error)
      }
      if let request {
        let response = responder.answer(request)
        let isLast = !request.keepsConnection || response.isStream
        try await send(response, withBody: request.method != "HEAD", keepsConnection: !isLast)
        if isLast { return try await end() }
        if parser.isEmpty { deadlines.give(patience.idle, to: descriptor) }
      } else {
        let wasEmpty = parser.isEmpty
        parser.append(try await socket.read(atMost: 4_096))
        // The time of a head starts with its first byte, and is not prolonged by more of them.
        if wasEmpty { deadlines.give(patience.transfer, to: descriptor) }
      }
    }
  }

  private func refuse(_ refusal: HeadParser.Refusal) async throws {
    try await send(refusal.response, withBody: true, keepsConnection: false)
    try await end()
  }

  private func send(_ response: Response, withBody: Bool, keepsConnection: Bool) async throws {
    let header = response.header(keepsConnection: keepsConnection)
    switch response.body {
    case .bytes(let bytes):
      try await write(withBody && response.status != .notModified ? header + bytes : header)
    case .stream(let parts):
      try await write(header)
      if !withBody { return }
      for await part in parts { try await write(part) }
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    for start in stride(from: 0, to: bytes.count, by: Self.partSize) {
      deadlines.give(patience.transfer, to: descriptor)
      try await socket.write(Data(bytes[start..<min(start + Self.partSize, bytes.count)]))
    }
    deadlines.give(patience.idle, to: descriptor)
  }

  /// Says that nothing more comes, and reads away what the client still sends: closing before would take the answer from it.
  private func end() async throws {
    shutdown(descriptor, Int32(SHUT_WR))
    deadlines.give(patience.farewell, to: descriptor)
    var rest = Self.drainLimit
    while rest > 0 { rest -= try await socket.read(atMost: 4_096).count }
  }
}

extension Response {
  fileprivate var isStream: Bool {
    if case .stream = body { true } else { false }
  }
}
