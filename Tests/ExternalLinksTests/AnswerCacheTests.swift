import TemporaryFolders
import Testing

@testable import ExternalLinks

@Suite struct AnswerCacheTests {
  @Test(arguments: [(5, true), (Int.min, false), (-5, false)])
  func whatWasAskedForBefore1970IsNotKnown(asked: Int, isKnown: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/external.json"
    var cache = AnswerCache(path, now: asked)
    cache.keep(LinkState(.alive), of: "https://a/")
    try cache.write(to: path)
    let state = AnswerCache(path, now: 9).state(of: "https://a/", elements: [], ofAnyAge: false)
    #expect((state != nil) == isKnown)
  }
}
