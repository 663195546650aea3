/// A key that the entities of a collection have, as `fields` in `site.json` describes it.
public struct Field: Hashable, Sendable {
  /// What stands under a key.
  public indirect enum Kind: Hashable, Sendable {
    /// Text as it is.
    case text
    /// Markdown.
    case markdown
    /// A day, or an instant.
    case date
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// What a link may lead to: a URL, a path of the site or a source file.
    case url
    /// A picture.
    case image
    /// One of these texts.
    case enumeration([String])
    /// Any number of values of one kind.
    case list(Kind)
    /// Keys of its own.
    case object([Field])
    /// The slug of an entry of a collection. Where it is acyclic, no way along such references comes back to where it started.
    case reference(to: String, isAcyclic: Bool)
  }

  /// The key.
  public let name: String
  /// What visitors read in its place.
  public let title: String
  /// What stands under it.
  public let kind: Kind
  /// Whether it has to be there.
  public let isRequired: Bool
  /// What counts where it is not there.
  public let defaultValue: FieldValue?

  /// Describes a key.
  public init(
    name: String, title: String, kind: Kind, isRequired: Bool = false, defaultValue: FieldValue? = nil
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.isRequired = isRequired
    self.defaultValue = defaultValue
  }
}
