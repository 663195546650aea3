import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system tells of a file without reading it. A file that is written or replaced gets another identity, unless that
/// happens within one tick of the system's clock and leaves its size as it is.
public struct FileIdentity: Hashable, BitwiseCopyable, Sendable {
  /// Its size in bytes.
  public let size: Int64
  /// When it was written last, in nanoseconds since 1970.
  public let modified: Int64
  /// Its number in the file system.
  public let number: UInt64

  /// Takes an identity that was kept.
  public init(size: Int64, modified: Int64, number: UInt64) {
    self.size = size
    self.modified = modified
    self.number = number
  }

  /// The identity of what lies at a path; nothing if that is no regular file.
  public init?(ofFile path: String) {
    guard let status = try? Stat(path) else { return nil }
    self.init(status)
  }

  /// The identities of what lies at some paths, in their order, asked for by so many tasks at most.
  public static func all(ofFiles paths: [String], jobs: Int) async -> [FileIdentity?] {
    await paths.mapParts(forJobs: jobs) { $0.map { FileIdentity(ofFile: $0) } }.flatMap(\.self)
  }

  /// The identity of the running program; nothing where the system does not tell.
  public static var program: FileIdentity? {
    #if os(Linux)
      FileIdentity(ofFile: "/proc/self/exe")
    #else
      FileIdentity(ofFile: CommandLine.arguments.first ?? "")
    #endif
  }

  /// This instant, in nanoseconds since 1970, less what the clocks of file systems may be behind. What is written from now on
  /// is not older.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) &- 50_000_000
  }

  init?(_ status: Stat) {
    guard status.type == .regular else { return nil }
    size = Int64(status.size)
    let time = status.st_mtim
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    number = UInt64(truncatingIfNeeded: status.inode.rawValue)
  }
}
