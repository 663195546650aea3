import Files
import Testing

@Suite struct FolderPathTests {
  @Test func aPathIsMadeAbsoluteByItsNames() {
    let here = FolderPath.absolute(".")
    #expect(here.hasPrefix("/"))
    #expect(FolderPath.absolute("a/./b/../c/") == "\(here)/a/c")
    #expect(FolderPath.absolute("/a/../../b") == "/b")
    #expect(FolderPath.absolute("..") + "/" + (here.split(separator: "/").last ?? "") == here)
  }

  @Test func theFoldersAroundAFolderAreToldInnermostFirst() {
    #expect(FolderPath.enclosing("/a/b c/d") == ["/a/b c/d", "/a/b c", "/a", "/"])
    #expect(FolderPath.enclosing("/") == ["/"])
  }

  @Test(arguments: [
    (".", ""), ("./", ""), ("a", "a/"), ("./a//b/", "a/b/"), ("../a/.", "../a/"), ("/", "/"), ("/a/", "/a/"),
  ])
  func filesAreNamedBehindTheirFolder(folder: String, prefix: String) {
    #expect(FolderPath.prefix(of: folder) == prefix)
  }

  @Test(arguments: [".", "..", "../..", "a", "a/b"])
  func aPathIsWrittenAsInTheWorkingFolder(path: String) {
    #expect(FolderPath.relative(FolderPath.absolute(path)) == path)
  }

  @Test func aPathElsewhereStaysAsItIs() {
    #expect(FolderPath.relative("/nowhere/near") == "/nowhere/near")
  }

  @Test(arguments: [
    ("/no/a", "/no/b", "../a"), ("/no/a/b", "/no/a", "b"), ("/no", "/no/a/b", "../.."), ("/no", "/no", "."),
    ("/no/../a", "/b", "../a"), ("/", "/no", ".."),
  ])
  func aPathIsWrittenAsFromAnotherFolder(path: String, folder: String, relative: String) {
    #expect(FolderPath.relative(path, from: folder) == relative)
  }

  @Test func aFolderHasAName() {
    #expect(FolderPath.name(of: "/a/b/.") == "b")
    #expect(FolderPath.name(of: "/") == "")
    #expect(!FolderPath.name(of: ".").isEmpty)
  }

  @Test func whatIsLeftOfAPathBelowAFolder() {
    #expect(FolderPath.below("/a", "/a/b/c") == "b/c")
    #expect(FolderPath.below("/", "/a") == "a")
    #expect(FolderPath.below("/a", "/ab") == nil)
    #expect(FolderPath.below("/a", "/a") == nil)
    #expect(FolderPath.below("/a", "/a/\u{301}b") == "\u{301}b")
  }

  @Test func aPathLiesInItselfAndInEachFolderAbove() {
    for path in ["a/b/c", "a/b", "a"] { #expect(FolderPath.lies("a/b/c", inAnyOf: [path, "z"])) }
    for path in ["a/b/c/d", "a/bc", "b", ""] { #expect(!FolderPath.lies("a/b/c", inAnyOf: [path])) }
  }

  @Test func theFolderOfAPathIsBeforeItsLastSlash() {
    #expect(FolderPath.parent(of: "a/b/c") == "a/b")
    #expect(FolderPath.parent(of: "/a") == "")
    #expect(FolderPath.parent(of: "a") == nil)
    #expect(FolderPath.parent(of: "a/\u{301}b") == "a")
  }
}
