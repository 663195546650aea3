internal import Dispatch
internal import Programs

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the user asks a running command for: by keys on a terminal, and by signals.
struct LiveCommands: Sendable {
  enum Command {
    case open
    case rebuild
    case quit
  }

  /// What is asked for, from when this is made.
  let stream: AsyncStream<Command>

  init() {
    stream = AsyncStream { continuation in
      let queue = DispatchQueue(label: "vipera.commands")
      let signals = EndSignals { _ in continuation.yield(.quit) }
      let keys = Keyboard()
      let source = keys.map { _ in DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue) }
      source?.setEventHandler {
        var key: UInt8 = 0
        guard read(STDIN_FILENO, &key, 1) == 1 else { return }
        if let command = Self.command(of: key) { continuation.yield(command) }
      }
      source?.resume()
      // Dispatch's sources may be used from any thread, but do not say so to the compiler. It is only cancelled from here on.
      nonisolated(unsafe) let input = source
      continuation.onTermination = { _ in
        signals.cancel()
        input?.cancel()
        keys?.restore()
      }
    }
  }

  private static func command(of key: UInt8) -> Command? {
    switch key {
    case UInt8(ascii: "o"): .open
    case UInt8(ascii: "r"): .rebuild
    // Also the end of the input, Control-D.
    case UInt8(ascii: "q"), 4: .quit
    default: nil
    }
  }
}

/// A terminal that tells every key at once.
private struct Keyboard: Sendable {
  private let settings: termios

  /// Nothing where there is no terminal, or somebody else has it.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    self.settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return nil }
  }

  /// Leaves the terminal as it was.
  func restore() {
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
