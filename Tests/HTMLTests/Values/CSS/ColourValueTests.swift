import Testing

@testable import HTML

@Suite struct ColourValueTests {
  @Test(arguments: [
    "red", " RebeccaPurple ", "transparent", "currentColor", "Canvas", "#abc", "#abcd", "#AABBCC",
    "#aabbccdd",
    "rgb(1, 2, 3)", "rgb(1 2 3 / 50%)", "rgba(1,2,3,.5)", "rgb(none 10% calc(1 + 2))", "hsl(120deg 10% 20%)",
    "hsl(0.5turn, 10%, 20%)", "hwb(1rad 0% 0%)", "lab(50% 1 -2)", "lch(50% 10 40deg / 1)", "oklab(.5 .1 .1)",
    "oklch(40% 0.2 none)", "color(display-p3 1 0 0)", "color-mix(in lch longer hue, red 20%, #fff)",
    "light-dark(red, rgb(1 2 3))", "rgb(from red r g b)",
  ])
  func coloursMayBe(_ value: String) {
    #expect(fault(in: value, by: ColourValue.fault) == nil)
  }

  @Test(arguments: [
    "", "rad", "#ab", "#abcde", "#ggg", "#", "red blue", "rgb()", "rgb(1, 2)", "rgb(1, 2 3)", "rgb(1 2 3 4)",
    "rgb(1 2 3", "rgb(1 2 3 / )", "rgb(1deg 2 3)", "lab(1, 2, 3)", "hsl(1 2deg 3)", "color(1 2 3)",
    "color-mix(in lch, red)", "foo(1)", "light-dark(red)", "url(a)", "inherit", "rgb(none, 1, 2)",
  ])
  func coloursMayNotBe(_ value: String) {
    #expect(fault(in: value, by: ColourValue.fault)?.rule == .badCSSColour)
  }
}
