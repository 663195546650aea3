public import Diagnostics
public import Markup

/// A directive as it stands in a document: what a module is asked from Markdown.
public struct DirectiveCall: Sendable {
  /// The directive in whose body another stands.
  public struct Parent: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its place among the directives of the page.
    public let number: Int
  }

  private let document: MarkdownDocument
  private let directive: Directive
  private let lines: LineIndex
  /// The events in its body.
  private let body: Range<Int>
  private let place: Int
  /// What the page has before the document, and what was included in the document before the call.
  private let before: Numbering
  private let included: Numbering

  init(
    _ number: Int, in document: MarkdownDocument, _ lines: LineIndex, body: Range<Int>,
    before: Numbering = Numbering(), included: Numbering = Numbering()
  ) {
    place = number
    self.body = body
    self.before = before
    self.included = included
    self.lines = lines
    self.document = document
    directive = document.directives[number]
  }

  /// Its place among the directives of the page.
  public var number: Int { before.directives + place }
  /// What the page has already that may be there once, for a text that is included here.
  public var numbering: Numbering {
    var numbering = before
    numbering.append(document.numbering)
    numbering.append(included)
    return numbering
  }
  /// Its name, without the `@`.
  public var name: String { directive.name }
  /// Its arguments in order.
  public var arguments: [DirectiveArgument] { directive.arguments }
  /// Whether it has a body in braces.
  public var hasBody: Bool { directive.hasBody }
  /// Whether nothing stands behind its name: it may be the name of somebody.
  public var isBare: Bool { directive.isBare }
  /// How many directives of the same name stand before it in the same body.
  public var position: Int { directive.position }
  /// The directive in whose body it stands.
  public var parent: Parent? {
    directive.parent.map { Parent(name: document.directives[$0].name, number: before.directives + $0) }
  }

  /// The path of the file in which it stands.
  public var path: String { document.path }

  /// Where it stands.
  public var location: SourceLocation { document.location(of: directive.offset, lines) }

  /// Where something stands in its body that is no directive of a name, and no comment.
  public func location(beside name: String) -> SourceLocation? {
    var depth = 0
    for event in document.events[body] {
      switch event {
      case .begin(.directive, let number):
        let directive = document.directives[Int(number)]
        if depth == 0, directive.name != name { return document.location(of: directive.offset, lines) }
        depth += 1
      case .end(.directive): depth -= 1
      case _ where depth > 0: break
      case .begin(.image, let target): return location(ofByte: Int(document.targets[Int(target)].offset))
      case .markup(let slice) where document.bytes[slice.range].starts(with: "<!--".utf8): break
      case .text(let slice), .code(let slice), .markup(let slice), .reference(let slice):
        if !slice.isEmpty { return location(ofByte: Int(slice.start)) }
      default: break
      }
    }
    return nil
  }

  /// The place of a byte of the text that was read.
  private func location(ofByte offset: Int) -> SourceLocation {
    document.location(of: document.origin(of: offset), lines)
  }

  /// Where an argument stands.
  public func location(of argument: DirectiveArgument) -> SourceLocation {
    document.location(of: argument.offset, lines)
  }

  /// Where the value of an argument stands.
  public func location(ofValue argument: DirectiveArgument) -> SourceLocation {
    document.location(of: argument.valueOffset, lines)
  }
}

extension MarkdownDocument {
  /// What it has that may be there once on a page.
  var numbering: Numbering {
    Numbering(ids: headings.map(\.id), footnotes: footnoteUses.count, directives: directives.count)
  }

  /// The events in the bodies of directives, by the directives' numbers; nothing for one that is not shown.
  var directiveBodies: [Int: Range<Int>] {
    var bodies: [Int: Range<Int>] = [:]
    var open: [(number: Int, start: Int)] = []
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(.directive, let number): open.append((Int(number), index + 1))
      case .end(.directive):
        if let last = open.popLast() { bodies[last.number] = last.start..<index }
      default: break
      }
    }
    return bodies
  }

  /// How often each footnote is referred to, in the order of their numbers.
  static func uses(of references: [FootnoteReference]) -> [Int] {
    var uses: [Int] = []
    for reference in references {
      while uses.count < reference.number { uses.append(0) }
      uses[reference.number - 1] += 1
    }
    return uses
  }
}
