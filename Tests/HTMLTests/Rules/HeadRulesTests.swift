import Testing

@testable import HTML

@Suite struct HeadRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = HeadRules()
      rules.check(document, into: faults)
    }
  }

  private func head(_ metadata: String) -> String { "<html><head><title>t</title>\(metadata)</head></html>" }

  @Test(arguments: [
    ("<html><head></head></html>", ["html/title"]),
    ("<html><head><title> </title></head></html>", ["html/title"]),
    ("<html><head><title>a</title><title>b</title></head></html>", ["html/title"]),
    ("<html><head><title>a</title></head><body><svg><title></title></svg></body></html>", []),
  ])
  func aPageHasOneTitle(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<meta charset="UTF-8">"#, []),
    (
      #"<meta charset="utf-8"><meta http-equiv="Content-Type" content="text/html;charset=UTF-8">"#,
      ["meta/encoding"]
    ),
    (#"<meta charset="utf-8" content="a">"#, ["meta/attributes"]),
    (#"<meta content="a">"#, ["meta/attributes"]),
    (#"<meta property="og:title" content="a">"#, []),
    (#"<meta name="a" http-equiv="refresh" content="1">"#, ["meta/attributes"]),
    (#"<meta http-equiv="refresh" content="5; url=a">"#, []),
    (#"<meta http-equiv="refresh" content="5;url=a">"#, ["html/bad-refresh"]),
    (#"<meta http-equiv="content-language" content="en">"#, ["meta/http-equiv"]),
    (#"<meta http-equiv="x-ua-compatible" content="IE=7">"#, ["meta/http-equiv"]),
    (#"<meta http-equiv="X-UA-Compatible" content="IE=Edge">"#, []),
    (#"<meta name="Description" content="a"><meta name="description" content="b">"#, ["meta/repeated"]),
    (
      #"<meta name="theme-color" content="red"><meta name="theme-color" media="print" content="red">"#, []
    ),
    (
      #"<meta name="theme-color" media="print" content="a"><meta name="theme-color" media="PRINT" content="b">"#,
      ["meta/repeated"]
    ),
    (#"<meta name="theme-color" content="a"><meta name="theme-color" content="b">"#, ["meta/repeated"]),
    (
      #"<meta name="application-name" content="a"><meta name="application-name" lang="de" content="b">"#, []
    ),
    (
      #"<meta name="application-name" content="a"><meta name="application-name" content="b">"#,
      ["meta/repeated"]
    ),
  ])
  func aMetaSaysOneThingOnce(markup: String, expected: [String]) {
    #expect(rules(brokenBy: head(markup)) == expected)
  }

  @Test func anEncodingIsDeclaredInTheFirst1024Bytes() {
    for (length, expected) in [(900, []), (1024, ["meta/encoding"])] {
      let title = String(repeating: "a", count: length)
      let page = #"<html><head><title>\#(title)</title><meta charset="utf-8"></head></html>"#
      #expect(rules(brokenBy: page) == expected)
    }
  }

  @Test(arguments: [
    ("", "ä", ["meta/missing-encoding"]), ("", "&auml;", []), (#"<meta charset="utf-8">"#, "ä", []),
    (#"<meta http-equiv="Content-Type" content="text/html; charset=utf-8">"#, "ä", []),
  ])
  func whatIsNotASCIIHasADeclaredEncoding(metadata: String, text: String, expected: [String]) {
    let page = #"<!DOCTYPE html><html lang="en"><head>\#(metadata)<title>\#(text)</title></head></html>"#
    #expect(Array(brokenRules(in: page)) == expected)
    #expect(brokenRules(in: "\u{FEFF}\(page)").isEmpty)
  }

  @Test(arguments: [
    ("width=device-width,maximum-scale=1.0", ["meta/viewport-zoom"]),
    ("width=device-width; USER-SCALABLE = 0", ["meta/viewport-zoom"]),
    ("width=device-width, maximum-scale=5, user-scalable=yes", []),
  ])
  func aViewportCanBeEnlarged(content: String, expected: [String]) {
    #expect(rules(brokenBy: head(#"<meta name="viewport" content="\#(content)">"#)) == expected)
  }

  @Test(arguments: [
    (#"<base href="a"><link rel="help" href="b">"#, []),
    (#"<link rel="help" href="b"><base target="a">"#, ["html/base-order"]),
    (#"<base href="a"><base target="a">"#, ["html/single-base"]),
    (#"<script>f()</script><base target="a">"#, []),
    (#"<base>"#, ["html/base-attributes"]),
  ])
  func aBaseComesFirst(markup: String, expected: [String]) {
    #expect(rules(brokenBy: head(markup)) == expected)
  }
}
