import StoredValues
import Testing

/// Which types are told as optionals and lists.
@Suite struct StoredContainerTests {
  struct Page {
    let title: String
  }

  struct Holder<Content> {
    let content: Content
  }

  final class Reference {}

  enum Choice {
    case one
    case other(Int)
  }

  enum Maybe<Content> {
    case nothing
    case something(Content)
  }

  @Test func anOptionalIsTold() {
    #expect(StoredContainer.optional(Int?.self)?.wrapped == Int.self)
    #expect(StoredContainer.optional(Page??.self)?.wrapped == Page?.self)
    #expect(StoredContainer.optional(Reference?.self)?.wrapped == Reference.self)
    #expect(StoredContainer.optional((any Error)?.self)?.wrapped == (any Error).self)
    #expect(StoredContainer.optional([Int]?.self)?.wrapped == [Int].self)
  }

  @Test func aListIsTold() {
    #expect(StoredContainer.list([Int].self)?.element == Int.self)
    #expect(StoredContainer.list([[Page]].self)?.element == [Page].self)
    #expect(StoredContainer.list([Reference?].self)?.element == Reference?.self)
    #expect(StoredContainer.list([(any Error, Int)].self)?.element == (any Error, Int).self)
  }

  @Test(
    arguments: [
      Int.self, String.self, Bool.self, Page.self, Holder<Int?>.self, Holder<[Int]>.self, Choice.self,
      Maybe<Int>.self,
      Reference.self, (Int, Int).self, (any Error).self, Any.self, Int.Type.self, (() -> Void).self,
      Set<Int>.self,
      [Int: Int].self, ContiguousArray<Int>.self, ArraySlice<Int>.self, Void.self, Never.self,
    ] as [Any.Type])
  func otherTypesAreNeither(type: Any.Type) {
    #expect(StoredContainer.optional(type) == nil)
    #expect(StoredContainer.list(type) == nil)
  }

  @Test func anOptionalIsNoListAndAListIsNoOptional() {
    #expect(StoredContainer.optional([Int?].self) == nil)
    #expect(StoredContainer.list([Int]?.self) == nil)
  }
}
