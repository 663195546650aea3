import Testing

@testable import Preview

@Suite struct HeaderRulesTests {
  static let rules = HeaderRules(
    """
    # A comment
      X-Lost: without a path

    /*
      X-All: 1
    /docs/*
      X-Docs: 1
      X-Docs: 2
    /docs/page
      X-Docs: 3
    /p/:name/x
      X-Name: 1
    /img-*
      X-Image: 1
      Bad Name: 1
      NoColon
      Content-Length: 7
    """)

  @Test(arguments: [
    ("/", ["X-All: 1"]), ("/docs/", ["X-All: 1", "X-Docs: 1, 2"]),
    ("/docs/a/b", ["X-All: 1", "X-Docs: 1, 2"]),
    ("/docs/page", ["X-All: 1", "X-Docs: 1, 2, 3"]), ("/docs", ["X-All: 1"]),
    ("/p/q/x", ["X-All: 1", "X-Name: 1"]),
    ("/p/q/r/x", ["X-All: 1"]), ("/p//x", ["X-All: 1"]), ("/img-1/a", ["X-All: 1", "X-Image: 1"]),
  ])
  func aPathHasTheFieldsOfAllItsRules(path: String, fields: [String]) {
    #expect(Self.rules.fields(for: path[...]).map { "\($0.name): \($0.value)" } == fields)
  }

  @Test func aFieldCannotSmuggleAnother() {
    let rules = HeaderRules("/*\n  X: a\u{01}b\n  Y: a\u{7F}b\n")
    #expect(rules.fields(for: "/").isEmpty)
  }
}
