/// The rule that a `dl` has each term once (HTML §4.4.9).
struct TermRules {
  /// Hashes of the terms of a list. It is reused from list to list.
  private var terms: Set<Int> = []

  /// Reports terms a list has had before; whitespace does not make a difference.
  mutating func check(list: Int, of document: Document, into faults: FaultList) {
    terms.removeAll(keepingCapacity: true)
    for child in document.children(of: list) {
      switch document.elements[child].tag {
      case .dt: check(term: child, of: document, into: faults)
      case .div:
        for term in document.children(of: child) where document.elements[term].tag == .dt {
          check(term: term, of: document, into: faults)
        }
      default: break
      }
    }
  }

  private mutating func check(term: Int, of document: Document, into faults: FaultList) {
    guard document.hasText(in: term), !terms.insert(Self.hash(term, of: document)).inserted else { return }
    faults.append(
      Fault(
        .repeatedTerm, "this <dl> has the term \"\(Self.text(of: term, in: document))\" already",
        hint: "describe it in one place", at: document.elements[term].offset))
  }

  /// A hash of the words of a term. It has 64 bits and the seed of the process: terms that have the same one are the same.
  private static func hash(_ term: Int, of document: Document) -> Int {
    var hasher = Hasher()
    var isSpacePending = false
    var isFirst = true
    for index in document.elements[term].texts {
      for byte in document.texts[index].bytes {
        if byte.isWhitespace {
          isSpacePending = !isFirst
          continue
        }
        if isSpacePending { hasher.combine(UInt8(ascii: " ")) }
        hasher.combine(byte)
        isSpacePending = false
        isFirst = false
      }
    }
    return hasher.finalize()
  }

  private static func text(of term: Int, in document: Document) -> String {
    document.elements[term].texts.map { document.texts[$0].bytes.text }.joined()
      .split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
  }
}
