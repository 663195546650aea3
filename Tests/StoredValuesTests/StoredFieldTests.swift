import StoredValues
import Testing

/// What the runtime knows of types, on toolchains that show it.
@Suite struct StoredFieldTests {
  struct Page {
    let isDraft: Bool
    let title: String
    let level: Int16
    var pageCount: Int { 1 }
  }

  struct Holder<Content> {
    let before: Bool
    let content: Content
  }

  final class Reference {}

  enum Choice {
    case one
    case other(Int)
  }

  #if os(Linux)
    @Test func aStructIsToldByItsStoredProperties() throws {
      let fields = try #require(StoredField.all(of: Page.self))
      #expect(fields.map(\.name) == ["isDraft", "title", "level"])
      #expect(fields.map(\.offset) == [0, 8, 24])
      #expect(fields[0].type == Bool.self && fields[1].type == String.self && fields[2].type == Int16.self)
    }

    @Test func aGenericStructIsToldAsItIs() throws {
      let fields = try #require(StoredField.all(of: Holder<UInt32>.self))
      #expect(fields.map(\.offset) == [0, 4])
    }
  #endif

  @Test func otherTypesHaveNoStoredProperties() {
    #expect(StoredField.all(of: Reference.self) == nil)
    #expect(StoredField.all(of: Choice.self) == nil)
    #expect(StoredField.all(of: Bool?.self) == nil)
    #expect(StoredField.all(of: (Int, Int).self) == nil)
  }
}
