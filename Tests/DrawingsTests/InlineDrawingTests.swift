import Drawings
import Markup
import Testing

@Suite struct InlineDrawingTests {
  private static func html(_ svg: String, _ name: InlineDrawing.Name = .init("A", prefix: "p-")) throws
    -> String
  {
    var page = MarkupWriter()
    try InlineDrawing(Array(svg.utf8)).write(as: name, to: &page)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private static let head = "<svg id=\"p-drawing\" role=\"img\" aria-label=\"A\""

  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"a\" \"b\"><!-- c --><svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"4\"/>",
      " width=\"4\"/>"
    ),
    (
      "<svg><g id='a.b'>x &lt; &#121; &#x7A;<![CDATA[<&]]></g></svg>",
      "><g id=\"p-a.b\">x &lt; y z&lt;&amp;</g></svg>"
    ),
    (
      "<svg><title>t</title><desc>d</desc><metadata><a:b xmlns:a='c'/></metadata><a:b xmlns:a='c'><rect/><g/></a:b></svg>",
      "></svg>"
    ),
    (
      "<svg xmlns:xlink='http://www.w3.org/1999/xlink'><path id='x' fill='url(#x)' mask=\"url('#y')\"/><use xlink:href='#x' xlink:title='t' xml:space='preserve'/></svg>",
      "><path id=\"p-x\" fill=\"url(#p-x)\" mask=\"url(&#39;#y&#39;)\"/><use href=\"#p-x\"/></svg>"
    ),
    (
      "<svg><g id='x'/><g aria-labelledby='x y' style='fill:url(#x)'/></svg>",
      "><g id=\"p-x\"/><g aria-labelledby=\"p-x p-y\" style=\"fill:url(#p-x)\"/></svg>"
    ),
    (
      "<svg><image href='data:image/png;base64,AA=='/></svg>",
      "><image href=\"data:image/png;base64,AA==\"/></svg>"
    ),
    (
      "<svg id='r'><style>#r .a{fill:red}#r{color:#abc}</style></svg>",
      "><style>#p-drawing .a{fill:red}#p-drawing{color:#abc}</style></svg>"
    ),
    (
      "<svg><style>#add,.c{fill:#add;mask:url( '#add')}</style><g id='add' fill='#add'/></svg>",
      "><style>#p-drawing{#p-add,.c{fill:#add;mask:url( &#39;#p-add&#39;)}}</style><g id=\"p-add\" fill=\"#add\"/></svg>"
    ),
    ("<svg><style>.a>b{fill:red}</style></svg>", "><style>#p-drawing{.a&gt;b{fill:red}}</style></svg>"),
    (
      "<svg id='r'><style>@keyframes dash{to{x:0}} #r .a,#r[b]{fill:red}#r .a,p{a:b}#r2{c:d}#r ~ p{e:f}#r :is(a+b){g:h}#r[a=')'] ~ p{i:j}#r[a='('] ~ p{k:l}#r [a='~']{m:n}</style></svg>",
      "><style>#p-drawing .a,#p-drawing[b]{fill:red}#p-drawing{#p-drawing .a,p{a:b}}#p-drawing{#r2{c:d}}#p-drawing{#p-drawing ~ p{e:f}}#p-drawing :is(a+b){g:h}#p-drawing{#p-drawing[a=&#39;)&#39;] ~ p{i:j}}#p-drawing{#p-drawing[a=&#39;(&#39;] ~ p{k:l}}#p-drawing [a=&#39;~&#39;]{m:n}</style></svg>"
    ),
    (
      "<svg><switch><foreignObject><p>x</p></foreignObject><text>x</text></switch></svg>",
      "><switch><text>x</text></switch></svg>"
    ),
  ])
  func aDrawingIsCleaned(svg: String, rest: String) throws {
    let html = try Self.html(svg)
    #expect(html.hasPrefix(Self.head))
    #expect(html.dropFirst(Self.head.count) == rest)
  }

  @Test(arguments: [
    ("<svg><script>a</script></svg>", "</svg>", 5),
    ("<svg><foreignObject><p>x</p></foreignObject></svg>", "></svg>", 5),
    ("<svg><rect onclick='a()'/></svg>", "><rect/></svg>", 5),
    ("<svg ONLOAD='a()'/>", "/>", 0),
    ("<svg><a href='https://example.org/' target='b'><g/></a></svg>", "><g><g/></g></svg>", 5),
    ("<svg><image href='https://example.org/a.png'/></svg>", "><image/></svg>", 5),
    ("<svg><image href='data:image/svg+xml,a'/></svg>", "><image/></svg>", 5),
    ("<svg><use href='other.svg#a'/></svg>", "><use/></svg>", 5),
    ("<svg><g style='fill:url(//a.b/c)'/></svg>", "><g/></svg>", 5),
    ("<svg><g fill='URL( \"a.svg#b\")'/></svg>", "><g/></svg>", 5),
    ("<svg><g name='a'/></svg>", "><g/></svg>", 5),
    ("<svg><g id='a b'/></svg>", "><g/></svg>", 5),
    ("<svg><g id='a'/><g id='a'/></svg>", "><g id=\"p-a\"/><g/></svg>", 16),
    ("<svg><g style='undefined;;;'/></svg>", "><g/></svg>", 5),
    ("<svg><text font-weight=''>a</text></svg>", "><text>a</text></svg>", 5),
    ("<svg><set attributeName='href' to='javascript:a'/></svg>", "><set to=\"javascript:a\"/></svg>", 5),
  ])
  func whatCouldDoHarmIsLeftOutAndTold(svg: String, rest: String, offset: Int) throws {
    let html = try Self.html(svg)
    #expect(html.hasSuffix(rest))
    #expect(try InlineDrawing(Array(svg.utf8)).losses.map(\.offset) == [offset])
  }

  @Test func noElementIsCalledAsTheDrawingIs() throws {
    let html = try Self.html(
      "<svg><g id='drawing'/><g id='description'/><use href='#drawing'/></svg>",
      .init("A", description: "B", prefix: "p-"))
    #expect(html.hasPrefix("<svg id=\"p-drawing-\""))
    #expect(html.contains("<desc id=\"p-description-\">"))
    #expect(html.hasSuffix("<g id=\"p-drawing\"/><g id=\"p-description\"/><use href=\"#p-drawing\"/></svg>"))
  }

  @Test func textThatIsLostIsTold() throws {
    #expect(
      try InlineDrawing(Array("<svg><g><foreignObject/></g></svg>".utf8)).lostText?.offset == 8)
    #expect(try InlineDrawing(Array("<svg><switch><foreignObject/></switch></svg>".utf8)).lostText == nil)
  }

  @Test(arguments: [
    "@import 'a.css';", ".a{fill:url(https://a.b)}", ".a{}</style>", "@font-face{font-family:a}",
    ".a{b:\\75rl(c)}", "} body{a:b", ".a{b:c}} body{d:e}{",
    "~ p{a:b}", "+p,.a{a:b}", "& ~ p{a:b}", ":not(&){a:b}", ".a{~ p{b:c}}",
  ])
  func aStyleSheetThatCannotBeHeldToTheDrawingIsLeftOut(sheet: String) throws {
    let text = sheet.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    #expect(try Self.html("<svg><style>\(text)</style></svg>").hasSuffix("><style></style></svg>"))
  }

  @Test(arguments: [
    ("", 0), ("<svg>", 0), ("<svg><g></svg>", 5), ("<svg/><svg/>", 6), ("a<svg/>", 0),
    ("<svg a='1' a='2'/>", 15),
    ("<svg a=1/>", 7), ("<svg>&nbsp;</svg>", 10), ("<svg>&#0;&#xD800;</svg>", 9), ("<svg a='<'/>", 8),
    ("<svg><!-- a", 10), ("<svg a", 5), ("<svg><1/></svg>", 5),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>", 39),
    ("<!DOCTYPE svg PUBLIC \"a\" \"b\"><svg>&nbsp;</svg>", 39),
  ])
  func whatIsNotWellFormedIsToldAtItsPlace(svg: String, offset: Int) {
    #expect { _ = try InlineDrawing(Array(svg.utf8)) } throws: { error in
      (error as? DrawingFault)?.offset == offset
    }
  }

  @Test func anotherElementIsNoDrawing() {
    #expect(throws: DrawingFault.self) { _ = try InlineDrawing(Array("<g/>".utf8)) }
  }

  @Test func bytesThatAreNoTextAreNoDrawing() {
    #expect(throws: DrawingFault.self) { _ = try InlineDrawing([0x3C, 0xFF, 0x3E]) }
  }

  @Test func elementsThatLieTooDeepAreToldAndNothingElseHappens() {
    let svg = "<svg>" + String(repeating: "<g>", count: 100_000)
    #expect(throws: DrawingFault.self) { _ = try InlineDrawing(Array(svg.utf8)) }
  }

  @Test func aDrawingWithoutANameDecorates() throws {
    #expect(
      try Self.html("<svg/>", .init("", prefix: "p-")) == "<svg id=\"p-drawing\" aria-hidden=\"true\"/>")
  }

  @Test func aDrawingHasTheNameSizeAndDescriptionThatThePageGivesIt() throws {
    let name = InlineDrawing.Name(
      "A \"b\"", description: "a -> b", prefix: "p-", id: "logo", classes: "big", size: ["width": "80"])
    #expect(
      try Self.html("<svg width='4' height='3' class='c' id='d' aria-label='e'><g/></svg>", name)
        == "<svg id=\"logo\" class=\"big\" width=\"80\" role=\"img\" aria-label=\"A &quot;b&quot;\" aria-describedby=\"p-description\"><desc id=\"p-description\">a -&gt; b</desc><g/></svg>"
    )
  }
}
