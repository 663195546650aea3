public import Entities
public import Markdown
public import Markup
public import Routing

/// How the Markdown of a site is shown: what its settings say of it, and what its directives call.
public struct ProseStyle: Sendable {
  /// Makes of a directive, with its body, what stands on the page from which the ways lead.
  public typealias Expansion = @Sendable (DirectiveCall, HTML, Ways) -> HTML

  /// What became of a block of code on a page, given by its output path; nothing where it stays code.
  public typealias Work = @Sendable (Workpiece, _ page: String?) -> WorkState?

  private let code: RichText.CodeStyle
  let typography: Typography?
  private let dialect: MarkdownDialect
  private let directiveNames: [String]
  private let expand: Expansion?
  private let work: Work?
  private let images: ImageGauge

  /// The style that the settings ask for, in the language of the site; `images` knows how large images are, and `work`
  /// what programs make of code. Without `expand`, directives show their bodies alone; what looks like a call of one of
  /// `directiveNames` is told.
  public init(
    _ settings: MarkdownSettings = MarkdownSettings(), language: String = "en",
    images: ImageGauge = ImageGauge(), work: Work? = nil, directiveNames: [String] = [],
    expand: Expansion? = nil
  ) {
    self.work = work
    self.images = images
    code = settings.highlight ? .highlighted : .plain
    typography = settings.smartPunctuation ? Typography(language: language) : nil
    dialect = MarkdownDialect(settings)
    self.directiveNames = directiveNames
    self.expand = expand
  }

  /// How titles and captions are set.
  public var titles: PlainTextStyle { PlainTextStyle(typography: typography, emoji: dialect.emoji) }

  /// Reads Markdown as the site's settings have it.
  public func read(_ source: MarkdownSource) -> MarkdownDocument {
    MarkdownDocument(source, dialect: dialect)
  }

  /// What is shown of an entry beside its title, as plain text; where its author says nothing, its first paragraph is read.
  public func text(_ summary: EntrySummary) -> String? {
    summary.words
      ?? summary.start.flatMap { MarkdownDocument.excerpt(of: $0, dialect: dialect, typography: typography) }
  }

  /// Markdown with its links resolved, as below; it goes on behind what the page has `before` if it is included there.
  public func text(_ source: MarkdownSource, from ways: Ways, before: Numbering? = nil) -> RichText {
    text(read(source), from: ways, before: before)
  }

  /// A document with its links resolved from the page on which the ways start. Its headings link to themselves, except
  /// where it is quoted away from its page.
  public func text(_ document: MarkdownDocument, from ways: Ways, before: Numbering? = nil) -> RichText {
    RichText(
      document, basePath: ways.basePath, fragmentBase: ways.fragmentBase, code: code,
      typography: typography, linksHeadings: ways.fragmentBase.isEmpty, balancesMarkup: true, before: before,
      directiveNames: directiveNames,
      make: work.map { work in { ways.isAbsolute ? nil : work($0, ways.page) } },
      expand: expand.map { expand in { expand($0, $1, ways) } }
    ) { reference in
      switch ways.resolve(reference.destination, from: document.path) {
      case .success(let link) where reference.isInline:
        images.drawing(at: reference.destination, in: document.path, shownAt: link, from: ways)
      case .success(let link):
        reference.isImage
          ? images.resolution(of: reference.destination, in: document.path, shownAt: link, from: ways)
          : .href(link.href)
      case .failure(let fault): .fault(rule: fault.rule, message: fault.message, hint: fault.hint)
      }
    }
  }

  /// A picture that the file `source` names for a page; nothing for one that is not there.
  public func picture(_ file: String, alt: String, namedIn source: String, from ways: Ways) -> Picture? {
    guard let link = try? ways.resolve(file, from: source).get() else { return nil }
    let reading = images.reading(of: file, in: source, from: ways)
    return Picture(link: link, alt: alt, size: reading?.size, choice: reading?.choice)
  }
}
