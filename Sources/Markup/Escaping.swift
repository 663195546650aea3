/// How a value is written so that it is nothing but a value where it stands. Chosen when a template is compiled.
///
/// Whatever is chosen, a character that XML does not allow becomes U+FFFD.
public enum Escaping: Sendable, Hashable {
  /// Text, in content or in a quoted attribute value.
  case text
  /// A URL, or the start of one: of its schemes only `http`, `https`, `mailto` and `tel` are written.
  case url
  /// A piece of a host with its port.
  case urlAuthority
  /// A piece of a path.
  case urlPath
  /// A piece of a query or of a fragment.
  case urlQuery
  /// A URL, or the start of one, among others in `srcset`.
  case sourceSetURL
  /// A resolved URL among others in `srcset`.
  case sourceSetLink
  /// A piece of the value of a CSS property, inside or outside a string (CSS Syntax §4.3.7).
  case style
  /// A piece of a JSON string.
  case jsonString
  /// A JSON string with its quotes.
  case jsonText
  /// A number, `true` or `false` in JSON, or `null` for what is none.
  case jsonLiteral

  /// Whether JSON needs a value here, also for what is missing.
  public var isWholeJSON: Bool { self == .jsonText || self == .jsonLiteral }
}

extension Escaping {
  /// Appends `text`, in UTF-8; false if it is a URL with a scheme that is not allowed, in whose place stands one
  /// that leads nowhere.
  func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) -> Bool {
    switch self {
    case .text: Escape.append(text, to: &bytes)
    case .url: return Escape.appendURL(text, keeping: .whole, to: &bytes)
    case .sourceSetURL: return Escape.appendURL(text, keeping: .candidate, to: &bytes)
    case .sourceSetLink: Escape.appendPercentEncoded(text[...], keeping: .candidate, to: &bytes)
    case .urlAuthority: Escape.appendPercentEncoded(text[...], keeping: .authority, to: &bytes)
    case .urlPath:
      // Two slashes at the start of a path would be the start of a host.
      let isDoubled = text.first == UInt8(ascii: "/") && bytes.last == UInt8(ascii: "/")
      if isDoubled { bytes.append("%2F") }
      Escape.appendPercentEncoded(text.dropFirst(isDoubled ? 1 : 0), keeping: .path, to: &bytes)
    case .urlQuery: Escape.appendPercentEncoded(text[...], keeping: .query, to: &bytes)
    case .style: Escape.appendStyle(text, to: &bytes)
    case .jsonString: Escape.appendJSON(text, to: &bytes)
    case .jsonText:
      bytes.append(UInt8(ascii: "\""))
      Escape.appendJSON(text, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    case .jsonLiteral: Escape.appendJSONLiteral(text, to: &bytes)
    }
    return true
  }
}
