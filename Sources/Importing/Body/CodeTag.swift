/// A call of the peer in a text, such as `{{< figure src="a.png" >}}`, `{% endraw %}` or `{{ youtube(id="x") }}`.
struct CodeTag: Equatable {
  /// What stands between its delimiters.
  let name: String
  /// Values without a name, in order.
  var positional: [String] = []
  /// Values by their names.
  var named: [String: String] = [:]
  /// All behind the name, as written.
  var rest = ""
  /// Where it stands, delimiters and all.
  let range: Range<Int>
  /// What it does.
  let role: Role
  /// What it is called together with all of its kind, where any end of them ends it.
  var family = ""

  /// What a tag does.
  enum Role: Equatable {
    /// It starts something that may have an end, or is all there is.
    case opening
    /// It ends what the last one of its name started.
    case closing
    /// It writes a value.
    case value
  }

  /// A value by name, or by its place among those without one.
  func argument(_ names: [String], at position: Int? = nil) -> String? {
    for name in names { if let value = named[name], !value.isEmpty { return value } }
    guard let position, position < positional.count, !positional[position].isEmpty else { return nil }
    return positional[position]
  }
}

extension CodeTag {
  /// Reads what stands between delimiters, which is short.
  init(_ inner: Substring, range: Range<Int>, role: Role, family: String = "") {
    var text = String(inner).trimmed
    // `{{< a />}}` and `{%- a -%}`: what stands at the end alone is a part of the delimiter.
    if [" /", " -", "\"/"].contains(where: text.hasSuffix) { text = String(text.dropLast()).trimmed }
    var reader = ArgumentReader(rest: text[...].utf8)
    name = family + reader.name()
    rest = String(reader.rest)?.trimmed ?? ""
    while let (key, value) = reader.next() {
      if let key { named[key] = value } else { positional.append(value) }
    }
    self.range = range
    self.role = role
    self.family = family
  }
}

/// Reads the arguments of a tag: words, values in quotation marks and names with values, however they are kept apart.
private struct ArgumentReader {
  var rest: Substring.UTF8View

  mutating func name() -> String {
    skipSpace()
    return take { !Self.isGap($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "|") }
  }

  mutating func next() -> (name: String?, value: String)? {
    skipSpace()
    guard !rest.isEmpty else { return nil }
    let (first, isQuoted) = value()
    let before = rest
    skipBlanks()
    guard !isQuoted, rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":"), !first.isEmpty else {
      rest = before
      if first.isEmpty, !isQuoted { rest = rest.dropFirst() }
      return (nil, first)
    }
    rest = rest.dropFirst()
    skipBlanks()
    return (first, value().text)
  }

  private mutating func value() -> (text: String, isQuoted: Bool) {
    guard let mark = rest.first, "\"'`".utf8.contains(mark) else {
      return (take { !Self.isGap($0) && $0 != UInt8(ascii: "=") }, false)
    }
    rest = rest.dropFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte != mark {
      if byte == UInt8(ascii: "\\"), mark != UInt8(ascii: "`"), let next = rest.first,
        next == mark || next == UInt8(ascii: "\\")
      {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(byte)
      }
    }
    return (String(decoding: text, as: UTF8.self), true)
  }

  private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func skipSpace() { rest = rest.drop(while: Self.isGap) }

  private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 } }

  private static func isGap(_ byte: UInt8) -> Bool { byte <= 0x20 || "(),".utf8.contains(byte) }
}
