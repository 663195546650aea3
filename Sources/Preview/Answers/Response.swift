/// What a client gets.
struct Response: Sendable {
  /// What follows the header.
  enum Body: Sendable {
    case bytes(ArraySlice<UInt8>)
    /// Parts that come until the stream ends, or the client goes.
    case stream(AsyncStream<[UInt8]>)
  }

  var status: Status
  var fields: [(name: String, value: String)] = []
  var body: Body

  init(_ status: Status, _ bytes: ArraySlice<UInt8>, type: String) {
    self.status = status
    body = .bytes(bytes)
    fields = [("Content-Type", type)]
  }

  /// A message for people.
  init(_ status: Status, _ message: String) {
    self.init(status, Array("\(message)\n".utf8)[...], type: "text/plain; charset=utf-8")
  }

  /// A stream of server-sent events.
  init(events: AsyncStream<[UInt8]>) {
    status = .ok
    body = .stream(events)
    fields = [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]
  }

  /// The header (RFC 9112 §4), with what is known only now; what follows a HEAD request is the header alone.
  func header(keepsConnection: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    if case .bytes(let bytes) = body, status != .notModified { text += "Content-Length: \(bytes.count)\r\n" }
    text += keepsConnection ? "\r\n" : "Connection: close\r\n\r\n"
    return Array(text.utf8)
  }
}
