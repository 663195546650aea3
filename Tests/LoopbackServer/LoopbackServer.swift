internal import Foundation
internal import Synchronization

/// A web server for tests on a free port of this machine. Its threads are its own, so that it answers while a test waits.
public final class LoopbackServer: Sendable {
  /// What is answered to a request.
  public enum Answer: Sendable {
    /// A status, fields of the head, and content, which is left out where `HEAD` is asked.
    case response(Int, [String: String] = [:], content: String = "")
    /// Bytes as they are.
    case raw(String)
    /// Nothing, as long as the server lives.
    case silence

    /// A page of HTML with a body.
    public static func page(_ body: String) -> Answer {
      .response(
        200, ["Content-Type": "text/html; charset=utf-8"], content: "<!DOCTYPE html><title>t</title>\(body)")
    }
  }

  /// Answers a request such as `GET /path?query`, told how often it came before.
  public typealias Service = @Sendable (_ request: String, _ repetitions: Int) -> Answer

  /// What server and threads share.
  private final class State: Sendable {
    let log = Mutex<[String]>([])
    let silent = Mutex<[LoopbackSocket]>([])
  }

  /// The port that it listens on.
  public let port: Int
  private let socket: LoopbackSocket
  private let state = State()

  /// Starts to listen; throws if the machine has no port for it.
  public init(_ service: @escaping Service) throws {
    (socket, port) = try LoopbackSocket.listening()
    let (socket, state) = (socket, state)
    Thread.detachNewThread {
      while let client = socket.accept() {
        Thread.detachNewThread { Self.serve(client, state, service) }
      }
      socket.close()
    }
  }

  deinit {
    socket.stop()
    state.silent.withLock { sockets in
      for socket in sockets { socket.close() }
    }
  }

  /// The requests so far, in the order in which they came.
  public var requests: [String] { state.log.withLock { $0 } }

  private static func serve(_ client: LoopbackSocket, _ state: State, _ service: Service) {
    let words = client.head().split(separator: " ").prefix(2)
    let request = words.joined(separator: " ")
    let repetitions = state.log.withLock { log in
      log.append(request)
      return log.count { $0 == request } - 1
    }
    switch service(request, repetitions) {
    case .silence: return state.silent.withLock { $0.append(client) }
    case .raw(let text): client.write(text)
    case .response(let status, let fields, let content):
      let lines = fields.merging(["Content-Length": "\(content.utf8.count)", "Connection": "close"]) {
        old, _ in old
      }
      let head = ["HTTP/1.1 \(status) Status"] + lines.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      client.write(head.joined(separator: "\r\n") + "\r\n\r\n" + (words.first == "HEAD" ? "" : content))
    }
    client.close()
  }
}
