import Testing

@testable import HTML

@Suite struct SourceSizesValueTests {
  @Test(arguments: [
    "100vw", "0", "+1.5e1rem", "auto", "Auto, 50vw", "(max-width: 30em) 100vw, 50vw", "calc(100vw - 2 * 1em)",
    "min(50vw, calc(10px + 1em), (1px))", "clamp(none, 10px, 20px)", "round(up, 10px, 3px)", "/**/ 1px /**/",
    "not (width < 300px) 1px, 2px", "((width) and (not (hover))) or (color) 1px, 2px",
    "calc(1em / 1px * 1px)",
    "calc(var(--a) + 1px)", "hypot(1px, 2px)", "calc(sin(1turn) * 1px)", #"5\70x"#,
  ])
  func sizesMayBe(_ value: String) {
    #expect(fault(in: value, by: SourceSizesValue.fault) == nil)
  }

  @Test(arguments: [
    "", "  ", "1", "50%", "-1px", "1px 2px", "1px,", ",1px", "100vw, 50vw", "50vw, auto", "auto 50vw", "1s",
    "calc(1px+1px)", "calc(1px +1px)", "calc(1px", "calc()", "calc(2)", "calc(1px + 1)", "calc(10% + 1px)",
    "min(1px, 2deg)", "(width) 1px (height)", "screen 1px", "(foo: 1px) 1px", "func(x) 1px",
    "(width > 1px 1px",
    "1px /* ", "(hover) and (color) or (grid) 1px", "{}",
    "\"1px\"",
  ])
  func sizesMayNotBe(_ value: String) {
    #expect(fault(in: value, by: SourceSizesValue.fault)?.rule == .badSizes)
  }

  @Test func deepNestingIsRefusedAndNotFollowed() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(fault(in: "calc" + deep, by: SourceSizesValue.fault)?.rule == .badSizes)
    #expect(fault(in: deep, by: SourceSizesValue.fault)?.rule == .badSizes)
  }
}
