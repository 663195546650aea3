import Routing
import Testing

@Suite struct OutputPathTests {
  @Test(arguments: [
    "index.html", "a/b/index.html", "a b.txt", "..a/b..", "...", ".well-known/x", "größe/x.png",
  ])
  func aPathBelowTheFolderIsTaken(text: String) {
    #expect(OutputPath(text)?.text == text)
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "./a", "../a", "a/..", "a/../b", "a/./b", "a\0", "a/b\0c", "a\nb",
    "a/\u{7F}",
    // A mark joins the slash before it to one character; to the file system it is a slash all the same.
    "../\u{301}a", "a/../\u{301}b",
  ])
  func aPathThatMayLeadOutsideIsRefused(text: String) {
    #expect(OutputPath(text) == nil)
  }

  @Test(arguments: [
    ([], "index.html"),
    (["articles", "hello"], "articles/hello/index.html"),
    (["..", "a", ".", "", "b/c", "/", "d"], "a/d/index.html"),
    (["../\u{301}a", "/\u{301}", "b\0c", "d"], "d/index.html"),
  ])
  func thePageOfAFolderStaysBelowIt(folder: [String], path: String) {
    #expect(OutputPath(folder: folder).text == path)
    #expect(OutputPath(OutputPath(folder: folder).text) != nil)
  }

  @Test(arguments: [
    ("index.html", ""),
    ("articles/hello/index.html", "articles/hello/"),
    ("404.html", "404.html"),
    ("articles/reindex.html", "articles/reindex.html"),
    ("a b/c%d.png", "a%20b/c%25d.png"),
    ("größe/index.html", "gr%C3%B6%C3%9Fe/"),
    ("what?#.txt", "what%3F%23.txt"),
    ("a b\"<>\\^`{|}.txt", "a%20b%22%3C%3E%5C%5E%60%7B%7C%7D.txt"),
    ("-._~!$&'()*+,;=:@/x.txt", "-._~!$&'()*+,;=:@/x.txt"),
    ("e\u{301}.txt", "e%CC%81.txt"),
  ])
  func aURLIsThePathPercentEncoded(path: String, urlPath: String) {
    #expect(OutputPath(path)?.urlPath == urlPath)
  }

  @Test(arguments: [
    (".vipera-manifest", true), (".VIPERA-Staging/x/index.html", true), (".vipera-", true),
    (".vipera", false),
    ("a/.vipera-manifest", false), ("vipera-manifest", false), (".well-known/x", false),
  ])
  func namesThatViperaKeepsForItselfAreReserved(path: String, isReserved: Bool) {
    #expect(OutputPath(path)?.isReserved == isReserved)
  }

  @Test func namesThatFileSystemsDoNotTakeAreTooLong() {
    let name = String(repeating: "ä", count: 127)
    #expect(OutputPath("\(name)a")?.isTooLong == false)
    #expect(OutputPath("a/\(name)aa/b")?.isTooLong == true)
    let path = Array(repeating: name, count: 11).joined(separator: "/")
    #expect(OutputPath(path)?.isTooLong == false)
    #expect(OutputPath("\(path)/\(name)")?.isTooLong == true)
  }

  @Test func pathsAreOrderedByTheirText() {
    #expect(
      [OutputPath.notFound, OutputPath(folder: [])].sorted().map(\.description) == ["404.html", "index.html"])
  }
}
