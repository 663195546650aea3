/// A value of JSON (RFC 8259), with the bytes where its parts stand.
struct JSONValue {
  /// What it is.
  let content: Content
  /// The byte where it starts.
  let offset: Int

  /// What a value can be. Numbers are never looked at.
  enum Content {
    case null, boolean, number
    case string(JSONString)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The members, if it is an object.
  var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements, if it is an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The string, if it is one.
  var string: JSONString? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The value of a member, the last one of that key; nothing if there is none or this is no object.
  subscript(key: StaticString) -> JSONValue? { members?.last { $0.key.equals(key) }?.value }
}

/// A key and its value.
struct JSONMember {
  /// The key.
  let key: JSONString
  /// The value.
  let value: JSONValue
}

/// A string of JSON as it is written.
struct JSONString {
  /// The bytes between the quotes, escapes and all.
  let bytes: Bytes
  /// The byte behind the opening quote.
  let offset: Int

  /// Whether it has a backslash in it.
  private var hasEscapes: Bool { bytes.contains(UInt8(ascii: "\\")) }

  /// Whether it is `name`.
  func equals(_ name: StaticString) -> Bool {
    withUnescapedBytes { $0.equals(name) }
  }

  /// Whether it is one of these.
  func isOne(of names: [StaticString]) -> Bool { names.contains(where: equals) }

  /// Calls `body` with the bytes it stands for.
  func withUnescapedBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    guard hasEscapes else { return body(bytes) }
    return Array(unescaped.utf8).withUnsafeBufferPointer { body(Bytes($0)) }
  }

  /// The text it stands for. Half a surrogate pair becomes U+FFFD.
  var unescaped: String {
    var units: [UInt16] = []
    var rest = bytes.text.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escaped = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch escaped {
      case 0x62: units.append(0x08)
      case 0x66: units.append(0x0C)
      case 0x6E: units.append(0x0A)
      case 0x72: units.append(0x0D)
      case 0x74: units.append(0x09)
      case 0x75:
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      default: units.append(escaped)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
