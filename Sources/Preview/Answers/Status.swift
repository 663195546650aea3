/// The status codes that the preview answers with (RFC 9110 §15).
enum Status: Int {
  case ok = 200
  case partialContent = 206
  case found = 302
  case notModified = 304
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case uriTooLong = 414
  case rangeNotSatisfiable = 416
  case misdirected = 421
  case headerTooLarge = 431
  case unavailable = 503

  var reason: String {
    switch self {
    case .ok: "OK"
    case .partialContent: "Partial Content"
    case .found: "Found"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .uriTooLong: "URI Too Long"
    case .rangeNotSatisfiable: "Range Not Satisfiable"
    case .misdirected: "Misdirected Request"
    case .headerTooLarge: "Request Header Fields Too Large"
    case .unavailable: "Service Unavailable"
    }
  }
}
