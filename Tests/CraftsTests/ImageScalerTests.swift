import Crafts
import Files
import Foundation
import Images
import Testing

@Suite(.enabled("neither libvips nor ImageMagick is installed") { await ImageScaler() != nil })
struct ImageScalerTests {
  /// A JPEG of 80 by 60 pixels whose camera was turned by a quarter, and noted where it was.
  private static func photograph() throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try FileReader.bytes(of: folder.appending(path: "Images/photograph.jpg").path())
  }

  @Test func aPhotographIsMadeSmallerUprightAndWithoutItsPlace() async throws {
    let scaler = try #require(await ImageScaler())
    let photograph = try Self.photograph()
    #expect(try ImageHeader(of: photograph).size == ImageSize(width: 60, height: 80))
    #expect(photograph.firstRange(of: Array("Exif".utf8)) != nil)
    let made = try await scaler.scaled(photograph, .jpeg, toWidth: 30)
    #expect(try ImageHeader(of: made).size == ImageSize(width: 30, height: 40))
    #expect(made.firstRange(of: Array("Exif".utf8)) == nil)
  }

  @Test(arguments: [0, 20, 300])
  func anImageThatIsCutIsRefused(length: Int) async throws {
    let scaler = try #require(await ImageScaler())
    let photograph = try Self.photograph()
    await #expect(throws: CraftFailure.self) {
      try await scaler.scaled(Array(photograph.prefix(length)), .jpeg, toWidth: 30)
    }
  }
}
