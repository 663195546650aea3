import Testing
import Validation

@Suite struct XMLPieceTests {
  private static func outline(_ document: String) throws -> [String] {
    try XMLPiece.all(of: Array(document.utf8)).map { piece in
      switch piece.kind {
      case .text(let text): "\(String(decoding: text, as: UTF8.self))"
      case .end(let name): "</\(name)>"
      case .start(let name, let attributes, let isEmpty):
        "\(piece.offset) <\(name)\(attributes.map { " \($0.name)=\($0.value)" }.joined())\(isEmpty ? "/" : "")>"
      }
    }
  }

  @Test func piecesComeInTheirOrder() throws {
    let outline = try Self.outline(
      "<?xml version=\"1.0\"?><!DOCTYPE a><!-- c --><a x:b=\"1 &lt; 2\" c='d' xmlns:x='y'>e &amp; <f/><x:g ></x:g ><![CDATA[<h>]]></a>"
    )
    #expect(
      outline == [
        "43 <a x:b=1 < 2 c=d xmlns:x=y>", "e ", "&", " ", "87 <f/>", "91 <x:g>", "</x:g>", "<h>", "</a>",
      ])
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try Self.outline("\u{FEFF}<a/>") == ["3 <a/>"])
  }

  @Test func whatIsNotWellFormedIsAFault() {
    #expect(throws: MarkupFault.self) { try Self.outline("<a><b></a>") }
    #expect(throws: MarkupFault.self) { try Self.outline("<a>&b;</a>") }
    #expect(throws: MarkupFault.self) { try XMLPiece.all(of: [0x3C, 0x61, 0xFF, 0x2F, 0x3E]) }
  }
}
