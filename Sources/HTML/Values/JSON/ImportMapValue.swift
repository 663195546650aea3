/// The text of `<script type="importmap">` (HTML §8.1.6.2).
enum ImportMapValue {
  /// What is wrong with the text, `url` being what says so of one URL.
  static func fault(in text: Bytes, url: (Bytes) -> ValueFault?) -> ValueFault? {
    ShapeFault.fault(in: text, of: .badImportMap) { value throws(ShapeFault) in
      guard let members = value.members else {
        throw ShapeFault("it is no object", hint: "write \"{\"imports\": {}}\"", at: value.offset)
      }
      for member in members {
        let name = member.key.unescaped
        guard member.key.isOne(of: ["imports", "scopes", "integrity"]) else {
          throw ShapeFault(
            "\"\(name)\" is none of \"imports\", \"scopes\" and \"integrity\"", at: member.key.offset)
        }
        guard let entries = member.value.members else {
          throw ShapeFault("\"\(name)\" is no object", at: member.value.offset)
        }
        if member.key.equals("imports") {
          try checkSpecifiers(entries, url: url)
        } else if member.key.equals("scopes") {
          try checkScopes(entries, url: url)
        } else {
          try checkIntegrity(entries, url: url)
        }
      }
    }
  }

  private static func checkSpecifiers(
    _ entries: [JSONMember], url: (Bytes) -> ValueFault?
  ) throws(ShapeFault) {
    for entry in entries {
      if entry.key.bytes.isEmpty { throw ShapeFault("a specifier is empty", at: entry.key.offset) }
      guard let address = entry.value.string else {
        throw ShapeFault("the URL of \"\(entry.key.unescaped)\" is no string", at: entry.value.offset)
      }
      try checkURL(address, url: url)
      if entry.key.bytes.last == UInt8(ascii: "/"), address.bytes.last != UInt8(ascii: "/") {
        throw ShapeFault(
          "\"\(entry.key.unescaped)\" ends with \"/\" and its URL \"\(address.unescaped)\" does not",
          at: address.offset)
      }
    }
  }

  private static func checkScopes(
    _ entries: [JSONMember], url: (Bytes) -> ValueFault?
  ) throws(ShapeFault) {
    for entry in entries {
      try checkURL(entry.key, url: url)
      guard let specifiers = entry.value.members else {
        throw ShapeFault("the scope \"\(entry.key.unescaped)\" is no object", at: entry.value.offset)
      }
      try checkSpecifiers(specifiers, url: url)
    }
  }

  private static func checkIntegrity(
    _ entries: [JSONMember], url: (Bytes) -> ValueFault?
  ) throws(ShapeFault) {
    for entry in entries {
      try checkURL(entry.key, url: url)
      guard let integrity = entry.value.string else {
        throw ShapeFault("the integrity of \"\(entry.key.unescaped)\" is no string", at: entry.value.offset)
      }
      if let fault = integrity.withUnescapedBytes(IntegrityValue.fault), fault.rule == .badIntegrity {
        let reason = "the integrity of \"\(entry.key.unescaped)\" is wrong: \(fault.reason)"
        throw ShapeFault(reason, hint: fault.hint, at: integrity.offset)
      }
    }
  }

  /// Asks for an absolute URL, or one that starts with `/`, `./` or `../`.
  private static func checkURL(_ string: JSONString, url: (Bytes) -> ValueFault?) throws(ShapeFault) {
    let (isURL, fault) = string.withUnescapedBytes { ($0.isURLLikeSpecifier, url($0)) }
    guard isURL else {
      throw ShapeFault(
        "\"\(string.unescaped)\" is no URL", hint: "start with \"/\", \"./\", \"../\" or a scheme",
        at: string.offset)
    }
    if let fault {
      let reason = "the URL \"\(string.unescaped)\" is wrong: \(fault.reason)"
      throw ShapeFault(reason, hint: fault.hint, at: string.offset)
    }
  }
}

extension Bytes {
  /// Whether these start like a URL-like module specifier: with `/`, `./`, `../` or a scheme (HTML §8.1.6.1).
  fileprivate var isURLLikeSpecifier: Bool {
    if startsIgnoringCase("/") || startsIgnoringCase("./") || startsIgnoringCase("../") { return true }
    guard let colon = firstIndex(of: UInt8(ascii: ":")), let first, first.isLetter else { return false }
    return self[0..<colon].allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }
}
