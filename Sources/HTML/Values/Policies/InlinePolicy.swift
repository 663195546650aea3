/// What a list of content security policies says about script and style in the page itself (CSP3 §4.2.3).
struct InlinePolicy {
  /// Script or style in the page.
  enum Use {
    case scriptElement, styleElement, eventHandler, styleAttribute

    /// The directives that are asked, the first one that is there (CSP3 §6.8.3).
    fileprivate var directives: [StaticString] {
      switch self {
      case .scriptElement: ["script-src-elem", "script-src", "default-src"]
      case .styleElement: ["style-src-elem", "style-src", "default-src"]
      case .eventHandler: ["script-src-attr", "script-src", "default-src"]
      case .styleAttribute: ["style-src-attr", "style-src", "default-src"]
      }
    }
  }

  /// The value of the `content` attribute.
  private let value: Bytes

  init(_ value: Bytes) {
    self.value = value
  }

  /// The directive that does not allow script or style in the page, given the `nonce` attribute of its element.
  /// Nothing is said where the policy has a hash: whether it fits would have to be computed.
  func directiveBlocking(_ use: Use, nonce: Bytes?) -> StaticString? {
    var policyOffset = 0
    while policyOffset <= value.count {
      let end =
        value[policyOffset..<value.count].firstIndex(of: UInt8(ascii: ",")) ?? value.count - policyOffset
      let policy = value[policyOffset..<policyOffset + end]
      if let directive = Self.directiveBlocking(use, nonce: nonce, in: policy) { return directive }
      policyOffset += end + 1
    }
    return nil
  }

  private static func directiveBlocking(_ use: Use, nonce: Bytes?, in policy: Bytes) -> StaticString? {
    for name in use.directives {
      var found: CSPDirective?
      CSPDirective.forEach(in: policy) { directive in
        if found == nil, directive.name.equalsIgnoringCase(name) { found = directive }
      }
      guard let found else { continue }
      return allows(use, nonce: nonce, sources: found.values) ? nil : name
    }
    return nil
  }

  private static func allows(_ use: Use, nonce: Bytes?, sources: Bytes) -> Bool {
    let isElement = use == .scriptElement || use == .styleElement
    var hasUnsafeInline = false
    var hasUnsafeHashes = false
    var hasNonceOrHash = false
    var hasHash = false
    var isNonceKnown = false
    sources.forEachToken { token, _ in
      let source = CSPSource(token)
      hasUnsafeInline = hasUnsafeInline || token.equalsIgnoringCase("'unsafe-inline'")
      hasUnsafeHashes = hasUnsafeHashes || token.equalsIgnoringCase("'unsafe-hashes'")
      hasHash = hasHash || source.isHash
      hasNonceOrHash =
        hasNonceOrHash || source.isHash || source.nonce != nil || token.equalsIgnoringCase("'strict-dynamic'")
      if let allowed = source.nonce, let nonce, !nonce.isEmpty {
        isNonceKnown = isNonceKnown || allowed.elementsEqual(nonce)
      }
    }
    if hasUnsafeInline, !hasNonceOrHash { return true }
    return isElement ? isNonceKnown || hasHash : hasHash && hasUnsafeHashes
  }
}
