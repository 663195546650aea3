import Foundation
import Testing

@testable import HTML

@Suite struct CodeInPagesTests {
  private static let ownRules: [Rule] =
    Rule.cssRules + Rule.policyRules + Rule.scriptDataRules + Rule.foreignValueRules

  /// The rules of these groups that a page breaks.
  private func rules(brokenBy page: String) -> [Rule] {
    var checker = Checker()
    return checker.faults(in: Array(page.utf8)).map(\.rule).filter(Self.ownRules.contains)
  }

  private func page(_ piece: String, head: String = "") -> String {
    if piece.contains("<html") { return piece }
    return """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title>\(head)</head>\
      <body>\(piece)</body></html>
      """
  }

  @Test(arguments: ownRules)
  func anExampleBreaksItsRuleAndIsPutRight(rule: Rule) {
    #expect(Set(rules(brokenBy: page(rule.wrong))) == [rule])
    #expect(rules(brokenBy: page(rule.right)).isEmpty)
  }

  @Test(arguments: [
    #"<script type="importmap" src="a">/* x */</script>"#, #"<script type="text/json5">x</script>"#,
    #"<script type="application/ld+json">{"@context": "https://schema.org"}</script>"#,
    "<script src=\"a\">\n// x\n /* y */</script>",
    #"<style type="text/less">}</style>"#, "<script>}</script>",
  ])
  func otherTextIsLeftAlone(piece: String) {
    #expect(rules(brokenBy: page(piece)).isEmpty)
  }

  @Test(arguments: ["application/json", "Application/LD+JSON", "text/json; charset=utf-8"])
  func whatSaysThatItIsJSONIsJSON(type: String) {
    #expect(rules(brokenBy: page("<script type=\"\(type)\">{\"a\": 1}</script>")) == [])
    #expect(rules(brokenBy: page("<script type=\"\(type)\">{\"a\": 1,}</script>")) == [.badScriptJSON])
    #expect(rules(brokenBy: page("<script type=\"\(type)\"></script>")) == [.badScriptJSON])
  }

  @Test(arguments: ["f()", "// x", "/* x", "// x\n f()", "/"])
  func besideSrcAreCommentsOnly(text: String) {
    #expect(rules(brokenBy: page("<script src=\"a\">\(text)</script>")) == [.scriptDocumentation])
  }

  @Test func aFaultOfATextIsWhereItStands() {
    let page = page(#"<script type="importmap">{"imports": {"a": "b"}}</script>"#)
    var checker = Checker()
    let fault = checker.faults(in: Array(page.utf8)).first { $0.rule == .badImportMap }
    let offset = page.range(of: #"b"}}"#).map { page.utf8.distance(from: page.startIndex, to: $0.lowerBound) }
    #expect(fault?.offset == offset)
  }

  private func blocked(_ policy: String, _ body: String) -> Int {
    let head = #"<meta http-equiv="Content-Security-Policy" content="\#(policy)"/>"#
    return rules(brokenBy: page(body, head: head)).filter { $0 == .cspBlocksInline }.count
  }

  @Test(arguments: [
    ("script-src 'self'", #"<p onclick="f()">a</p>"#, 1),
    ("script-src 'self'", #"<script src="a"></script>"#, 0),
    ("script-src 'self'", #"<script type="text/plain">a</script>"#, 0),
    ("script-src 'self'", #"<script type="module">a</script>"#, 1),
    ("script-src 'nonce-a'", #"<script nonce="a">a</script>"#, 0),
    ("default-src *", #"<p style="color: red">a</p>"#, 1),
    ("style-src 'unsafe-inline'", #"<p style="color: red" onclick="f()">a</p>"#, 0),
    ("img-src *", "<script>a</script>", 0),
  ])
  func thePolicyOfAPageIsForWhatIsInIt(policy: String, body: String, count: Int) {
    #expect(blocked(policy, body) == count)
  }

  @Test func aPolicyIsForWhatStandsBehindIt() {
    let head =
      #"<script>f()</script><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>"#
    #expect(rules(brokenBy: page("", head: head)).isEmpty)
  }

  @Test func sizesChooseAmongWidths() {
    #expect(rules(brokenBy: page(#"<img src="a" srcset="a 2x" sizes="1px" alt="A">"#)) == [.badSrcset])
    #expect(rules(brokenBy: page(#"<img src="a" srcset="a 2w" sizes="1px" alt="A">"#)).isEmpty)
    #expect(rules(brokenBy: page(#"<img src="a" srcset="a 2q" sizes="1px" alt="A">"#)) == [.badSrcset])
  }
}
