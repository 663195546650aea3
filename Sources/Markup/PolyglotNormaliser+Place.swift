extension PolyglotNormaliser {
  /// What a value in a template would be part of.
  public enum Place: Sendable, Hashable {
    /// Text between tags.
    case text
    /// Text in `title` or `textarea`, where no tags are.
    case rcdata
    /// A quoted attribute value that is plain text.
    case attributeValue(name: String)
    /// A quoted attribute value that a browser runs as a program or reads as a page.
    case code(attribute: String)
    /// A URL in a quoted attribute value.
    case url(attribute: String, URLPart)
    /// The value of the attribute `style`.
    case style
    /// Behind `=` without a quote.
    case unquotedValue
    /// The name of a tag or attribute, or between attributes.
    case tag
    /// JSON in a `script`.
    case json(JSONPart)
    /// The content of any other `script`, or of `style`.
    case rawText
    /// A comment.
    case comment
  }

  /// A part of a URL in an attribute.
  public enum URLPart: Sendable, Hashable {
    /// The start, where a value may be the whole of it.
    case start
    case authority
    /// The path, or what may still turn out to be the scheme.
    case path
    /// The query or the fragment.
    case query
    /// In the path or behind it, as the branches before decide.
    case unclear
    /// Behind `javascript:` or another scheme whose URLs are code or a document.
    case code
    /// The start of a URL in `srcset`.
    case candidateStart
    /// The rest of a URL in `srcset`, and what stands behind it.
    case candidate
  }

  /// A part of JSON.
  public enum JSONPart: Sendable, Hashable {
    /// Where a whole value may stand.
    case value
    /// Inside a string.
    case string
    /// Inside an escape, which a value would become part of.
    case escape
  }

  /// Where the next byte stands.
  public var place: Place {
    switch state {
    case .text, .ending:
      return isForeignCode ? .rawText : content.isEmpty ? .text : .rcdata
    case .opening:
      return held.count > 1 && held[1] == UInt8(ascii: "!") ? .comment : .tag
    case .tagName, .tag, .slash, .attributeName, .afterAttributeName, .doctype:
      return .tag
    case .beforeValue, .unquotedValue:
      return .unquotedValue
    case .value:
      return placeInValue
    case .comment, .commentBang, .bogusComment:
      return .comment
    case .rawText, .characterData:
      return .rawText
    case .data:
      return .json(jsonPart)
    }
  }

  private var placeInValue: Place {
    let attribute = String(decoding: attribute, as: UTF8.self)
    if isCode { return .code(attribute: attribute) }
    if let urlPart { return .url(attribute: attribute, urlPart) }
    return attribute == "style" ? .style : .attributeValue(name: attribute)
  }

  private var urlPart: URLPart? {
    switch phase {
    case .elsewhere: nil
    case .start: isSourceSet ? .candidateStart : .start
    case .slash: isSourceSet ? .candidate : .path
    case .authority: .authority
    case .beginning, .scheme, .schemeSlash, .path: .path
    case .query, .fragment: .query
    case .unclear: .unclear
    case .code: .code
    case .candidate, .comma, .descriptor: .candidate
    }
  }

  private var jsonPart: JSONPart {
    switch json {
    case .outside: .value
    case .string: .string
    case .escape, .number: .escape
    }
  }

  /// Whether the value of the attribute is a program, a page, or says how the content of a script is read.
  private var isCode: Bool {
    attribute.starts(with: "on".utf8) || attribute == Self.sourceDocument
      || name == Self.script && attribute == Self.type
      || Self.animations.contains(name) && Self.animated.contains(attribute)
  }

  var isURLAttribute: Bool { isSourceSet || Self.urlAttributes.contains(attribute) }

  var isSourceSet: Bool { Self.sourceSets.contains(attribute) }

  private static let urlAttributes = names(
    "href src action poster data cite formaction ping background longdesc manifest xlink:href xml:base")
  private static let sourceSets = names("srcset imagesrcset")
  private static let sourceDocument = Array("srcdoc".utf8)
  /// The elements of SVG that set attributes of others, links among them, and the attributes that say which and to what.
  private static let animations = names("set animate animatetransform animatemotion")
  private static let animated = names("attributename to from by values")

  /// A set of names in UTF-8.
  static func names(_ list: String) -> Set<[UInt8]> {
    Set(list.utf8.split(separator: UInt8(ascii: " ")).map(Array.init))
  }
}
