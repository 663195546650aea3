import Foundation
import Testing

@testable import Commands

@Suite struct ListingTests {
  private static func listing(_ things: [String]) -> Listing<String> {
    Listing(
      things,
      fields: [
        .init("name", { $0 }), .init("length", { "\($0.count)" }), .init("last", { String($0.suffix(1)) }),
      ])
  }

  @Test func fieldsStandBelowEachOtherAndNoSpaceAtTheEnd() {
    #expect(
      Self.listing(["a", "größe", ""]).columns(["name", "length"]) == "a      1\ngröße  5\n       0\n")
    #expect(Self.listing(["ab", ""]).columns(["length", "name"]) == "2  ab\n0\n")
  }

  @Test func programsReadAllFields() throws {
    let text = Self.listing(["a\"b", "c"]).json
    let objects = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]]
    #expect(
      objects == [
        ["name": "a\"b", "length": "3", "last": "b"], ["name": "c", "length": "1", "last": "c"],
      ])
  }

  @Test func nothingIsAnEmptyList() {
    #expect(Self.listing([]).json == "[]\n")
    #expect(Self.listing([]).columns(["name"]) == "")
  }
}
