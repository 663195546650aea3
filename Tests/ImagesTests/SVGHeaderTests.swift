import Testing

@testable import Images

@Suite struct SVGHeaderTests {
  private static func size(_ text: String) throws -> ImageSize? {
    let header = try ImageHeader(of: Array(text.utf8))
    #expect(header.format == .svg)
    return header.size
  }

  @Test(arguments: [
    ("<svg width=\"40\" height=\"30\"/>", 40, 30),
    ("<svg width='40px' height = '30.4px'>", 40, 30),
    ("<svg viewBox=\"0 0 40 30\">", 40, 30),
    ("<svg viewBox=\"-5,-5,40,30\" width=\"80\">", 80, 60),
    ("<svg height=\"60\" viewBox=\" 0  0\n40 30 \">", 80, 60),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 40 30\">", 40, 30),
    ("<svg width=\"1in\" height=\"72pt\">", 96, 96),
    ("<svg width=\"2.54cm\" height=\"25.4mm\">", 96, 96),
    (
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\" height=\"1\"> --><!DOCTYPE svg [<!ENTITY a \"<b>\">]>\n<svg:svg xmlns:svg=\"x\" width=\"40\" height=\"30\">",
      40, 30
    ),
  ])
  func theStartTagTellsTheSize(text: String, width: Int, height: Int) throws {
    #expect(try Self.size(text) == ImageSize(width: width, height: height))
  }

  @Test(arguments: [
    "<svg>", "<svg xmlns=\"x\"/>", "<svg width=\"100%\"/>", "<svg width=\"40\">",
    "<svg viewBox=\"0 0 0 30\">",
    "<svg viewBox=\"0 0 40\">", "<svg width=\"-4\" height=\"3\">", "<svg width=\"1e999\" height=\"3\">",
    "<svg width=\"40em\" height=\"30em\">", "<svg viewBox=\"0 0 1e300 1e300\">",
  ])
  func anSVGMayHaveNoSize(text: String) throws {
    #expect(try Self.size(text) == nil)
  }

  @Test(arguments: ["<svgs width=\"1\" height=\"1\">", "<!-- <svg>", "<?xml <svg>", "<g/>"])
  func whatOnlyLooksLikeOneIsNone(text: String) {
    #expect(throws: ImageHeader.Fault.unknown) { try ImageHeader(of: Array(text.utf8)) }
  }
}
