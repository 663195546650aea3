import Testing
import Validation

@Suite struct WellFormednessTests {
  static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"/><title>Größe &amp; 日本語</title></head>
    <body class='a "b"'>
    <!-- <p> is no tag here --><p title="a > b">Text<br/>&#8211;&#x2014;&lt;&gt;&quot;&apos;</p>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>
    <script><![CDATA[ if (a < b && c > d) {} ]]></script>
    </body>
    </html>
    """

  static func told(_ page: String, by checker: WellFormedness = WellFormedness()) -> String {
    checker.firstFault(in: Array(page.utf8)).map { "\($0.rule) \($0.offset)" } ?? "well-formed"
  }

  @Test(arguments: [
    page, "<p/>", "<p></p>\n", "\u{FEFF}<!DOCTYPE html><p/>", "<?xml version=\"1.0\"?><p/>",
    "<a.b-c_d:e xmlns:a.b-c_d=\"x:y\"/>",
    "<p>\u{85}\u{10FFFD}\t\r\n</p>", "<p ä=\"ö\"/>", "<!DOCTYPE html SYSTEM \"about:legacy-compat\"><p/>",
    "<!DOCTYPE html SYSTEM \"file:///etc/passwd\"><p/>",
  ])
  func aWellFormedPageHasNoFault(page: String) {
    #expect(Self.told(page) == "well-formed")
  }

  /// Pages with a fault, and the rule it breaks; `▶` stands before the byte that is told.
  static let faulty = [
    ("html/unclosed-element", "<html><body>▶<p></body></html>"),
    ("html/unclosed-element", "<div>▶<p>a<p>b</p></div>"),
    ("html/unclosed-element", "<ul><li>a</li>▶<li>b</ul>"),
    ("html/unclosed-element", "<p>a▶<br></p>"),
    ("html/unclosed-element", "▶<html><body><p>a</p></body>"),
    ("html/unclosed-element", "<div>▶<p title='>'>a</div>"),
    ("html/unclosed-element", "<div><!-- </p> --><p>a</p>▶<b></div>"),
    ("html/unclosed-element", "<div><![CDATA[</div>]]>▶<b></div>"),
    ("html/unclosed-element", "<!DOCTYPE p><?a b?>▶<p>ö"),
    ("html/stray-end-tag", "<div>▶</p></div>"),
    ("html/stray-end-tag", "<div><p>größe</p>▶</p></div>"),
    ("html/stray-end-tag", "<div>▶</P></div>"),
    ("html/stray-end-tag", "<div><br/>▶</br></div>"),
    ("html/stray-end-tag", "<DIV>▶</div>"),
    ("html/not-well-formed", "<p>a ▶& b</p>"),
    ("html/not-well-formed", "<p>&nbsp▶;</p>"),
    ("html/not-well-formed", "<p>&a▶b</p>"),
    ("html/not-well-formed", "<p>&#0;▶</p>"),
    ("html/not-well-formed", "<p>&#▶xZ;</p>"),
    ("html/not-well-formed", "<p a=\"1\" a=\"2▶\"/>"),
    ("html/not-well-formed", "<p a=▶b/>"),
    ("html/not-well-formed", "<p hidde▶n/>"),
    ("html/not-well-formed", "<p a=\"\n▶<\"/>"),
    ("html/not-well-formed", "<p a=\"1\"▶b=\"2\"/>"),
    ("html/not-well-formed", "<p>a ▶< b</p>"),
    ("html/not-well-formed", "<p>größe\n\na ▶]]></p>"),
    ("html/not-well-formed", "<p><!-- a▶ -- b --></p>"),
    ("html/not-well-formed", "<p><!-- ▶a"),
    ("html/not-well-formed", "<p/>\n▶<p/>"),
    ("html/not-well-formed", "<p></p>\n \n▶</p>"),
    ("html/not-well-formed", "<p/>▶text"),
    ("html/not-well-formed", "\n ▶text"),
    ("html/not-well-formed", "▶</p>"),
    ("html/not-well-formed", "▶<1/>"),
    ("html/not-well-formed", "<p x:y=\"▶\"/>"),
    ("html/not-well-formed", "<p ▶\u{1}/>"),
    ("html/not-well-formed", "<p>\n▶\u{1}</p>"),
    ("html/not-well-formed", "<p>\n▶\u{FFFE}</p>"),
    ("html/not-well-formed", "<p>a▶\0b</p>"),
    ("html/not-well-formed", "▶\0"),
    ("html/not-well-formed", "▶"),
    ("html/not-well-formed", " \n▶ "),
    ("html/not-well-formed", "▶<"),
  ]

  @Test(arguments: faulty)
  func aFaultIsToldAtItsByte(rule: String, marked: String) throws {
    let mark = try #require(marked.firstRange(of: "▶"))
    let offset = marked.utf8.distance(from: marked.startIndex, to: mark.lowerBound)
    #expect(Self.told(marked.replacing("▶", with: "")) == "\(rule) \(offset)")
  }

  @Test func whatIsWrongIsTold() throws {
    let unclosed = try #require(WellFormedness().firstFault(in: Array("<div><p></div>".utf8)))
    #expect(unclosed.message == "<p> is never closed")
    #expect(unclosed.hint == "write </p> where it ends")
    let stray = try #require(WellFormedness().firstFault(in: Array("<div></p></div>".utf8)))
    #expect(stray.message == "</p> closes nothing that is open here")
    #expect(stray.hint == "remove it, or write <p> where the element starts")
    let other = try #require(WellFormedness().firstFault(in: Array("<p>&nbsp;</p>".utf8)))
    #expect(other.message == "the markup is not well-formed: Entity 'nbsp' not defined")
    #expect(other.hint == nil)
    let end = try #require(WellFormedness().firstFault(in: Array("<script>a[b[0]]>1</script>".utf8)))
    #expect(end.message == "the markup is not well-formed: ]]> ends nothing here")
    #expect(end.hint == "in a script write ]] >, and in text ]]&gt;")
  }

  @Test func aCheckerIsAsGoodAsNewAfterAFault() {
    let checker = WellFormedness()
    for (rule, marked) in Self.faulty {
      let page = marked.replacing("▶", with: "")
      #expect(Self.told(page, by: checker).hasPrefix(rule))
      #expect(Self.told(page, by: checker) == Self.told(page))
      #expect(Self.told(Self.page, by: checker) == "well-formed")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE p [<!ENTITY a \"b\">]><p>&a;</p>",
    "<!DOCTYPE p [<!ENTITY a \"<b>\">]><p title=\"&a;\"/>",
    "<!DOCTYPE p [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><p>&a;</p>",
    "<!DOCTYPE p [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]><p>&b;</p>",
    "<!DOCTYPE p SYSTEM \"file:///etc/passwd\"><p>&nbsp;</p>",
    "<!DOCTYPE html SYSTEM \"about:legacy-compat\"><p>&nbsp;</p>",
  ])
  func entitiesOfADocumentTypeAreUnknown(page: String) {
    #expect(Self.told(page).hasPrefix("html/not-well-formed"))
  }

  @Test func entitiesThatDoubleEachOtherDoNotExpand() {
    let entities = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let page = "<!DOCTYPE p [<!ENTITY e0 \"aaaaaaaaaa\">\(entities)]><p>&e40;</p>"
    #expect(Self.told(page).hasPrefix("html/not-well-formed"))
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><p>\u{FF}</p>",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?><p></p>",
    "<?xml version=\"1.0\" encoding=\"nonsense\"?><p></p>",
    "<?xml version=\"1.1\"?><p></p>",
    "<?xml version=\"1.0\" standalone=\"yes\"?><!DOCTYPE p [<!ATTLIST p a CDATA #FIXED \"x\">]><p></p>",
  ])
  func aDeclarationOfXMLDoesNoHarm(page: String) {
    let checker = WellFormedness()
    _ = checker.firstFault(in: Array(page.utf8))
    #expect(Self.told(Self.page, by: checker) == "well-formed")
  }

  @Test(
    arguments: [
      [0xFE, 0xFF, 0x00, 0x3C, 0x00, 0x70, 0x00, 0x2F, 0x00, 0x3E], [0xFF, 0xFE, 0x3C, 0x00, 0x70, 0x00],
      [0x3C, 0x70, 0x3E, 0xFF, 0x3C, 0x2F, 0x70, 0x3E], [0x3C, 0x70, 0x3E, 0xC3], [0x4C, 0x6F, 0xA7, 0x94],
      [0x00, 0x00, 0x00, 0x3C],
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><p>".utf8) + [0xFF, 0x3C, 0x2F, 0x70, 0x3E],
      [0x3C, 0x70, 0x3E, 0xED, 0xA0, 0x80, 0x3C, 0x2F, 0x70, 0x3E],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8AreAFaultInsideThePage(bytes: [UInt8]) throws {
    let fault = try #require(WellFormedness().firstFault(in: bytes))
    #expect(bytes.indices.contains(fault.offset))
  }

  @Test func aWarningIsNoFault() {
    #expect(Self.told("<svg xmlns=\"relative\"/>") == "well-formed")
  }

  @Test func aPageMayBeAsDeepAsPagesAre() {
    let page = String(repeating: "<i>", count: 200) + String(repeating: "</i>", count: 200)
    #expect(Self.told(page) == "well-formed")
  }

  @Test(arguments: [
    String(repeating: "<i>", count: 100_000),
    String(repeating: "<i>", count: 100_000) + String(repeating: "</i>", count: 100_000),
    String(repeating: "<", count: 100_000), String(repeating: "<p a=\"", count: 100_000),
    "<p>" + String(repeating: "<!--", count: 100_000), "<p>" + String(repeating: "<![CDATA[", count: 100_000),
    String(repeating: "</i>", count: 100_000), "<p>" + String(repeating: "&", count: 100_000),
    "<div>" + String(repeating: "<i/>", count: 100_000) + "</p>",
    "<p " + (0..<20_000).map { "a\($0)=\"\" " }.joined() + "a0=\"\"/>",
  ])
  func aHostilePageIsAFault(page: String) {
    #expect(Self.told(page) != "well-formed")
  }

  @Test func aLargePageIsReadToItsEnd() {
    let text = String(repeating: "<p title=\"größe\">some text that is longer</p>\n", count: 400_000)
    #expect(Self.told("<div>\(text)</div>") == "well-formed")
    let fault = "<div>\(text)"
    #expect(Self.told("\(fault)<b></div>") == "html/unclosed-element \(fault.utf8.count)")
    #expect(Self.told("\(fault)&</div>") == "html/not-well-formed \(fault.utf8.count)")
  }

  @Test func aLongTextIsNoFault() {
    #expect(Self.told("<p>\(String(repeating: "some text ", count: 2_000_000))</p>") == "well-formed")
  }
}
