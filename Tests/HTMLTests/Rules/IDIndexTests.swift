import Testing

@testable import HTML

@Suite struct IDIndexTests {
  /// The duplicates of a page, each as its element and the first one.
  private func duplicates(in markup: String) -> [[Int]] {
    withBytes(markup) { bytes in
      var index = IDIndex()
      var pairs: [[Int]] = []
      index.build(from: SketchedTree.document(of: bytes)) { pairs.append([$0, $1]) }
      return pairs
    }
  }

  @Test(arguments: [
    (#"<p id="a"></p><p id="b"></p>"#, []),
    (#"<p id="a"></p><p id="A"></p>"#, []),
    (#"<p id="a"></p><p id="b"></p><p id="a"></p><p id="a"></p>"#, [[2, 0], [3, 0]]),
    (#"<template><p id="a"></p></template><p id="a"></p>"#, []),
    (#"<template><p id="a"></p></template><p id="a"></p><p id="a"></p>"#, [[3, 2]]),
  ])
  func aDuplicateIsToldWithTheFirst(markup: String, expected: [[Int]]) {
    #expect(duplicates(in: markup) == expected)
  }

  @Test func anIndexForgetsThePageBefore() {
    let pages = [(0..<40).map { #"<p id="n\#($0)"></p>"# }.joined(), #"<p id="a"></p>"#, "<p></p>"]
    var index = IDIndex()
    var found: [Int?] = []
    for page in pages {
      withBytes(page) { bytes in
        let document = SketchedTree.document(of: bytes)
        index.build(from: document) { _, _ in }
        for id in ["n39", "a"] { found.append(withBytes(id) { index.element(withID: $0, in: document) }) }
      }
    }
    #expect(found == [39, nil, nil, 0, nil, nil])
  }
}
