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

/// The browser of the user.
enum Browser {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Opens an address; nothing happens where there is no browser.
  static func open(_ address: String) {
    // Nobody waits for the program to end.
    signal(SIGCHLD, SIG_IGN)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let arguments = copies(of: [program, address])
    let variables = copies(of: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    posix_spawnp(&process, program, &actions, nil, arguments + [nil], variables + [nil])
  }

  /// The texts as C has them, for as long as nobody frees them.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { text in strdup(text) }
  }
}
