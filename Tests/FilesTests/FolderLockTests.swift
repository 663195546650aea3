import Files
import Foundation
import Synchronization
import TemporaryFolders
import Testing

@Suite struct FolderLockTests {
  @Test func onlyOneHasAFolder() throws {
    let folder = try TemporaryFolder()
    let lock = try FolderLock(folder.path)
    #expect(throws: FileFailure(path: folder.path, reason: "another build is writing to it")) {
      try FolderLock(folder.path)
    }
    withExtendedLifetime(lock) {}
  }

  /// A descriptor that is closed twice is another file's the second time.
  @Test func whoIsRefusedClosesNoFileOfOthers() throws {
    let folder = try TemporaryFolder(["read.txt": "text"])
    let lock = try FolderLock(folder.path)
    let unread = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4_000) { number in
      if number.isMultiple(of: 2) {
        _ = try? FolderLock(folder.path)
      } else if (try? FileReader.bytes(of: "\(folder.path)/read.txt")) != Array("text".utf8) {
        unread.withLock { $0 += 1 }
      }
    }
    #expect(unread.withLock { $0 } == 0)
    withExtendedLifetime(lock) {}
  }

  #if os(Linux)
    /// As one does that is being started, between fork and exec.
    @Test func aFolderIsFreeThoughAnotherProgramHoldsACopyOfTheDescriptor() throws {
      let folder = try TemporaryFolder()
      var lock: FolderLock? = try FolderLock(folder.path)
      let copies = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        .filter {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == folder.path
        }
        .compactMap { Int32($0).map { dup($0) } }
      defer { for copy in copies { close(copy) } }
      #expect(copies.count == 1)
      withExtendedLifetime(lock) {}
      lock = nil
      _ = try FolderLock(folder.path)
    }
  #endif
}
