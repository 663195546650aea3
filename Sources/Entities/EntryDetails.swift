/// What the front matter of a page or an article may say beside its title, date and text.
public struct EntryDetails: Hashable, Sendable {
  /// When it was last changed in a way that readers care about.
  public var updated: DateStamp?
  /// Who wrote it, where it is not the site's author.
  public var authors: [String] = []
  /// The picture that stands for it.
  public var image: PageImage?
  /// The series it is a part of.
  public var series: SeriesPart?
  /// The template of its page, where it is not that of its kind.
  public var template: TemplateName?
  /// The path of its page from the root of the site, decoded, such as `/about/us/`, where it does not follow from its file.
  public var path: String?
  /// What an author keeps in `extra`, in the order of the file.
  public var extra: [ExtraValue] = []
  /// What `extra` holds of the fields of its collection, in their order.
  public var fields: [FieldEntry] = []

  /// Says nothing.
  public init() {}

  /// Whether nothing is said.
  var isEmpty: Bool {
    updated == nil && authors.isEmpty && image == nil && series == nil && template == nil && path == nil
      && extra.isEmpty && fields.isEmpty
  }
}

/// A picture that stands for a page.
public struct PageImage: Hashable, Sendable {
  /// Its file, as the author wrote it: beside the page's, below `Content/`, or a URL.
  public let file: String
  /// What it shows, for those who do not see it; empty where it only decorates.
  public let alt: String
  /// The place that names it.
  public let source: ContentSource

  /// Names a picture.
  public init(file: String, alt: String = "", source: ContentSource) {
    self.file = file
    self.alt = alt
    self.source = source
  }
}

/// A place in a series of articles.
public struct SeriesPart: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// Which part it is, where that does not follow from its date.
  public let part: Int?
  /// The place that says so.
  public let source: ContentSource

  /// Names a part of a series.
  public init(name: String, part: Int? = nil, source: ContentSource) {
    self.name = name
    self.part = part
    self.source = source
  }
}

/// A template that content names.
public struct TemplateName: Hashable, Sendable {
  /// Its name: the path below `Templates/`, without extension.
  public let name: String
  /// The place that names it.
  public let source: ContentSource

  /// Names a template.
  public init(_ name: String, source: ContentSource) {
    self.name = name
    self.source = source
  }
}

/// A value of an author's own.
public struct ExtraValue: Hashable, Sendable {
  /// Its keys with points between them, such as `map.zoom`; values of a list have the same name.
  public let name: String
  /// The value as it is written.
  public let value: String

  /// Names a value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
