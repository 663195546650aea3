internal import FlyingSocks

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why nobody can come in.
public struct PreviewFailure: Error, CustomStringConvertible {
  /// The address, and what is in the way.
  public let description: String
}

/// Where clients come in.
struct Listener: Sendable {
  /// How many ports after the wanted one are tried.
  private static let attempts = 100

  /// The port it got.
  let port: UInt16
  private let socket: Socket

  /// Listens at an address, on the wanted port or the next one that is free; with port 0 on any.
  init(host: String, port: UInt16) throws {
    for attempt in 0..<UInt16(Self.attempts) {
      let (next, overflows) = port.addingReportingOverflow(attempt)
      if overflows { break }
      if let listener = try Self(address: host, port: next) {
        self = listener
        return
      }
    }
    throw PreviewFailure(
      description: "\(host):\(port): this port and the \(Self.attempts - 1) after it are in use")
  }

  /// Nothing if the port is in use.
  private init?(address host: String, port: UInt16) throws {
    let isIPv6 = host.contains(":")
    let socket = try Socket(domain: isIPv6 ? AF_INET6 : AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      // Programs that are started, such as the browser, must not keep the port.
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      if isIPv6 {
        try socket.bind(to: sockaddr_in6.inet6(ip6: host, port: port))
      } else {
        try socket.bind(to: sockaddr_in.inet(ip4: host, port: port))
      }
      try socket.listen()
    } catch SocketError.failed(_, let code, _) where code == EADDRINUSE {
      try socket.close()
      return nil
    } catch {
      try socket.close()
      throw PreviewFailure(description: "\(host):\(port): \(Self.reason(of: error))")
    }
    self.socket = socket
    switch try socket.sockname() {
    case .ip4(_, let bound), .ip6(_, let bound): self.port = bound
    case .unix: self.port = port
    }
  }

  private static func reason(of error: any Error) -> String {
    guard case SocketError.failed(let type, let code, _) = error else { return "\(error)" }
    return type.hasPrefix("inet_pton") ? "this is no address" : String(cString: strerror(code))
  }

  /// Lets clients in until the task is cancelled, and closes the door then. Throws where the system lets nobody wait for them.
  func run(_ responder: Responder, patience: Patience = Patience()) async throws {
    defer { try? socket.close() }
    try await withTaskExecutorPreference(ServingExecutor()) { try await letIn(responder, patience) }
  }

  private func letIn(_ responder: Responder, _ patience: Patience) async throws {
    let deadlines = Deadlines()
    let pool: some AsyncSocketPool = .make(maxEvents: 64)
    try await pool.prepare()
    let door = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(1))
          deadlines.enforce(at: .now)
        }
      }
      while !Task.isCancelled {
        do {
          let client = try await door.accept()
          let connection = Connection(
            socket: client, deadlines: deadlines, responder: responder, patience: patience)
          group.addTask { await connection.run() }
        } catch {
          // A client that went at once, or more of them than there are descriptors: some will be free again.
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }
}
