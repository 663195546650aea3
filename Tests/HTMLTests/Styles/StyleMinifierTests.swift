import Foundation
import Testing

@testable import HTML

@Suite struct StyleMinifierTests {
  private static func minified(_ sheet: String) -> String {
    String(decoding: StyleSheet.minified(Array(sheet.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), (" \n", ""), ("/* a */", ""),
    ("a { b: c; d: e }\n\nf{}", "a{b:c;d:e}f{}"),
    ("a , b > c ~ d + e  f{}", "a,b>c~d + e f{}"),
    ("a :hover , a:not( b ) { }", "a :hover,a:not(b){}"),
    ("a { color : red !important ; }", "a{color :red !important;}"),
    ("a { width: calc( 1px  +  2px ); margin: -1px +2px }", "a{width:calc(1px + 2px);margin:-1px +2px}"),
    (
      "@media screen and ( min-width : 1px ) , print { a { b: c } }",
      "@media screen and (min-width : 1px),print{a{b:c}}"
    ),
    ("@media (400px < width <= 700px) { }", "@media (400px < width <= 700px){}"),
    ("@import url( x.css ) screen ;", "@import url( x.css ) screen;"),
    ("@charset \"utf-8\";\na{}", "@charset \"utf-8\";a{}"),
    ("a { --x: ; --y:  { b : c } ; d: var(--x, ) }", "a{--x: ;--y: { b : c } ;d:var(--x,)}"),
    ("a/**/b c/* d */ e{}", "a/**/b c e{}"),
    ("/*! licence */ a { } /* b *//*! c */", "/*! licence */a{}/*! c */"),
    ("a { & > b { c: d } e: f }", "a{&>b{c:d}e:f}"),
    ("a[ b = \"c  d\" i ] { e: \"f  /* g */\" }", "a[b = \"c  d\" i]{e:\"f  /* g */\"}"),
    ("a { b: url(data:x;y) ; }", "a{b:url(data:x;y);}"),
    (".a .5b { }", ".a .5b{}"),
  ])
  func whatNobodyNeedsIsLeftOut(sheet: String, short: String) {
    #expect(Self.minified(sheet) == short)
  }

  @Test(arguments: ["a { b: \"c\n}", "a { b: url(c d) }", "a { } /* b", "a { b: url(c"])
  func aBrokenSheetStaysAsItIs(sheet: String) {
    #expect(Self.minified(sheet) == sheet)
  }

  @Test func theSheetOfTheThemeGetsShorterAndSaysTheSame() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Templates/assets/site.css").standardized
    let sheet = Array(try Data(contentsOf: file))
    let short = StyleSheet.minified(sheet)
    #expect(short.count < sheet.count * 9 / 10)
    #expect(StyleSheet.hasSameTokens(sheet, short))
    #expect(StyleSheet.minified(short) == short)
  }

  /// Of any pieces that sheets are made from, minifying twice is the same as once, and no token is lost, made or changed.
  @Test(arguments: 1...8)
  func tokensStayWhatTheyAre(seed: UInt64) throws {
    let pieces = [
      " ", "\n", "\t", "/* c */", "/**/", "/*! l */", "a", "b", "--x", "1", ".5", "1px", "+", "-", "*", "/",
      ">", "~", "=",
      "|", ":", ";", ",", "{", "}", "(", ")", "[", "]", "#a", ".a", "@media", "@import", "\"s t\"", "'q'",
      "url( u )",
      "calc(", "not(", "!important", "%", "\\", "\\61 ", "e3", "é", "&", "<", "<!--", "-->", "u+1", "!", "$",
      "^=",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    print("seed \(seed)")
    for _ in 0..<200 {
      var sheet = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<(state >> 58) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sheet += pieces[Int(state >> 33) % pieces.count]
      }
      let bytes = Array(sheet.utf8)
      let short = StyleSheet.minified(bytes)
      try #require(StyleSheet.minified(short) == short, "\(sheet)")
      try #require(short == bytes || StyleSheet.hasSameTokens(bytes, short), "\(sheet)")
    }
  }
}
