import Testing

@testable import Importing

/// What counts as code in a text.
@Suite struct CodeRegionsTests {
  @Test(
    arguments: [
      ("a `b` c", ["`b`"]), ("``a`b`` c", ["``a`b``"]), ("a ` b", []), ("```\nx\n```\ny", ["```\nx\n```\n"]),
      ("a\n\n    code\n\nb", ["    code\n"]), ("- a\n\n    more\n", []), ("a\n    lazy\n", []),
      ("~~~ x\n```\n~~~\n`y`", ["~~~ x\n```\n~~~\n", "`y`"]), ("`a\n\nb`", []), ("```\nopen", ["```\nopen"]),
      ("> ```\n> x\n> ```\nz", ["> ```\n> x\n> ```\n"]), ("\\`a` b`", ["` b`"]),
    ] as [(String, [String])])
  func codeIsFound(text: String, code: [String]) {
    let bytes = Array(text.utf8)
    #expect(CodeRegions(in: bytes).ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == code)
  }
}
