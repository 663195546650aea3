/// What a specification says about an element; one entry of the tables.
final class ElementDefinition: Sendable {
  /// The name as it is written.
  let name: String
  /// The vocabulary it belongs to.
  let namespace: Namespace
  /// What kinds of content it is.
  let categories: Categories
  /// What it may contain.
  let content: ContentModel
  /// What it may not contain at any depth.
  let without: Exclusion
  /// Attributes that it shares with others.
  let groups: [AttributeGroup]
  /// Its attributes besides the global ones and those of its groups, and what their values are; these win.
  let ownAttributes: AttributeList<ValueKind>
  /// Attributes it cannot do without.
  let required: [String]
  /// Attributes that no browser acts on any more, and what to use instead.
  let removedAttributes: AttributeList<String>
  /// Attributes it had once, and what to use instead.
  let obsoleteAttributes: AttributeList<String>
  /// Attributes that are obsolete but conforming (HTML §16.1), and what to use instead.
  let discouragedAttributes: AttributeList<String>
  /// What to use instead, if the element itself is obsolete.
  let obsolete: String?
  /// The section of the specification.
  let specification: String

  @inline(never)
  init(
    _ name: String, _ specification: String, namespace: Namespace = .html, is categories: Categories = [],
    contains content: ContentModel = .nothing, without: Exclusion = Exclusion(),
    groups: [AttributeGroup] = [], attributes: AttributeList<ValueKind> = [:], required: [String] = [],
    removedAttributes: AttributeList<String> = [:], obsoleteAttributes: AttributeList<String> = [:],
    discouragedAttributes: AttributeList<String> = [:], obsolete: String? = nil
  ) {
    self.name = name
    self.namespace = namespace
    self.categories = categories
    self.content = content
    self.without = without
    self.groups = groups
    self.ownAttributes = attributes
    self.required = required
    self.removedAttributes = removedAttributes
    self.obsoleteAttributes = obsoleteAttributes
    self.discouragedAttributes = discouragedAttributes
    self.obsolete = obsolete
    self.specification = specification
  }
}

/// A vocabulary (Infra §8).
enum Namespace: UInt8, Sendable {
  case html, svg, mathML
}

/// Kinds of content (HTML §3.2.5.2). An element that is of a kind only in some cases (`a` with `href` is interactive,
/// `link` with `rel=stylesheet` is phrasing) is listed with it here; rules look at the cases.
struct Categories: OptionSet, Sendable {
  let rawValue: UInt16

  static let metadata = Categories(rawValue: 1 << 0)
  static let flow = Categories(rawValue: 1 << 1)
  static let sectioning = Categories(rawValue: 1 << 2)
  static let heading = Categories(rawValue: 1 << 3)
  static let phrasing = Categories(rawValue: 1 << 4)
  static let embedded = Categories(rawValue: 1 << 5)
  static let interactive = Categories(rawValue: 1 << 6)
  static let palpable = Categories(rawValue: 1 << 7)
  static let scriptSupporting = Categories(rawValue: 1 << 8)
}

/// What an element may contain (HTML §3.2.5.1): text or not, and elements of these kinds and these names.
struct ContentModel: Sendable {
  /// The kinds of elements it may contain.
  let categories: Categories
  /// Further elements it may contain; of its own vocabulary, or `svg` and `math`.
  let names: [String]
  /// Elements of those kinds it may not contain as children.
  let exceptions: [String]
  /// Whether it may contain text.
  let allowsText: Bool
  /// Whether it may contain what its parent may contain.
  let isTransparent: Bool
  /// Whether anything goes: templates, elements nobody knows.
  let allowsAnything: Bool

  private init(
    _ categories: Categories = [], names: [String] = [], except exceptions: [String] = [], text: Bool = false,
    transparent: Bool = false, anything: Bool = false
  ) {
    self.categories = categories
    self.names = names
    self.exceptions = exceptions
    self.allowsText = text
    self.isTransparent = transparent
    self.allowsAnything = anything
  }

  /// No content.
  static let nothing = ContentModel()
  /// Text, no elements.
  static let text = ContentModel(text: true)
  /// Anything.
  static let anything = ContentModel(text: true, anything: true)
  /// Flow content and text.
  static let flow = ContentModel(.flow, text: true)
  /// Phrasing content and text.
  static let phrasing = ContentModel(.phrasing, text: true)
  /// What the parent may contain.
  static let transparent = ContentModel(text: true, transparent: true)

  /// These elements, and no text unless said so.
  @inline(never)
  static func elements(_ names: String..., text: Bool = false) -> ContentModel {
    ContentModel(names: names, text: text)
  }
  /// Content of these kinds and these elements, and text unless said otherwise.
  @inline(never)
  static func content(
    _ categories: Categories, and names: [String] = [], except exceptions: [String] = [], text: Bool = true
  ) -> ContentModel {
    ContentModel(categories, names: names, except: exceptions, text: text)
  }
  /// What the parent may contain, and these elements before (`source` in `video`).
  @inline(never)
  static func transparent(and names: String...) -> ContentModel {
    ContentModel(names: names, text: true, transparent: true)
  }
}

/// What an element may not contain at any depth (HTML: “there must be no … descendants”).
struct Exclusion: Sendable {
  /// Kinds of content; `.interactive` means what is interactive in fact: no `a` without `href`, no hidden `input`.
  let categories: Categories
  /// Elements.
  let names: [String]
  /// Whether no element with a `tabindex` attribute may be inside.
  let tabindex: Bool

  @inline(never)
  init(_ categories: Categories = [], _ names: String..., tabindex: Bool = false) {
    self.categories = categories
    self.names = names
    self.tabindex = tabindex
  }
}
