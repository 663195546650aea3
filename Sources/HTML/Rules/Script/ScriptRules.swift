/// Rules about the attributes of `script` and `style` (HTML §4.12.1, §4.2.6).
struct ScriptRules {
  /// Reports what is wrong with the scripts of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .script: Self.check(script: element, of: document, into: faults)
      case .style: Self.check(style: element, of: document, into: faults)
      default: break
      }
    }
  }

  private static func check(script: Int, of document: Document, into faults: FaultList) {
    guard !document.elements[script].attributes.isEmpty else { return }
    let type = document.attribute(.type, of: script)
    let kind = ScriptKind(type: type?.value)
    let isInline = !document.has(.src, on: script)
    for index in document.elements[script].attributes {
      let attribute = document.attributes[index]
      guard isForbidden(attribute.name, on: kind, isInline: isInline) else { continue }
      let rule: Rule =
        switch kind {
        case .classic: .inlineScriptAttribute
        case .module: isInline && attribute.name != .defer ? .inlineScriptAttribute : .moduleAttribute
        case .importMap, .speculationRules, .dataBlock: .dataBlockAttribute
        }
      let place = isInline && (kind == .classic || kind == .module) ? " without \"src\"" : ""
      faults.append(
        Fault(
          rule, "\"\(attribute.spelling.text)\" is not for \(kind.words)\(place)", hint: "remove it",
          at: attribute.offset))
    }
    if let charset = document.attribute(.charset, of: script),
      let fault = EncodingValue.fault(in: charset.value)
    {
      faults.append(
        Fault(fault.rule, "charset on <script>: \(fault.reason)", hint: "remove it", at: charset.valueOffset))
    }
    checkType(type, kind, of: script, in: document, into: faults)
  }

  /// Whether an attribute has no place on a script of a kind.
  private static func isForbidden(_ name: AttributeName, on kind: ScriptKind, isInline: Bool) -> Bool {
    switch kind {
    case .classic:
      switch name {
      case .async, .blocking, .charset, .defer, .fetchpriority, .integrity: isInline
      default: false
      }
    case .module:
      switch name {
      case .defer, .nomodule: true
      case .blocking, .charset, .fetchpriority, .integrity: isInline
      default: false
      }
    case .importMap, .speculationRules, .dataBlock:
      switch name {
      case .async, .blocking, .charset, .crossorigin, .defer, .fetchpriority, .integrity, .nomodule,
        .referrerpolicy, .src:
        true
      default: false
      }
    }
  }

  private static func checkType(
    _ type: Document.Attribute?, _ kind: ScriptKind, of script: Int, in document: Document,
    into faults: FaultList
  ) {
    if let language = document.attribute(.language, of: script) {
      check(language, against: type?.value ?? .empty, into: faults)
    }
    guard let type, !type.value.isEmpty, kind == .classic else { return }
    faults.append(
      Fault(
        .unnecessaryScriptType, "\"type=\(type.value.text)\" is unnecessary: scripts are JavaScript",
        hint: "remove it", at: type.offset))
  }

  /// `language` is obsolete; it may stay as long as it does not contradict `type` (HTML §16.1).
  private static func check(_ language: Document.Attribute, against type: Bytes, into faults: FaultList) {
    let isContradiction =
      !type.isEmpty && language.value.equalsIgnoringCase("javascript")
      && !type.equalsIgnoringCase("text/javascript")
    faults.append(
      isContradiction
        ? Fault(
          .scriptLanguage, "\"language\" says JavaScript and \"type\" says \"\(type.text)\"",
          hint: "remove \"language\"", at: language.offset)
        : Fault(
          .discouragedAttribute, "\"language\" on <script> is obsolete, if still conforming",
          hint: "remove it, or say it by \"type\"", at: language.offset))
  }

  private static func check(style: Int, of document: Document, into faults: FaultList) {
    guard let type = document.attribute(.type, of: style) else { return }
    if type.value.equalsIgnoringCase("text/css") {
      faults.append(
        Fault(
          .unnecessaryStyleType, "\"type\" is unnecessary: a <style> is CSS", hint: "remove it",
          at: type.offset))
    } else {
      faults.append(
        Fault(
          .styleType, "\"type=\(type.value.text)\" is no type of a <style>; browsers leave it out",
          hint: "remove it", at: type.offset))
    }
  }
}
