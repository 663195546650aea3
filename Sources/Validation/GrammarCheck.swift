/// Checks that feeds are what their specifications say. One check serves one thread; a grammar is read for the first feed of its
/// kind.
public final class GrammarCheck {
  /// A kind of feeds.
  private struct Kind {
    /// The name of the element that such a document starts with.
    let root: String
    /// What the document holds near its start, if it is of this kind.
    let sign: String
    let schema: [UInt8]
    /// The elements that have neither of two things, in XPath 1.0: a choice of the grammar would hide what else is wrong with them.
    let lacking: String
    /// What is wrong with these.
    let lack: String
    let rule: String
    let name: String
    let hint: String
    /// What elements have to be, by their names: the grammar says only that they are not.
    let elements: [String: String]
  }

  private static let kinds = [
    Kind(
      root: "feed", sign: "http://www.w3.org/2005/Atom", schema: PackageResources.atom_rng,
      lacking: """
        /*/*[local-name() = 'entry'][namespace-uri() = namespace-uri(..)]\
        [not(*[local-name() = 'content'] or *[local-name() = 'link'][not(@rel) or @rel = 'alternate'])]
        """,
      lack: "an entry has neither \"content\" nor a \"link\" with \"rel\" \"alternate\"", rule: "feed/atom",
      name: "Atom", hint: "RFC 4287 says what a feed consists of", elements: atomElements),
    Kind(
      root: "rss", sign: "version", schema: PackageResources.rss_rng,
      lacking: "/rss/channel/item[not(title or description)]",
      lack: "an item has neither \"title\" nor \"description\"", rule: "feed/rss", name: "RSS 2.0",
      hint: "https://www.rssboard.org/rss-specification says what a feed consists of", elements: rssElements),
  ]

  private static let atomText =
    "there is one at most, of the \"type\" text or html, or xhtml with a single <div> in the namespace of XHTML"
  private static let atomDate = "there is one at most, a date such as 2026-01-31T09:30:00Z"
  private static let atomElements = [
    "id": "there is one, an absolute URL that never changes", "title": atomText, "subtitle": atomText,
    "summary": atomText, "rights": atomText, "updated": atomDate, "published": atomDate,
    "author": "it holds one <name>, and may hold <uri> and <email>",
    "contributor": "it holds one <name>, and may hold <uri> and <email>",
    "category": "it has \"term\", and may have \"scheme\" and \"label\"",
    "link": "it has \"href\", and may have \"rel\", \"type\", \"hreflang\", \"title\" and \"length\"",
    "content": """
    there is one at most, of the "type" text, html, xhtml with a single <div> in the namespace of XHTML, or a media type; with \
    "src" it is empty
    """,
  ]

  private static let rssDate = "there is one at most, a date such as Sat, 31 Jan 2026 09:30:00 GMT"
  private static let rssElements = [
    "rss": "its \"version\" is 2.0", "title": "there is one, without elements in it",
    "description": "there is one, without elements in it", "link": "there is one, an absolute URL",
    "pubDate": rssDate, "lastBuildDate": rssDate, "comments": "there is one at most, an absolute URL",
    "docs": "there is one at most, an absolute URL", "url": "there is one, an absolute URL",
    "guid": "there is one at most, an absolute URL, or any text with isPermaLink=\"false\"",
    "enclosure": "it has \"url\", \"length\" in bytes and a \"type\" such as audio/mpeg, and is empty",
    "source": "there is one at most, with \"url\"", "ttl": "there is one at most, a whole number of minutes",
    "image": "it holds <url>, <title> and <link>, and may hold <width>, <height> and <description>",
  ]

  /// How many bytes are looked at to tell what a document is.
  private static let headSize = 2048

  /// What documents of a kind are held against.
  private struct Measure {
    let grammar: Grammar
    let lacking: XPathEvaluator.Expression
  }

  private var measures: [String: Measure] = [:]
  private let evaluator = XPathEvaluator()
  private lazy var builder = PageTreeBuilder(keepsNamespaces: true)

  /// Makes a check.
  public init() {}

  /// What is wrong with a document that is well-formed XML; nothing of one that is no feed. Of several faults it is the one
  /// that says most.
  public func fault(in document: [UInt8]) -> MarkupFault? {
    let root = Self.root(of: document)
    guard let kind = Self.kinds.first(where: { $0.root == root && Self.holds($0.sign, document) }),
      let measure = measure(of: kind), let tree = try? builder.tree(of: document),
      let fault = measure.grammar.fault(in: tree) ?? lack(kind, measure, in: tree)
    else { return nil }
    let start = fault.tagEnd.flatMap { document.prefix($0).lastIndex(of: UInt8(ascii: "<")) }
    return MarkupFault(
      rule: kind.rule, message: "this is no feed of \(kind.name): \(fault.message)",
      hint: fault.element.flatMap { kind.elements[$0] } ?? kind.hint, offset: start ?? 0)
  }

  /// The first element that lacks what the grammar does not ask for.
  private func lack(_ kind: Kind, _ measure: Measure, in tree: PageTree) -> Grammar.Fault? {
    guard case .nodes(let places)? = try? evaluator.value(of: measure.lacking, in: tree),
      let place = places.first
    else { return nil }
    return Grammar.Fault(message: kind.lack, tagEnd: place)
  }

  private func measure(of kind: Kind) -> Measure? {
    if let measure = measures[kind.root] { return measure }
    guard let grammar = Grammar(kind.schema), let lacking = try? evaluator.compile(kind.lacking) else {
      return nil
    }
    let measure = Measure(grammar: grammar, lacking: lacking)
    measures[kind.root] = measure
    return measure
  }

  /// The name of the element that a document starts with.
  private static func root(of document: [UInt8]) -> String {
    var rest = document.prefix(headSize)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      guard let first = rest.first else { break }
      if rest.starts(with: "!--".utf8) {
        guard let end = rest.firstRange(of: "-->".utf8) else { break }
        rest = rest[end.upperBound...]
      } else if first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
        return String(
          decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") },
          as: UTF8.self)
      }
    }
    return ""
  }

  private static func holds(_ sign: String, _ document: [UInt8]) -> Bool {
    document.prefix(headSize).firstRange(of: sign.utf8) != nil
  }
}
