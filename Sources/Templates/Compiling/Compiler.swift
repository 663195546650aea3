import Markup

/// Makes a program of a template and everything it includes, and checks every tag on the way.
struct Compiler {
  /// How deep sections and included templates may stand inside each other.
  static let depthLimit = 200
  /// How many templates and blocks are put into one.
  private static let inclusionLimit = 100_000
  /// How many places where templates are put in are remembered.
  private static let sightLimit = 10_000
  /// How many bytes of static text one template may come to.
  private static let sizeLimit = 64 << 20

  let catalogue: Catalogue
  let assets: any AssetNames
  /// What templates say by name.
  let words: [String: String]
  /// Whether what does not exist is nothing, as in other engines: for the tests of the specification.
  let isLenient: Bool
  var scope: Scope
  var builder: ProgramBuilder
  private(set) var faults: [Int: [Fault]] = [:]
  /// The fields that a tag names.
  var usedFields: Set<Scope.FieldID> = []
  /// The templates that are put in.
  var included: Set<Int> = []
  /// For each template the values in sight in each place where it is put in, and the templates that put it in.
  private(set) var sights: [(template: Int, frames: [Schema.ID])] = []
  private(set) var includers: [Int: Set<Int>] = [:]
  /// The procedures that are called, and the number of the one under way: 0 is the template itself.
  var procedures: [Procedure] = []
  var procedure = 0
  /// The last value that was written, and where.
  var lastSlot: (name: Name, environment: Environment)?
  private var depth = 0
  private var inclusions = 0
  private var isTooLarge = false

  /// Prepares to compile; a lenient compiler leaves static text as it is.
  init(
    _ catalogue: Catalogue, schema: Schema, normaliser: PolyglotNormaliser, assets: any AssetNames,
    words: [String: String], isLenient: Bool
  ) {
    self.catalogue = catalogue
    self.assets = assets
    self.words = words
    self.isLenient = isLenient
    builder = ProgramBuilder(normaliser: isLenient ? nil : normaliser)
    scope = Scope(schema)
  }

  /// Compiles a template of the catalogue.
  mutating func compile(_ template: Int) -> Program {
    notice(template, in: nil)
    let visit = Environment.Visit(template: template, procedure: 0, depth: scope.frames.count)
    compile(catalogue.templates[template].nodes, in: Environment(visit), margin: Margin())
    compileProcedures()
    builder.finish()
    return builder.program
  }

  /// Takes note that a template is put in here.
  mutating func notice(_ template: Int, in environment: Environment?) {
    included.insert(template)
    guard sights.count < Self.sightLimit else { return }
    sights.append((template, scope.frames))
    if let environment { includers[template, default: []].insert(environment.template) }
  }

  /// Tells what is wrong with the template of an environment, up to a limit that nobody reads on to.
  mutating func fail(_ fault: @autoclosure () -> Fault, in environment: Environment) {
    guard faults[environment.template, default: []].count < Parser.faultLimit else { return }
    faults[environment.template, default: []].append(fault())
  }

  /// Compiles one level deeper, or tells that it is one too many.
  mutating func descend(at name: Name, in environment: Environment, _ body: (inout Compiler) -> Void) {
    guard depth < Self.depthLimit else {
      if isLenient { return }
      fail(
        Fault(
          "template/syntax", "tags stand more than \(Self.depthLimit) deep inside each other", at: name.offset
        ),
        in: environment)
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Counts what is put into the template; past the limit nothing is put into it any more.
  mutating func mayInclude(at name: Name, in environment: Environment) -> Bool {
    inclusions += 1
    guard !isTooLarge,
      inclusions > Self.inclusionLimit || builder.program.statics.count > Self.sizeLimit
    else { return !isTooLarge }
    isTooLarge = true
    fail(
      Fault(
        "template/too-large", "with all it includes the template gets too large", at: name.offset,
        hint: "include less than \(Self.inclusionLimit) templates and \(Self.sizeLimit >> 20) MB"),
      in: environment)
    return false
  }

  mutating func compile(_ nodes: [Node], in environment: Environment, margin: Margin) {
    var previous: Branch?
    for node in nodes {
      let alternative = previous
      previous = nil
      switch node {
      case .text(let range): write(range, in: environment, margin: margin)
      case .variable(let name, _) where name.namesAsset && !isLenient:
        if name.namesWord {
          write(wordNamedBy: name, in: environment)
        } else {
          write(assetNamedBy: name, in: environment)
        }
      case .variable(let name, let isRaw): write(name, isRaw: isRaw, in: environment)
      case .section(let section):
        let other = alternative.flatMap { section.isAlternative(to: $0.section) ? $0 : nil }
        previous = compile(section, insteadOf: other, in: environment, margin: margin)
      case .partial(let name, let indentation):
        include(name, indentation: indentation, overriding: [], in: environment, margin: margin)
      case .parent(let parent):
        include(
          parent.name, indentation: parent.indentation, overriding: parent.overrides, in: environment,
          margin: margin)
      case .block(let block): compile(block, in: environment, margin: margin)
      }
    }
  }
}

extension Compiler {
  /// Writes static text, each of its lines moved as the margin says.
  private mutating func write(_ range: Range<Int>, in environment: Environment, margin: Margin) {
    let template = catalogue.templates[environment.template]
    let bytes = template.source.bytes
    guard margin.dedent > 0 || !margin.indent.isEmpty else {
      builder.write(bytes[range], of: environment.template)
      return checkScheme()
    }
    var start = range.lowerBound
    repeat {
      let origin = Program.Origin(template: environment.template, offset: start)
      if start == template.start || bytes[start - 1] == UInt8(ascii: "\n") {
        let isExempt = start == margin.exempt
        var blanks = 0
        while blanks < margin.dedent, start < range.upperBound, bytes[start].isBlank {
          start += 1
          blanks += 1
        }
        let isEmpty = start < range.upperBound && (bytes[start] == 0x0A || bytes[start] == 0x0D)
        if !isEmpty, !isExempt { builder.write(margin.indent, standingAt: origin) }
      }
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound - 1
      builder.write(bytes[start..<max(start, end + 1)], of: environment.template)
      start = end + 1
    } while start < range.upperBound
    checkScheme()
  }
}
