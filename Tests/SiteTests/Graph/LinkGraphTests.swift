import HTML
import Routing
import Testing

@testable import Site

@Suite struct LinkGraphTests {
  /// What shows when all pages are known; each is read by a task of its own.
  static func faults(_ pages: KeyValuePairs<String, String>, redirects: Set<Int> = []) -> [String] {
    let targets = LinkTargets(
      pages: pages.map(\.key), assets: [], redirects: redirects, home: SiteAddress(.root, showsBasePath: true)
    )
    let shares = pages.enumerated().map { number, page in
      let collector = LinkCollector(targets)
      var checker = Checker()
      collector.begin(number, at: page.key)
      _ = checker.faults(in: Array("<!DOCTYPE html>\(page.value)".utf8), links: collector)
      return collector.share
    }
    return LinkGraph(targets, LinkShare(joining: shares)).faults().map { "\(pages[$0.page].key) \($0.flaw)" }
  }

  @Test func anElementOfAnotherPageHasToExist() {
    #expect(
      Self.faults([
        "index.html": "<a href='b.html#there'>x</a><a href='b.html#not'>x</a><a href='b.html#a%20b'>x</a>",
        "b.html": "<p id=there>x<a name='a b' href='/#back'>x</a>",
      ]) == [
        "index.html missingAnchor(page: 1, HTML.LinkKind.page)",
        "b.html missingAnchor(page: 0, HTML.LinkKind.page)",
      ])
  }

  @Test(arguments: ["#", "#top", "#TOP", "#:~:text=x", "#a", "#a:~:text=x", "#%61", "?#a"])
  func anElementOfTheSamePageIsFound(url: String) {
    #expect(Self.faults(["index.html": "<p id=a><a href='\(url)'>x</a>"]) == [])
  }

  @Test(arguments: ["#%e4b", "/#%e4b", "?#%e4b", "#%C3%A4", "#%C3%A4:~:text=x"])
  func aFragmentIsLookedForAsItIsWrittenAndThenDecoded(url: String) {
    #expect(Self.faults(["index.html": "<p id=%e4b>x<p id=ä><a href='\(url)'>x</a>"]) == [])
  }

  @Test(arguments: ["#b", "#A", "#a%", "?#b", "/#b", "#top/"])
  func anElementThatDoesNotExistIsToldOnce(url: String) {
    #expect(Self.faults(["index.html": "<p id=a><a href='\(url)'>x</a>"]).count == 1)
  }

  @Test func aPageThatNobodyLinksToIsAnOrphan() {
    #expect(
      Self.faults(
        [
          "index.html": "<a href=b.html>x</a>", "b.html": "<a href=/>x</a>", "c.html": "<a href=c.html>x</a>",
          "404.html": "x", "old.html": "<a href=d.html>x</a>", "d.html": "x",
        ], redirects: [4]) == ["c.html orphan", "d.html orphan"])
  }

  @Test func titlesAndDescriptionsAreForOnePage() {
    let head = "<title>T</title><meta name=description content=D>"
    #expect(
      Self.faults([
        "index.html": "\(head)<a href=b.html>x</a><a href=c.html>x</a>", "b.html": head,
        "c.html": "<title>U</title>",
      ]) == [
        "b.html duplicate(Site.LinkShare.Statement.Kind.title, of: 0)",
        "b.html duplicate(Site.LinkShare.Statement.Kind.description, of: 0)",
      ])
  }

  @Test func aCopyOfAPageMayNameItsOriginalAndAnotherPageMayNot() {
    let canonical = "<link rel=canonical href=/>"
    let links = "<a href=b.html>x</a><a href=c.html>x</a>"
    #expect(
      Self.faults([
        "index.html": "<title>T</title>\(canonical)\(links)", "b.html": "<title>T</title>\(canonical)",
        "c.html": "<title>U</title>\(canonical)",
      ]).filter { $0.contains("canonical") } == [
        "c.html duplicate(Site.LinkShare.Statement.Kind.canonical, of: 0)"
      ])
  }

  @Test func aPageOfAMillionNamesAndLinksIsReadOnce() {
    let names = (0..<200_000).map { "<a id=n\($0) href=#n\($0 + 1)>" }.joined()
    #expect(Self.faults(["index.html": names]).count == 1)
  }
}
