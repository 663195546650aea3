internal import Entities

/// `Retry-After` (RFC 9110 §10.2.3): a number of seconds, or a date.
enum RetryAfter {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The time to wait, none for a date that is past; `now` is in seconds since 1970. Nothing if the value is neither.
  static func wait(_ value: String, now: Int) -> Duration? {
    let value = value.trimmingPrefix { $0 == " " }
    if !value.isEmpty, value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      // More digits than a number has are longer than anybody waits, too.
      return .seconds(min(Int(value) ?? .max, 1 << 32))
    }
    return seconds(of: value).map { .seconds(max(0, $0 - now)) }
  }

  /// The instant of `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7); the two obsolete forms are not read.
  private static func seconds(of date: Substring) -> Int? {
    let parts = date.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else {
      return nil
    }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return DateStamp("\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")?.secondsSince1970
  }
}
