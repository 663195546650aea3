@testable import HTML

/// The tags of a page as a browser reads them: each element with its parent and the names of its attributes.
func outline(of page: [UInt8]) -> [String] {
  page.withUnsafeBufferPointer { buffer in
    var builder = TreeBuilder(Bytes(buffer), arena: ByteArena(), document: Document(), faults: [])
    builder.build()
    let document = builder.document
    return document.elements.map { element in
      let attributes = document.attributes[element.attributes].map(\.spelling.text)
      return "\(element.parent) \(element.name.text) \(attributes.joined(separator: " "))"
    }
  }
}
