/// What surrounds a piece of template where it was written: decides what its blocks and templates mean.
final class Environment: Sendable {
  /// The template it is written in.
  let template: Int
  /// The templates that include each other, down to this one.
  let chain: [Visit]
  /// What stands in for blocks.
  let overrides: [String: Override]

  /// A template on the way to this one.
  struct Visit: Sendable {
    let template: Int
    /// The procedure it is a part of.
    let procedure: Int
    /// How many values are in sight where it starts.
    let depth: Int
  }

  init(_ visit: Visit, chain: [Visit] = [], overrides: [String: Override] = [:]) {
    template = visit.template
    self.chain = chain + [visit]
    self.overrides = overrides
  }

  /// The environment of a template that is included from this one; what overrides a block here overrides it
  /// there too, and goes before what the inclusion itself overrides.
  func including(_ visit: Visit, overriding blocks: [Block] = []) -> Environment {
    var merged = overrides
    for block in blocks where merged[block.name.text] == nil {
      merged[block.name.text] = Override(block: block, environment: self)
    }
    return Environment(visit, chain: chain, overrides: merged)
  }

  /// The same for a template that is compiled apart from what includes it.
  func calling(_ visit: Visit, overriding blocks: [Block]) -> Environment {
    Environment(visit, overrides: including(visit, overriding: blocks).overrides)
  }

  /// Whether blocks mean the same.
  func hasOverrides(of other: Environment) -> Bool {
    overrides.count == other.overrides.count
      && overrides.allSatisfy { name, override in
        other.overrides[name].map {
          $0.environment === override.environment && $0.block.start == override.block.start
        } ?? false
      }
  }
}

/// What stands in for a block, and where it was written.
struct Override: Sendable {
  let block: Block
  let environment: Environment
}

/// How the lines of a piece of template are moved to fit the place where they are put.
struct Margin {
  /// How much white space is taken off each line.
  var dedent = 0
  /// What is put before each line.
  var indent: [UInt8] = []
  /// The start of a line that is not indented: it goes on behind what stands there.
  var exempt: Int?

  /// What is put before lines that `blank` was before, here.
  func indenting(_ blank: ArraySlice<UInt8>) -> [UInt8] {
    indent + blank.dropFirst(dedent)
  }
}
