#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the program has used so far.
public struct ResourceUsage: Sendable {
  /// How long processors worked for it, in its own code and in the system's.
  public let processorTime: Duration
  /// The most memory it held at a time, in bytes.
  public let peakMemory: Int

  /// Asks the system.
  public init() {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      peakMemory = usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      peakMemory = usage.ru_maxrss * 1024
    #endif
    processorTime = Self.duration(usage.ru_utime) + Self.duration(usage.ru_stime)
  }

  private static func duration(_ time: timeval) -> Duration {
    .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
