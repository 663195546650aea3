import CLibXML2

/// A document that libxml2 has read.
final class XMLDocument {
  let pointer: xmlDocPtr

  init?(_ text: String) {
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_HUGE.rawValue)
    guard let pointer = xmlReadMemory(text, Int32(text.utf8.count), nil, nil, options) else { return nil }
    self.pointer = pointer
  }

  deinit { xmlFreeDoc(pointer) }
}

/// A schema that libxml2 has read.
final class XMLSchema {
  private let pointer: xmlSchemaPtr

  init?(file: String) {
    guard let parser = xmlSchemaNewParserCtxt(file) else { return nil }
    defer { xmlSchemaFreeParserCtxt(parser) }
    guard let pointer = xmlSchemaParse(parser) else { return nil }
    self.pointer = pointer
  }

  deinit { xmlSchemaFree(pointer) }

  func accepts(_ document: XMLDocument) -> Bool {
    guard let validation = xmlSchemaNewValidCtxt(pointer) else { return false }
    defer { xmlSchemaFreeValidCtxt(validation) }
    return xmlSchemaValidateDoc(validation, document.pointer) == 0
  }
}
