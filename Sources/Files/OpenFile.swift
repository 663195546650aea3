import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was given open, such as standard output.
package enum OpenFile {
  /// Writes all bytes, and waits where the other end takes no more for now: who gave it may have asked for writes that do not
  /// block. Gives the system's number for what went wrong; nothing if all is written.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt? {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        rest = rest.dropFirst(try FileDescriptor(rawValue: descriptor).write(piece))
      } catch Errno.resourceTemporarilyUnavailable {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } catch {
        return (error as? Errno)?.rawValue ?? EIO
      }
    }
    return nil
  }
}
