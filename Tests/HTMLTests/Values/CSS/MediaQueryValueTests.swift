import Testing

@testable import HTML

@Suite struct MediaQueryValueTests {
  @Test(arguments: [
    "", "all", " PRINT ", "not screen", "only screen and (color)", "screen, (width > 1px)", "(width)",
    "(min-resolution: 2dppx)", "(resolution: infinite)", "(1px <= width < 20em)",
    "(1/2 < aspect-ratio < 16 / 9)",
    "(width = calc(1px * 2))", "not ((hover) or (pointer: fine))", "(orientation:landscape)and/**/ (color)",
    "(-webkit-min-device-pixel-ratio: 1.5)", "(-moz-touch-enabled)", "(grid: 1)", "(max-aspect-ratio: 1)",
    "(max-width:-0)",
    "screen/**/and (color)", "(color)and (grid)",
  ])
  func queriesMayBe(_ value: String) {
    #expect(fault(in: value, by: MediaQueryValue.fault) == nil)
  }

  @Test(arguments: [
    "and", "not", "only", "only (color)", "screen print", "screen or (color)", "screen and print", "screeen",
    "screen and", "screen and (color) or (grid)", "(color) and (grid) or (hover)", "()",
    "(width: )", "(width: 1)", "(width: 1s)", "(width: 10%)", "(min-width)", "(min-width < 1px)",
    "(1px < width",
    "(1px < width > 2px)", "(1px = width = 2px)", "(hover > 1)", "(hover: yes)", "(min-hover: none)",
    "(grid: 2)",
    "(color: 1.5)", "(aspect-ratio: 1/a)", "(resolution: 1px)", "(widht: 1px)", "(max-width: -1px)", "tty",
    "handheld, screen", "(device-width: 1px)", "(min-device-height: 1px)", "(color) 1", "(color),", "screen;",
    "(1px)", "and(color)", "(color) and(grid)", "not(color)",
  ])
  func queriesMayNotBe(_ value: String) {
    #expect(fault(in: value, by: MediaQueryValue.fault)?.rule == .badMediaQuery)
  }

  @Test func theFaultIsWhereItShows() {
    #expect(fault(in: "screen and (width: 4)", by: MediaQueryValue.fault)?.offset == 19)
    #expect(fault(in: "screen, (device-width)", by: MediaQueryValue.fault)?.hint == "ask for \"width\"")
  }
}
