import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that only one process may write to. The system gives it free when the process ends, however it ends.
public final class FolderLock: Sendable {
  private let descriptor: FileDescriptor

  /// Locks a folder that exists; throws if another process has it.
  public init(_ path: String) throws(FileFailure) {
    do {
      descriptor = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
    } catch {
      throw FileFailure(path: path, error)
    }
    // Where this throws, all is set already: `deinit` closes the descriptor.
    guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else {
      throw FileFailure(path: path, reason: "another build is writing to it")
    }
  }

  deinit {
    // A program that is being started holds a copy of the descriptor for a moment, and with it the lock unless that is given up.
    flock(descriptor.rawValue, LOCK_UN)
    try? descriptor.close()
  }
}
