internal import Files
internal import Synchronization

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

/// Where a command speaks to people.
struct Terminal: Sendable {
  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  static let standardError = Terminal(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether somebody is watching.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Whether colours are wanted: on a terminal, unless `NO_COLOR` is set, and wherever `CLICOLOR_FORCE` is.
  var isColoured: Bool {
    let environment = ProcessInfo.processInfo.environment
    if let forced = environment["CLICOLOR_FORCE"], forced != "0" { return true }
    return isInteractive && environment["NO_COLOR", default: ""].isEmpty
  }

  /// Writes all of a text; what nobody reads any more is lost.
  func write(_ text: String) {
    var text = text
    let fault = text.withUTF8 { OpenFile.write(UnsafeRawBufferPointer($0), to: descriptor) }
    if descriptor == STDOUT_FILENO, let fault, fault != EPIPE {
      Self.refusal.withLock { $0 = $0 ?? fault }
    }
  }

  private static let refusal = Mutex<Int32?>(nil)

  /// Why something that was written to standard output did not get there, as the system says it; nothing if all did, or if
  /// nobody reads any more.
  static var outputFailure: String? { refusal.withLock { $0 }.map { String(cString: strerror($0)) } }
}
