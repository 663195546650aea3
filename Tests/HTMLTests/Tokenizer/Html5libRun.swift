@testable import HTML

/// What the tokenizer makes of a case, in the words of `Html5libSuite`.
struct Html5libRun {
  let tokens: [String]
  let errors: [String]

  init(of test: Html5libSuite.Case) {
    let input = Array(test.input.utf8)
    let name = Array(test.lastStartTag.utf8)
    (tokens, errors) = input.withUnsafeBufferPointer { input in
      name.withUnsafeBufferPointer { name in Self.run(Bytes(input), Bytes(name), test.content) }
    }
  }

  private static func run(
    _ input: Bytes, _ rawTextName: Bytes, _ content: Tokenizer.Content
  ) -> ([String], [String]) {
    var tokenizer = Tokenizer(input, arena: ByteArena())
    tokenizer.content = content
    tokenizer.rawTextName = rawTextName
    var errors: [String] = []
    var hasReturns = false
    _ = InputStream.check(input, hasReturns: &hasReturns) { error, _ in errors.append(error.rawValue) }
    var lines: [String] = []
    loop: while true {
      switch tokenizer.next() {
      case .startTag:
        let attributes = tokenizer.attributes.map { "\($0.spelling.text)=“\($0.value.text)”" }
        lines.append(
          "<\(tokenizer.name.text) \(attributes.sorted().joined(separator: " "))\(tokenizer.isSelfClosing ? "/" : "")>"
        )
      case .endTag: lines.append("</\(tokenizer.name.text)>")
      case .text: lines.append("text \(tokenizer.text.text)")
      case .comment: lines.append("comment “\(tokenizer.text.text)”")
      case .doctype:
        let doctype = tokenizer.doctype
        let parts = [doctype.name, doctype.publicID, doctype.systemID].map {
          $0.map { "“\($0.text)”" } ?? "nil"
        }
        lines.append("doctype \(parts.joined(separator: " ")) \(doctype.forcesQuirks ? "quirky" : "")")
      case .end: break loop
      }
    }
    errors += tokenizer.errors.map(\.error.rawValue)
    return (Html5libSuite.joined(lines), errors.sorted())
  }
}
