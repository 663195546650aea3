/// Holds what is in `script` and `style` elements against the formats it has to be in: import maps, speculation rules, other JSON,
/// style sheets, and comments beside a `src`.
struct ScriptDataRules {
  /// Reports text that is not in its format.
  mutating func check(_ document: Document, into faults: FaultList) {
    for index in document.notableElements {
      let element = document.elements[index]
      guard element.tag == .script || element.tag == .style else { continue }
      guard let parser = Self.parser(for: index, of: document) else { continue }
      let texts = document.texts[element.texts]
      let offset = texts.first?.offset ?? element.offset
      guard let fault = Self.withText(of: texts, parser) else { continue }
      let name = element.tag == .script ? "script" : "style"
      faults.append(
        Fault(fault.rule, "in <\(name)>: \(fault.reason)", hint: fault.hint, at: offset + fault.offset))
    }
  }

  /// What reads the text of an element; nothing if it may be anything.
  private static func parser(for index: Int, of document: Document) -> ((Bytes) -> ValueFault?)? {
    let type = document.value(.type, of: index)
    if document.elements[index].tag == .style {
      guard type.map({ $0.isEmpty || $0.equalsIgnoringCase("text/css") }) ?? true else { return nil }
      return StyleValue.faultOfSheet
    }
    // The text of a script with “src” is not read; that there is “src” is another rule's concern.
    if document.has(.src, on: index) { return ScriptDocumentation.fault }
    switch ScriptKind(type: type) {
    case .importMap: return { ImportMapValue.fault(in: $0, url: URLValue.faultOfNonEmpty) }
    case .speculationRules: return { SpeculationRulesValue.fault(in: $0, url: URLValue.faultOfNonEmpty) }
    case .dataBlock where type.map(ScriptKind.isJSON) ?? false:
      return { ShapeFault.fault(in: $0, of: .badScriptJSON) { _ in } }
    case .classic, .module, .dataBlock: return nil
    }
  }

  /// Calls `body` with the text of an element, put together if it comes in runs.
  private static func withText(
    of texts: Slice<Column<Document.Text>>, _ body: (Bytes) -> ValueFault?
  ) -> ValueFault? {
    if texts.count < 2 { return body(texts.first?.bytes ?? .empty) }
    return texts.flatMap { Array($0.bytes) }.withUnsafeBufferPointer { body(Bytes($0)) }
  }
}
