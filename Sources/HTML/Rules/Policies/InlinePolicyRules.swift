/// Holds the script and the style in a page against the policies in its head (CSP3 §4.2.3).
struct InlinePolicyRules {
  /// The policies so far; a policy is for what stands behind it.
  private var policy = InlinePolicy()

  /// Reports script and style that the page itself forbids.
  mutating func check(_ document: Document, into faults: FaultList) {
    policy = InlinePolicy()
    guard let first = document.notableElements.first(where: { Self.policy(in: $0, of: document) != nil })
    else { return }
    for element in first..<document.elements.count {
      if let value = Self.policy(in: element, of: document) {
        policy.add(value)
      } else {
        checkElement(element, of: document, into: faults)
        checkAttributes(of: element, in: document, into: faults)
      }
    }
  }

  /// The policy that a `meta` in the head sets.
  private static func policy(in element: Int, of document: Document) -> Bytes? {
    let parent = document.elements[element].parent
    guard document.elements[element].tag == .meta, parent >= 0, document.elements[parent].tag == .head,
      document.value(.httpEquiv, of: element)?.equalsIgnoringCase("content-security-policy") ?? false
    else { return nil }
    return document.value(.content, of: element)
  }

  private func checkElement(_ index: Int, of document: Document, into faults: FaultList) {
    let element = document.elements[index]
    let use: InlinePolicy.Use
    switch element.tag {
    case .script:
      let kind = ScriptKind(type: document.value(.type, of: index))
      guard kind != .dataBlock, kind != .speculationRules, !document.has(.src, on: index) else { return }
      use = .scriptElement
    case .style: use = .styleElement
    default: return
    }
    guard document.texts[element.texts].contains(where: { !$0.isBlank }),
      let directive = policy.directiveBlocking(use, nonce: document.value(.nonce, of: index))
    else { return }
    let name = use == .scriptElement ? "script" : "style"
    faults.append(
      Fault(
        .cspBlocksInline, "the policy of the page, its \"\(directive)\", does not allow this \(name)",
        hint: "move it into a file, or allow it by a nonce or a hash", at: element.offset))
  }

  private func checkAttributes(
    of element: Int, in document: Document, into faults: FaultList
  ) {
    for index in document.elements[element].attributes {
      let attribute = document.attributes[index]
      let isHandler = attribute.name != .unknown && attribute.spelling.startsIgnoringCase("on")
      guard isHandler || attribute.name == .style, !attribute.value.isBlank,
        let directive = policy.directiveBlocking(isHandler ? .eventHandler : .styleAttribute, nonce: nil)
      else { continue }
      faults.append(
        Fault(
          .cspBlocksInline,
          "the policy of the page, its \"\(directive)\", does not allow \"\(attribute.spelling.text)\"",
          hint: isHandler ? "add the listener in a script file" : "use a class and a style sheet",
          at: attribute.offset))
    }
  }
}
