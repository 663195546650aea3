import Testing

@testable import HTML

/// Pages that nobody wrote in good faith: each is told what is wrong, and no check crashes or lasts.
@Suite struct BadInputTests {
  /// How many faults of a page are told; one more counts the others.
  static let told = 1_000

  private static let start = "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>t</title>"

  private static func page(_ body: String) -> [UInt8] { Array("\(start)</head><body>\(body)".utf8) }

  private static func times(_ count: Int, _ piece: String) -> String {
    String(repeating: piece, count: count)
  }

  /// What is wrong with a page, and whether each fault lies in it.
  private func faults(in page: [UInt8]) -> [Fault] {
    var checker = Checker()
    let faults = checker.faults(in: page)
    #expect(faults.allSatisfy { (0...page.count).contains($0.offset) })
    return faults
  }

  private func rules(in page: [UInt8]) -> Set<String> { Set(faults(in: page).map(\.rule.id)) }

  // MARK: Bytes

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x80], [0xFF], [0xFE],
    ] as [[UInt8]])
  func whatIsNoUTF8IsToldOnceAtItsFirstByte(bytes: [UInt8]) {
    let page = Self.page("<p>a") + bytes
    let offsets = faults(in: page).filter { $0.rule == .notUTF8 }.map(\.offset)
    #expect(offsets == [page.count - bytes.count])
  }

  @Test(arguments: [[0xFE, 0xFF], [0xFF, 0xFE], []] as [[UInt8]], [true, false])
  func aPageInUTF16IsNotRead(mark: [UInt8], isBigEndian: Bool) {
    let units = "<!DOCTYPE html><p>a".utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(faults(in: mark + units).map(\.rule) == [.notUTF8])
    #expect(rules(in: (mark + units).dropLast()) == ["html/not-utf-8"])
  }

  @Test(arguments: ["", " ", "\n\n\t ", "\u{FEFF}", "\u{FEFF} \n"])
  func anEmptyPageLacksItsDoctype(page: String) {
    #expect(rules(in: Array(page.utf8)).contains("html/missing-doctype"))
  }

  @Test func aByteOrderMarkMeansNothing() {
    #expect(faults(in: Array("\u{FEFF}".utf8) + Self.page("<p>a</p>")).isEmpty)
  }

  @Test(arguments: [
    "\0", "<\0>", "<p\0>", "<p \0=\0>", "<p a=\"\0", "<p a=\0\0\0", "<!--\0", "<!DOCTYPE\0", "<title>\0",
    "<script>\0",
    "<svg><![CDATA[\0", "&\0", "&#0;", "&#x0",
  ])
  func nulIsAFaultWhereverItIs(piece: String) {
    #expect(!faults(in: Self.page(piece)).isEmpty)
    #expect(!faults(in: Array(piece.utf8)).isEmpty)
  }

  @Test func faultsOfAValueLiveInThePageThoughReplacementsMakeTheValueLonger() {
    let page = Self.page("<a href='a\(Self.times(64, "\0"))\\")
    #expect(!faults(in: page).isEmpty)
    #expect(!faults(in: Array("<link rel=x href=a\(Self.times(64, "\0"))>".utf8)).isEmpty)
  }

  // MARK: Pages that end too early

  @Test(arguments: [
    "<!--", "<!-- a --", "<script>", "<script><!--<script>", "<style>", "<textarea>", "<title>", "<!DOCTYPE",
    "<!DOCTYPE html PUBLIC \"",
    "<svg><![CDATA[", "<p", "<p ", "<p a", "<p a=", "<p a=\"", "<p a='b", "<p a=b", "<p a=\"b\"", "<p /",
    "</", "</p", "<", "&#", "&#x", "<!", "<?",
  ])
  func aPageMayEndAnywhere(piece: String) {
    #expect(!faults(in: Self.page(piece)).isEmpty)
    for count in 1...piece.utf8.count { _ = faults(in: Array(piece.utf8.prefix(count))) }
  }

  // MARK: Too much

  @Test func depthIsToldOnce() {
    let found = faults(in: Self.page(Self.times(100_000, "<div>")))
    #expect(found.count { $0.rule == .tooDeep } == 1)
  }

  @Test func aTagMayHaveVeryManyAttributes() {
    let equal = faults(in: Self.page("<p \(Self.times(50_000, "a "))>"))
    #expect(equal.count { $0.rule == .duplicateAttribute } == Self.told)
    let different = Self.page("<p \((0..<50_000).map { "a\($0) " }.joined())></p>")
    #expect(faults(in: different).count == Self.told + 1)
  }

  @Test(arguments: [
    "<", "&", "<p>", "</p>", "<table>", "<!--", "<a href=", "<svg>", "\0", "\r", "]]>", "<template>",
    "<select>",
  ])
  func onePieceForAWholePage(piece: String) {
    let page = Array(Self.times(200_000 / piece.utf8.count, piece).utf8)
    #expect(!faults(in: page).isEmpty)
  }

  @Test(arguments: [
    "<b><i></b></i>", "<b><div></b></div>", "<select><option>", "<ruby>a<rt>b<rp>", "<a><p>", "<h1><b><h2>",
    "<button><li>",
    "<table><b><tr></table>", "<svg><p></svg>", "<template><tr></div></template>", "<form><div></form>",
    "<optgroup><option><b>",
  ])
  func tagsMayCrossAgainAndAgain(piece: String) {
    #expect(!faults(in: Self.page(Self.times(2_000, piece))).isEmpty)
  }

  @Test(arguments: [
    "srcset", "style", "class", "aria-labelledby", "itemref", "role", "id", "headers", "accesskey", "sizes",
  ])
  func anAttributeMayHaveVeryManyWords(name: String) {
    let words = (0..<10_000).map { "word\($0)" }.joined(separator: " ")
    _ = faults(in: Self.page("<img src=a alt=a itemscope \(name)='\(words)'>"))
    let again = faults(in: Self.page("<p>\(Self.times(2_000, "<b \(name)=a></b>"))"))
    #expect(again.allSatisfy { $0.message.utf8.count < 600 })
  }

  @Test func equalIDsAreToldOneByOne() {
    let found = faults(in: Self.page(Self.times(5_000, "<b id=a></b>")))
    #expect(found.count { $0.rule == .duplicateID } == Self.told)
  }

  @Test func cellsThatSpanEverythingAreCounted() {
    let cells = Self.times(2_000, "<tr><td colspan=1000 rowspan=65534>a")
    #expect(!faults(in: Self.page("<table>\(cells)</table>")).isEmpty)
  }

  @Test(arguments: ["{\"imports\":", "[", "{\"a\":[", "\"\\u", "-"])
  func dataOfScriptsMayBeNestedToAnyDepth(piece: String) {
    for type in ["importmap", "speculationrules"] {
      let script = "<script type=\(type)>\(Self.times(20_000, piece))</script>"
      #expect(!faults(in: Array("\(Self.start)\(script)".utf8)).isEmpty)
    }
  }

  @Test(arguments: ["a{", "(", "[", "a:b{", "url(", "calc(", "/*", "'\n", "@media not ("])
  func styleMayBeNestedToAnyDepth(piece: String) {
    let sheet = "<style>\(Self.times(20_000, piece))</style>"
    _ = faults(in: Array("\(Self.start)\(sheet)".utf8))
    let page = Self.page(
      "<p style='\(Self.times(20_000, piece))' >a</p><img alt='' src=a sizes='\(Self.times(20_000, piece))'>"
    )
    #expect(!faults(in: page).isEmpty)
  }

  // MARK: What would take the product of two lengths

  @Test func aLongNameIsNotRepeatedForEachChild() {
    let name = "x-" + Self.times(50_000, "y")
    let found = faults(in: Self.page("<\(name) id=a>\(Self.times(5_000, "<b id=a></b>"))</\(name)>"))
    #expect(found.count == Self.told + 1)
    #expect(found.allSatisfy { $0.message.utf8.count < 600 })
  }

  @Test func summariesDoNotLookAtEachOther() {
    let summaries = Self.times(3_000, "<summary role=button>a</summary>")
    let found = faults(in: Self.page("<details>\(Self.times(3_000, "<p>a</p>"))\(summaries)</details>"))
    #expect(found.count { $0.rule == .summaryRole } == 1)
  }

  @Test func imagesOfAFigureLookForItsCaptionOnce() {
    let found = faults(in: Self.page("<figure>\(Self.times(5_000, "<img src=a>"))</figure>"))
    #expect(found.count { $0.rule == .imageAlternative } == Self.told)
  }

  @Test func policiesAreReadOnce() {
    let nonces = (0..<3_000).map { "'nonce-\($0)'" }.joined(separator: " ")
    let policy = "<meta http-equiv=content-security-policy content=\"script-src \(nonces)\">"
    let scripts = Self.times(2_000, "<script nonce=x>a</script>") + "<script nonce=7>a</script>"
    let found = faults(in: Array("\(Self.start)\(policy)\(scripts)".utf8))
    #expect(found.count { $0.rule == .cspBlocksInline } == Self.told)
  }

  @Test func equalTermsAreToldThoughTheirWhitespaceIsLong() {
    let terms = Self.times(2_000, "<dt>a b<dd>c")
    let found = faults(in: Self.page("<dl><dt>a\(Self.times(50_000, " "))b<dd>c\(terms)</dl>"))
    #expect(found.count { $0.rule == .repeatedTerm } == Self.told)
  }

  @Test func commentsThatAcceptFaultsMayOverlap() {
    let comments = Self.times(2_000, "<!-- vipera-ignore-next html/stray-end-tag: why -->")
    let found = faults(in: Self.page("<p>a</p>\(comments)\(Self.times(5_000, "</i>"))"))
    #expect(found.count { $0.rule == .unusedIgnore } == Self.told)
    #expect(!found.contains { $0.rule == .strayEndTag })
  }

  @Test func textThatIsSlowToNormaliseIsComparedByItsBytes() {
    let marks = Self.times(5_000, "\u{301}\u{327}")
    let words = (0..<20).map { "w\($0)" }.joined(separator: " ")
    let page = Self.page(
      "<p id='\(marks)' headers='\(words) \(marks)' \((0..<40).map { "a\($0) " }.joined()) a\(marks)></p>"
        + "<details open name='\(marks)'><summary>a</summary></details><x\(marks)></x\(marks)>")
    let found = faults(in: page)
    #expect(!found.isEmpty && found.allSatisfy { $0.message.utf8.count < 600 })
  }
}
