@testable import HTML

/// The tags of a page as a browser reads them: each element with its parent and the names of its attributes.
func outline(of page: [UInt8]) -> [String] {
  page.withUnsafeBufferPointer { buffer in
    var memory = PageMemory()
    defer { memory.deallocate() }
    var builder = TreeBuilder(Bytes(buffer), on: memory, hasReturns: true, faults: FaultList())
    builder.build()
    memory.document = builder.document
    memory.open = builder.open
    return memory.document.elements.map { element in
      let attributes = element.attributes.map { memory.document.attributes[$0].spelling.text }
      return "\(element.parent) \(element.name.text) \(attributes.joined(separator: " "))"
    }
  }
}
