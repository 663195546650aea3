import Foundation
import TemporaryFolders
import Testing

@testable import Caches

@Suite struct CacheFileTests {
  private struct Point: BitwiseCopyable, Equatable {
    let x: Int32
    let y: Int64
  }

  private static let points = (0..<20_000).map { Point(x: $0, y: Int64($0) << 40) }

  private func write(to file: CacheFile) {
    file.write { writer in
      try writer.add("Grüße")
      try writer.add(nil as String?)
      try writer.add(Self.points)
      try writer.add(each: ["a", ""]) { try $0.add($1) }
      var bytes = CacheBytes()
      try bytes.add(7 as UInt8)
      try writer.add(bytes.bytes)
      try writer.add(true)
    }
  }

  private func isRead(_ file: CacheFile) -> Bool {
    file.read { reader -> Bool? in
      guard reader.text() == .some("Grüße"), reader.text() == .some(nil),
        reader.list(Point.self) == Self.points, reader.each({ $0.text() }) == ["a", ""],
        reader.skippedBytes()?.count == 1, reader.value(Bool.self) == true
      else { return nil }
      return reader.value(UInt8.self) == nil
    } ?? false
  }

  @Test func whatWasWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let file = CacheFile("kept", in: "\(folder.path)/deep/cache", version: 1)
    #expect(!isRead(file))
    write(to: file)
    #expect(isRead(file))
    #expect(!isRead(CacheFile("kept", in: "\(folder.path)/deep/cache", version: 2)))
    file.remove()
    #expect(!isRead(file))
  }

  @Test func skippedBytesAreWhereTheyAreSaidToBe() throws {
    let folder = try TemporaryFolder()
    let file = CacheFile("kept", in: folder.path, version: 1)
    file.write { writer in
      try writer.add(1)
      try writer.add([2, 3, 4] as [UInt8])
    }
    let bytes = file.readBytes { reader, bytes -> ArraySlice<UInt8>? in
      _ = reader.value(Int.self)
      return reader.skippedBytes().map { bytes[$0] }
    }
    #expect(bytes == [2, 3, 4])
  }

  @Test func whatIsNotWholeIsNotRead() throws {
    let folder = try TemporaryFolder()
    let file = CacheFile("kept", in: folder.path, version: 1)
    write(to: file)
    let url = URL(filePath: "\(folder.path)/kept")
    let bytes = try Data(contentsOf: url)
    for count in [0, 1, 7, 8, 24, bytes.count / 2, bytes.count - 17, bytes.count - 1] {
      try bytes.prefix(count).write(to: url)
      #expect(!isRead(file), "\(count) bytes")
    }
    for place in [0, 9, bytes.count / 2, bytes.count - 1] {
      var damaged = bytes
      damaged[place] ^= 1
      try damaged.write(to: url)
      #expect(!isRead(file), "another byte at \(place)")
    }
    try bytes.write(to: url)
    #expect(isRead(file))
  }

  @Test func countsThatCannotBeAreRefused() throws {
    for count in [-1, 3, .max] {
      var bytes = CacheBytes()
      try bytes.add(count)
      try bytes.add(0 as UInt16)
      bytes.bytes.withUnsafeBytes { bytes in
        var readers = (CacheReader(bytes), CacheReader(bytes), CacheReader(bytes))
        #expect(readers.0.list(UInt8.self) == nil)
        #expect(readers.1.each { $0.value(UInt8.self) } == nil)
        #expect(readers.2.skippedBytes() == nil)
      }
    }
  }

  @Test func ofWhatCannotBeWrittenNothingIsKept() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    let file = CacheFile("kept", in: folder.path, version: 1)
    write(to: file)
    file.write { _ in throw Failure() }
    #expect(!isRead(file))
  }
}
