/// A piece of a template.
enum Node: Sendable {
  /// Static text: a range of the template's bytes. An empty one marks a line that starts with a tag.
  case text(Range<Int>)
  /// `{{name}}`, or raw: `{{{name}}}` and `{{&name}}`.
  case variable(Name, isRaw: Bool)
  case section(Section)
  /// `{{>name}}`, with the white space before it where it has a line to itself.
  case partial(Name, indentation: Range<Int>?)
  case parent(Parent)
  case block(Block)
}

/// A name in a tag, and where it stands.
struct Name: Sendable {
  let text: String
  let offset: Int
  /// Where its tag starts.
  let tag: Int

  /// Of the name of a template that comes from a value, as in `{{>*name}}`, the name of the value.
  var key: Name? {
    text.hasPrefix("*") ? Name(text: String(text.dropFirst()), offset: offset + 1, tag: tag) : nil
  }

  /// Whether it names a file beside the templates, as in `{{@assets/site.css}}`.
  var namesAsset: Bool { text.hasPrefix("@") }

  /// Whether it names what is said in the language of the page, as in `{{@words/older}}`.
  var namesWord: Bool { text.hasPrefix("@words/") }

  /// The keys of a dotted name; none for `.`, the value at hand.
  var keys: [String] {
    text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

/// `{{#name}}…{{/name}}`, or inverted: `{{^name}}…{{/name}}`.
struct Section: Sendable {
  let name: Name
  let isInverted: Bool
  let body: [Node]

  /// Whether exactly one of the two is printed.
  func isAlternative(to other: Section) -> Bool {
    name.text == other.name.text && isInverted != other.isInverted
  }
}

/// `{{<name}}…{{/name}}`: another template, with some of its blocks overridden.
struct Parent: Sendable {
  let name: Name
  /// The white space before it where it has its lines to itself.
  let indentation: Range<Int>?
  let overrides: [Block]
}

/// `{{$name}}…{{/name}}`: in a parent tag what is to stand in the parent's block, elsewhere a block that
/// can be overridden, with what stands there if it is not.
struct Block: Sendable {
  /// Which lines of an override are indented like the block it stands in for.
  enum Reindentation {
    /// None: the block starts in the middle of a line.
    case none
    /// All but the first, which starts behind white space of the block's line.
    case furtherLines
    case allLines
  }

  let name: Name
  let body: [Node]
  /// Where the body starts in the template's bytes.
  let start: Int
  let reindentation: Reindentation
  /// The white space before the block; where its body starts on a line of its own, that of the body.
  let indentation: Range<Int>
}

/// A template's text with its tree.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  /// Where its text starts: behind a byte order mark.
  let start: Int
  let nodes: [Node]
  /// What is wrong with its syntax; with an error in it the tree is empty.
  let faults: [Fault]
  /// The names of all its blocks.
  let blocks: Set<String>
  /// The names of all templates it includes; with a `*`, those that a value names.
  let included: Set<String>

  init(source: TemplateSource, start: Int = 0, nodes: [Node], faults: [Fault]) {
    self.source = source
    self.start = start
    self.nodes = nodes
    self.faults = faults
    var names = (blocks: Set<String>(), included: Set<String>())
    Self.collect(nodes, &names)
    blocks = names.blocks
    included = names.included
  }

  var isBroken: Bool { faults.contains(where: \.isError) }

  private static func collect(
    _ nodes: [Node], _ names: inout (blocks: Set<String>, included: Set<String>)
  ) {
    for node in nodes {
      switch node {
      case .text, .variable: break
      case .section(let section): collect(section.body, &names)
      case .partial(let name, _): names.included.insert(name.text)
      case .parent(let parent):
        names.included.insert(parent.name.text)
        collect(parent.overrides.map(Node.block), &names)
      case .block(let block):
        names.blocks.insert(block.name.text)
        collect(block.body, &names)
      }
    }
  }
}
