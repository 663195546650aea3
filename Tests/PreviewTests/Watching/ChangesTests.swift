import Testing

@testable import Preview

@Suite struct ChangesTests {
  @Test func aBurstIsOneBatch() async {
    let changes = Changes()
    for number in 0..<100 { changes.add("a\(number % 10)") }
    #expect(await changes.next()?.paths?.count == 10)
    #expect(changes.take() == Changes.Batch())
  }

  @Test func aFileThatComesBackIsNotGone() {
    let changes = Changes()
    changes.remove("a")
    changes.add("a")
    #expect(changes.take() == Changes.Batch(paths: ["a"]))
  }

  @Test func aFileThatCameAndWentNeverWas() {
    let changes = Changes()
    changes.begin("a")
    changes.add("a")
    changes.remove("a")
    #expect(changes.take() == Changes.Batch())
  }

  @Test func aFileThatWasThereAndIsMadeAnewAndGoesIsGone() {
    let changes = Changes()
    changes.remove("a")
    changes.begin("a")
    changes.add("a")
    changes.remove("a")
    #expect(changes.take().gone == ["a"])
  }

  @Test func everythingIsMoreThanSomething() {
    let changes = Changes()
    changes.add("a")
    changes.addAll()
    changes.add("b")
    #expect(changes.take().paths == nil)
  }
}
