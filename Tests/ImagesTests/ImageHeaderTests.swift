import Foundation
import Testing

@testable import Images

@Suite struct ImageHeaderTests {
  /// What encoders wrote in front of a picture of 40 by 30 pixels, in Base64; of two of them the camera was turned.
  static let heads: [(format: ImageFormat, width: Int, height: Int, bytes: String)] = [
    (.png, 40, 30, "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uK"),
    (.gif, 40, 30, "R0lGODdhKAAeAIEAAA=="),
    (
      .jpeg, 40, 30,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs"
        + "IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy"
        + "MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAeACgDASI="
    ),
    (
      .jpeg, 40, 30,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs"
        + "IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy"
        + "MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgARCAAeACgDASI="
    ),
    (
      .jpeg, 30, 40,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAgGBgcG"
        + "BQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJ"
        + "CQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR"
        + "CAAeACgDASI="
    ),
    (.webp, 40, 30, "UklGRkwAAABXRUJQVlA4IEAAAABQAwCdASooAB4APm02l0ik"),
    (.webp, 40, 30, "UklGRh4AAABXRUJQVlA4TBEAAAAvJ0AHAAdQhSJX"),
    (.webp, 40, 30, "UklGRoAAAABXRUJQVlA4WAoAAAAIAAAAJwAAHQAAVlA4IEAA"),
    (
      .avif, 40, 30,
      "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAA"
        + "AAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAALwAAAChpaW5mAAAA"
        + "AAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4A"
        + "AAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQB"
        + "AoMEAAAAN21kYXQSAAoJGBUn60QENBoQ"
    ),
    (
      .avif, 30, 40,
      "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAA"
        + "AAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEdAAAALAAAAChpaW5mAAAA"
        + "AAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAAB0aXBycAAAAFRpcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4A"
        + "AAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAAlpcm90AwAAABhpcG1hAAAA"
        + "AAAAAAEAAQUBAoMEhQAAADRtZGF0EgAKCRg="
    ),
    (
      .avif, 40, 30,
      "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAGGbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAA"
        + "AAAAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAACxpbG9jAAAAAEQAAAIAAQAAAAEAAAHEAAAALAACAAAAAQAAAa4A"
        + "AAAWAAAAQmlpbmYAAAAAAAIAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAABppbmZlAgAAAAACAABhdjAxQWxw"
        + "aGEAAAAAGmlyZWYAAAAAAAAADmF1eGwAAgABAAEAAADDaXBycAAAAJ1pcGNvAAAAFGlzcGUAAAAAAAAAKAAAAB4A"
        + "AAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAA5waXhpAAAAAAEIAAAADGF2"
        + "MUOBABwAAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAe"
        + "aXBtYQAAAAAAAAACAAEEAQKDBAACBAEFhgcAAABKbWRhdA=="
    ),
  ]

  private static func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text)))
  }

  @Test(arguments: heads.indices)
  func aHeaderTellsFormatAndSize(number: Int) throws {
    let (format, width, height, text) = Self.heads[number]
    let header = try ImageHeader(of: Self.bytes(text))
    #expect(header.format == format)
    #expect(header.size == ImageSize(width: width, height: height))
  }

  @Test(arguments: heads.indices)
  func aHeaderThatIsCutIsAFault(number: Int) throws {
    let (format, _, _, text) = Self.heads[number]
    // Behind the bytes that name the format, and before those of the size.
    let length = format == .gif ? 9 : format == .png ? 20 : 23
    #expect(throws: ImageHeader.Fault.cut(format)) {
      try ImageHeader(of: Array(Self.bytes(text)[..<length]))
    }
  }

  @Test(
    arguments: [
      (.png, 16, 8), (.gif, 6, 4), (.jpeg, 163, 4),
    ] as [(ImageFormat, Int, Int)])
  func anImageWithoutAnAreaIsAFault(format: ImageFormat, offset: Int, count: Int) throws {
    let head = try #require(Self.heads.first { $0.format == format })
    var bytes = try Self.bytes(head.bytes)
    for index in offset..<(offset + count) { bytes[index] = 0 }
    #expect(throws: ImageHeader.Fault.empty(format)) { try ImageHeader(of: bytes) }
  }

  @Test(arguments: ["", "text", "GIF88a1234567", "<html></html>", "\u{FEFF}", "RIFF1234WAVEfmt "])
  func whatIsNoImageIsToldSo(text: String) {
    #expect(throws: ImageHeader.Fault.unknown) { try ImageHeader(of: Array(text.utf8)) }
  }

  /// Whatever bytes are changed, a header is read or it is a fault, and only so many pieces are asked for.
  @Test(arguments: heads.indices)
  func noBytesTrapOrReadWithoutEnd(number: Int) throws {
    let bytes = try Self.bytes(Self.heads[number].bytes)
    var state: UInt64 = 0x9E37_79B9 &+ UInt64(number)
    print("seed \(state)")
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        changed[Int(state >> 33) % changed.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      var pieces = 0
      _ = try? ImageHeader { offset, count in
        pieces += 1
        return offset < changed.count ? Array(changed[offset..<min(changed.count, offset + count)]) : []
      }
      try #require(pieces <= 256)
    }
  }

  @Test func aFileWithoutEndIsReadInABoundedNumberOfPieces() {
    for start: [UInt8] in [[0xFF, 0xD8, 0xFF], Array("<!--".utf8), Array(" ".utf8)] {
      var pieces = 0
      _ = try? ImageHeader { offset, count in
        pieces += 1
        return (offset..<(offset + count)).map { $0 < start.count ? start[$0] : 0xFF }
      }
      #expect(pieces <= 256)
    }
  }

  @Test func aPictureBehindLargeMetadataIsFound() throws {
    let jpeg = try Self.bytes(Self.heads[2].bytes)
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0xFFFD)
    let bytes = jpeg[..<2] + (0..<100).flatMap { _ in segment } + jpeg[2...]
    #expect(try ImageHeader(of: Array(bytes)).size == ImageSize(width: 40, height: 30))
  }
}
