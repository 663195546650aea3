import StoredValues
import Testing

@Suite struct StoredContainersTests {
  private static func text(in optional: String?) -> String? {
    var text: String?
    let isThere = withUnsafePointer(to: optional) { pointer in
      String?.unwrap(at: UnsafeRawPointer(pointer)) {
        text = $0.assumingMemoryBound(to: String.self).pointee
      }
    }
    #expect(isThere == (text != nil))
    return text
  }

  @Test(arguments: [nil, "", "a", "A text that is longer than what fits into a string itself"])
  func anOptionalIsUnwrappedWhereItLies(text: String?) {
    #expect(Self.text(in: text) == text)
  }

  @Test func elementsOfAListAreFoundWhereTheyLie() {
    let list: [(UInt8, Int16)] = [(1, 2), (3, 4), (5, 6)]
    var found: [Int16] = []
    withUnsafePointer(to: list) { pointer in
      [(UInt8, Int16)].visit(at: UnsafeRawPointer(pointer)) { elements in
        for index in 0..<elements.count {
          found.append(elements[index].assumingMemoryBound(to: (UInt8, Int16).self).pointee.1)
        }
      }
    }
    #expect(found == [2, 4, 6])
    #expect(ObjectIdentifier([Int16].element) == ObjectIdentifier(Int16.self))
  }

  @Test func aListWithoutElementsIsNotVisited() {
    withUnsafePointer(to: [Int]()) { pointer in
      [Int].visit(at: UnsafeRawPointer(pointer)) { _ in Issue.record("there is no element") }
    }
  }
}
