/// The rule that a `dl` has each term once (HTML §4.4.9).
struct TermRules {
  /// Hash of a term → the term. It is reused from list to list.
  private var terms: [UInt64: Int] = [:]

  /// Reports terms a list has had before; whitespace does not make a difference.
  mutating func check(list: Int, of document: Document, into faults: inout [Fault]) {
    terms.removeAll(keepingCapacity: true)
    for child in document.children(of: list) {
      switch document.elements[child].tag {
      case .dt: check(term: child, of: document, into: &faults)
      case .div:
        for term in document.children(of: child) where document.elements[term].tag == .dt {
          check(term: term, of: document, into: &faults)
        }
      default: break
      }
    }
  }

  private mutating func check(term: Int, of document: Document, into faults: inout [Fault]) {
    guard document.hasText(in: term) else { return }
    let hash = Self.hash(term, of: document)
    guard let first = terms[hash] else {
      terms[hash] = term
      return
    }
    let text = Self.text(of: term, in: document)
    guard text == Self.text(of: first, in: document) else { return }
    faults.append(
      Fault(
        .repeatedTerm, "this <dl> has the term \"\(text)\" already", hint: "describe it in one place",
        at: document.elements[term].offset))
  }

  /// A hash of the words of a term: equal terms have equal ones.
  private static func hash(_ term: Int, of document: Document) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isSpacePending = false
    var isFirst = true
    for index in document.elements[term].texts {
      for byte in document.texts[index].bytes {
        if byte.isWhitespace {
          isSpacePending = !isFirst
          continue
        }
        if isSpacePending { hash = (hash ^ 0x20) &* 0x100_0000_01B3 }
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        isSpacePending = false
        isFirst = false
      }
    }
    return hash
  }

  private static func text(of term: Int, in document: Document) -> String {
    document.elements[term].texts.map { document.texts[$0].bytes.text }.joined()
      .split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
  }
}
