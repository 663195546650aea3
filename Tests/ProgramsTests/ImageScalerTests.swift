import Foundation
import Images
import Programs
import Testing

@Suite struct ImageScalerTests {
  /// A JPEG of 80 by 60 pixels that the camera held upright by a quarter turn, made at a place it notes.
  private static let photograph = """
    /9j/4QBARXhpZgAATU0AKgAAAAgAAgESAAMAAAABAAYAAIglAAQAAAABAAAAJgAAAAAAAQABAAIAAAACTgAAAAAAAAD/2wBD\
    ABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARwe\
    HigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAA8AFAD\
    ASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIh\
    MUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlq\
    c3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx\
    8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSEx\
    BhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
    8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDmaWiimAUtFFUAUUtFUAUUtJVALRRRVANooorEQUUUVAxaWiitxCUtFFQMWloorcQy\
    loorAQUUtFWA2iiisBi0UUVQx9FFFdZI2iiisBCUtFFSMSlooqBiUUUVIElFLSV6BJ//2Q==
    """

  @Test(.enabled("neither libvips nor ImageMagick is installed") { await ImageScaler() != nil })
  func aPhotographIsMadeSmaller() async throws {
    let scaler = try #require(await ImageScaler())
    let photograph = Array(try #require(Data(base64Encoded: Self.photograph)))
    #expect(try ImageHeader(of: photograph).size == ImageSize(width: 60, height: 80))
    let made = try await scaler.scaled(photograph, .jpeg, toWidth: 30)
    let header = try ImageHeader(of: made)
    #expect(header.size == ImageSize(width: 30, height: 40))
    #expect(made.firstRange(of: Array("Exif".utf8)) == nil)
    #expect(photograph.firstRange(of: Array("Exif".utf8)) != nil)
  }

  @Test(.enabled("neither libvips nor ImageMagick is installed") { await ImageScaler() != nil })
  func anImageThatIsCutIsRefused() async throws {
    let scaler = try #require(await ImageScaler())
    let photograph = Array(try #require(Data(base64Encoded: Self.photograph)))
    await #expect(throws: ProgramFailure.self) {
      try await scaler.scaled(Array(photograph.prefix(300)), .jpeg, toWidth: 30)
    }
  }
}
