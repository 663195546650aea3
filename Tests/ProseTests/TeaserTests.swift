import Testing

@testable import Prose

@Suite struct TagListTests {
  @Test func aListWithoutTagsIsNone() {
    #expect(TagList([]) == nil)
    #expect(
      TagList([.init(name: "Swift", link: nil)])?.entries == [.init(name: "Swift", link: nil, count: nil)])
  }
}
