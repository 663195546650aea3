extension PolyglotNormaliser {
  /// What a value in a template would be part of.
  public enum Place: Sendable, Hashable {
    /// Text between tags.
    case text
    /// Text in `title` or `textarea`, where no tags are.
    case rcdata
    /// A quoted attribute value; `isAtStart` tells of a URL attribute whether a URL would start here.
    case attributeValue(name: String, isURL: Bool, isAtStart: Bool)
    /// Behind `=` without a quote.
    case unquotedValue
    /// The name of a tag or attribute, or between attributes.
    case tag
    /// The content of `script` or `style`.
    case rawText
    /// A comment.
    case comment
  }

  /// Where the next byte stands.
  public var place: Place {
    switch state {
    case .text, .ending:
      return content.isEmpty ? .text : .rcdata
    case .opening:
      return held.count > 1 && held[1] == UInt8(ascii: "!") ? .comment : .tag
    case .tagName, .tag, .slash, .attributeName, .afterAttributeName, .doctype:
      return .tag
    case .beforeValue, .unquotedValue:
      return .unquotedValue
    case .value:
      return .attributeValue(
        name: String(decoding: attribute, as: UTF8.self), isURL: isURLAttribute, isAtStart: phase == .start)
    case .comment, .commentBang, .bogusComment:
      return .comment
    case .rawText, .characterData:
      return .rawText
    }
  }

  var isURLAttribute: Bool { isSourceSet || Self.urlAttributes.contains(attribute) }

  var isSourceSet: Bool { Self.sourceSets.contains(attribute) }

  private static let urlAttributes = names("href src action poster data cite formaction")
  private static let sourceSets = names("srcset imagesrcset")

  /// A set of names in UTF-8.
  static func names(_ list: String) -> Set<[UInt8]> {
    Set(list.utf8.split(separator: UInt8(ascii: " ")).map(Array.init))
  }
}
