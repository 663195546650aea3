import Testing

@testable import Images

@Suite struct ImageFormatTests {
  @Test(
    arguments: [
      ("a.png", .png), ("b/a.JPG", .jpeg), ("a.b.jpeg", .jpeg), ("a.gif", .gif), ("a.webp", .webp),
      ("a.avif", .avif),
      ("a.svg", .svg),
    ] as [(String, ImageFormat)])
  func theEndOfANameTellsTheFormat(path: String, format: ImageFormat) {
    #expect(ImageFormat(path: path) == format)
  }

  @Test(arguments: ["", "png", "a.bmp", "a.png/b", "a.ico", "a."])
  func otherNamesTellNone(path: String) {
    #expect(ImageFormat(path: path) == nil)
  }
}
