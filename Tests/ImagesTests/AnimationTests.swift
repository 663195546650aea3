import Images
import Testing

@Suite struct AnimationTests {
  private static func png(_ chunks: [String]) -> [UInt8] {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let size: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 3, 8, 2, 0, 0, 0, 1, 2, 3, 4]
    return chunks.reduce(head + Array("IHDR".utf8) + size) { bytes, name in
      bytes + [0, 0, 0, 2] + Array(name.utf8) + [7, 7, 1, 2, 3, 4]
    }
  }

  private static func webp(flags: UInt8) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [
      10, 0, 0, 0, flags, 0, 0, 0, 3, 0, 0, 2, 0, 0,
    ]
  }

  @Test(arguments: [
    (["IDAT"], false), (["gAMA", "acTL", "IDAT"], true), (["IDAT", "acTL"], false), ([], false),
  ])
  func aPNGMovesIfItSaysSoBeforeItsPicture(chunks: [String], isAnimated: Bool) throws {
    #expect(try ImageHeader(of: Self.png(chunks)).isAnimated == isAnimated)
  }

  @Test(arguments: [(UInt8(0x02), true), (0x12, true), (0x10, false)])
  func aWebPMovesByItsFlag(flags: UInt8, isAnimated: Bool) throws {
    let header = try ImageHeader(of: Self.webp(flags: flags))
    #expect(header.isAnimated == isAnimated)
    #expect(header.size == ImageSize(width: 4, height: 3))
  }
}
