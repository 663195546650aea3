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

  private var scriptElement = InlineVerdict()
  private var styleElement = InlineVerdict()
  private var eventHandler = InlineVerdict()
  private var styleAttribute = InlineVerdict()

  /// No policy, which allows everything.
  init() {}

  /// The policies of a `content` attribute.
  init(_ value: Bytes) {
    add(value)
  }

  /// Takes in the policies of a further `content` attribute.
  mutating func add(_ value: Bytes) {
    var start = 0
    while start <= value.count {
      let end = start + (value[start..<value.count].firstIndex(of: UInt8(ascii: ",")) ?? value.count - start)
      let policy = value[start..<end]
      Self.add(policy, of: .scriptElement, to: &scriptElement)
      Self.add(policy, of: .styleElement, to: &styleElement)
      Self.add(policy, of: .eventHandler, to: &eventHandler)
      Self.add(policy, of: .styleAttribute, to: &styleAttribute)
      start = end + 1
    }
  }

  /// The directive that does not allow script or style in the page, given the `nonce` attribute of its element.
  /// Nothing is said where the policy has a hash: whether it fits would have to be computed.
  func directiveBlocking(_ use: Use, nonce: Bytes?) -> StaticString? {
    switch use {
    case .scriptElement: scriptElement.directiveBlocking(nonce: nonce)
    case .styleElement: styleElement.directiveBlocking(nonce: nonce)
    // An attribute has no nonce.
    case .eventHandler: eventHandler.directiveBlocking(nonce: nil)
    case .styleAttribute: styleAttribute.directiveBlocking(nonce: nil)
    }
  }

  private static func add(_ policy: Bytes, of use: Use, to verdict: inout InlineVerdict) {
    for name in use.directives {
      var found: CSPDirective?
      CSPDirective.forEach(in: policy) { directive in
        if found == nil, directive.name.equalsIgnoringCase(name) { found = directive }
      }
      guard let found else { continue }
      if let nonces = noncesAsked(for: use, by: found.values) { verdict.add(name, accepting: nonces) }
      return
    }
  }

  /// The nonces one of which an element needs; nothing if it is allowed without.
  private static func noncesAsked(for use: Use, by sources: Bytes) -> Set<Bytes>? {
    let isElement = use == .scriptElement || use == .styleElement
    var nonces: Set<Bytes> = []
    var hasUnsafeInline = false
    var hasUnsafeHashes = false
    var hasNonceOrHash = false
    var hasHash = false
    sources.forEachToken { token, _ in
      let source = CSPSource(token)
      hasUnsafeInline = hasUnsafeInline || token.equalsIgnoringCase("'unsafe-inline'")
      hasUnsafeHashes = hasUnsafeHashes || token.equalsIgnoringCase("'unsafe-hashes'")
      hasHash = hasHash || source.isHash
      hasNonceOrHash =
        hasNonceOrHash || source.isHash || source.nonce != nil || token.equalsIgnoringCase("'strict-dynamic'")
      if let nonce = source.nonce { nonces.insert(nonce) }
    }
    if hasUnsafeInline, !hasNonceOrHash { return nil }
    if isElement ? hasHash : hasHash && hasUnsafeHashes { return nil }
    return nonces
  }
}
