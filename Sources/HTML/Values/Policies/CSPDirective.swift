/// A directive of a content security policy (CSP3 §2.3).
struct CSPDirective {
  /// Its name.
  let name: Bytes
  /// What stands behind the name.
  let values: Bytes
  /// The byte where the name starts.
  let offset: Int
  /// The byte where the values start.
  let valuesOffset: Int
  /// The byte where its policy starts: a value is a list of policies.
  let policyOffset: Int

  /// Calls `body` for each directive of each policy.
  static func forEach(in value: Bytes, _ body: (CSPDirective) -> Void) {
    var start = 0
    var policyOffset = 0
    while start <= value.count {
      var end = start
      while end < value.count, value[end] != UInt8(ascii: ";"), value[end] != UInt8(ascii: ",") { end += 1 }
      var nameStart = start
      while nameStart < end, value[nameStart].isWhitespace { nameStart += 1 }
      var nameEnd = nameStart
      while nameEnd < end, !value[nameEnd].isWhitespace { nameEnd += 1 }
      if nameEnd > nameStart {
        body(
          CSPDirective(
            name: value[nameStart..<nameEnd], values: value[nameEnd..<end], offset: nameStart,
            valuesOffset: nameEnd, policyOffset: policyOffset))
      }
      if end < value.count, value[end] == UInt8(ascii: ",") { policyOffset = end + 1 }
      start = end + 1
    }
  }

  /// Whether a directive of this name stands before it in its policy.
  func isRepeated(in value: Bytes) -> Bool {
    var isRepeated = false
    Self.forEach(in: value[policyOffset..<offset]) { earlier in
      isRepeated =
        isRepeated || earlier.name.isSame(as: name, ignoringCase: true)
    }
    return isRepeated
  }

  /// What its values are; nothing if no specification knows the directive.
  var kind: CSPDirectiveKind? {
    if Self.fetchDirectives.contains(where: name.equalsIgnoringCase) { return .sources }
    if name.equalsIgnoringCase("base-uri") || name.equalsIgnoringCase("form-action")
      || name.equalsIgnoringCase("navigate-to")
    {
      return .sources
    }
    if name.equalsIgnoringCase("frame-ancestors") { return .ancestors }
    if name.equalsIgnoringCase("sandbox") { return .sandbox }
    if name.equalsIgnoringCase("require-trusted-types-for") { return .trustedTypesFor }
    if name.equalsIgnoringCase("trusted-types") { return .trustedTypes }
    if name.equalsIgnoringCase("upgrade-insecure-requests")
      || name.equalsIgnoringCase("block-all-mixed-content")
    {
      return .empty
    }
    return Self.freeDirectives.contains(where: name.equalsIgnoringCase) ? .anything : nil
  }

  /// What to do instead of using a deprecated directive.
  var replacement: String? {
    if name.equalsIgnoringCase("report-uri") { return "use \"report-to\", in a header" }
    if name.equalsIgnoringCase("block-all-mixed-content") { return "use \"upgrade-insecure-requests\"" }
    if name.equalsIgnoringCase("plugin-types") { return "use \"object-src 'none'\"" }
    if name.equalsIgnoringCase("prefetch-src") { return "use \"default-src\"" }
    return nil
  }

  /// Directives that say where something may be fetched from (CSP3 §6.1).
  private static let fetchDirectives: [StaticString] = [
    "default-src", "script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src", "object-src",
    "media-src", "child-src", "manifest-src", "worker-src", "script-src-elem", "script-src-attr",
    "style-src-elem", "style-src-attr", "prefetch-src", "fenced-frame-src",
  ]

  private static let freeDirectives: [StaticString] = [
    "report-to", "report-uri", "plugin-types", "referrer", "reflected-xss", "require-sri-for", "webrtc",
  ]
}
