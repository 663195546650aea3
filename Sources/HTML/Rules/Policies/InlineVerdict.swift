/// What all policies of a page so far say about one use of script or style: asked once per element, and so kept short.
struct InlineVerdict {
  /// The first directive that blocks what has no nonce.
  private var blocking: StaticString?
  /// The nonces that every blocking policy accepts.
  private var accepted: Set<Bytes> = []
  /// The nonces that a later policy does not accept, with its directive.
  private var rejected: [Bytes: StaticString] = [:]

  /// Nothing is blocked.
  init() {}

  /// Takes in a policy that blocks, by a directive, what has none of these nonces.
  mutating func add(_ directive: StaticString, accepting nonces: Set<Bytes>) {
    guard blocking != nil else {
      blocking = directive
      accepted = nonces
      return
    }
    for nonce in accepted where !nonces.contains(nonce) { rejected[nonce] = directive }
    accepted.formIntersection(nonces)
  }

  /// The directive that blocks an element with this `nonce` attribute; nothing if it is allowed.
  func directiveBlocking(nonce: Bytes?) -> StaticString? {
    guard let blocking, let nonce, !nonce.isEmpty else { return blocking }
    return accepted.contains(nonce) ? nil : rejected[nonce] ?? blocking
  }
}
