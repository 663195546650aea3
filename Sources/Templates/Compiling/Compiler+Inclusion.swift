import Diagnostics

/// Partials, parents and blocks: other pieces of template, put in where they are named.
extension Compiler {
  /// Puts in another template, with some of its blocks overridden where it is a parent.
  mutating func include(
    _ name: Name, indentation: Range<Int>?, overriding blocks: [Block], in environment: Environment,
    margin: Margin
  ) {
    guard let template = catalogue.number(of: name.text) else {
      if !isLenient {
        let hint = NearMiss.question(name.text, among: catalogue.names)
        fail(
          Fault(
            "template/unknown-template", "there is no template \"\(name.text)\"", at: name.offset, hint: hint),
          in: environment)
      }
      return
    }
    checkNames(of: blocks, against: template, called: name.text, in: environment)
    if let start = environment.chain.firstIndex(of: template), !isLenient {
      let cycle = (environment.chain[start...] + [template]).map { catalogue.templates[$0].source.name }
      fail(
        Fault(
          "template/recursion",
          "\"\(name.text)\" includes itself without end: \(cycle.joined(separator: " → "))",
          at: name.offset),
        in: environment)
      return
    }
    guard mayInclude(at: name, in: environment) else { return }
    var inner = Margin(indent: margin.indent, exempt: nil)
    if let indentation {
      inner.indent = margin.indenting(bytes(of: environment)[indentation])
    } else {
      inner.exempt = catalogue.templates[template].start
    }
    descend(at: name, in: environment) { compiler in
      compiler.compile(
        compiler.catalogue.templates[template].nodes,
        in: environment.including(template, overriding: blocks), margin: inner)
    }
  }

  /// Puts in what overrides the block, or what stands in it.
  mutating func compile(_ block: Block, in environment: Environment, margin: Margin) {
    guard let override = environment.overrides[block.name.text] else {
      descend(at: block.name, in: environment) { compiler in
        compiler.compile(block.body, in: environment, margin: margin)
      }
      return
    }
    guard mayInclude(at: block.name, in: environment) else { return }
    let inner = self.margin(of: override.block, insteadOf: block, in: environment, margin: margin)
    descend(at: block.name, in: environment) { compiler in
      compiler.compile(override.block.body, in: override.environment, margin: inner)
    }
  }

  /// An override gives up its own indentation for that of the block.
  private func margin(
    of override: Block, insteadOf block: Block, in environment: Environment, margin: Margin
  ) -> Margin {
    let ownIndentation = if case .allLines = override.reindentation { override.indentation.count } else { 0 }
    let indent = margin.indenting(bytes(of: environment)[block.indentation])
    return switch block.reindentation {
    case .none: Margin(indent: margin.indent, exempt: override.start)
    case .furtherLines: Margin(dedent: ownIndentation, indent: indent, exempt: override.start)
    case .allLines: Margin(dedent: ownIndentation, indent: indent)
    }
  }

  private mutating func checkNames(
    of blocks: [Block], against template: Int, called parent: String, in environment: Environment
  ) {
    guard !blocks.isEmpty, !isLenient, let declared = catalogue.blocks(of: template) else { return }
    for block in blocks where !declared.contains(block.name.text) {
      let hint =
        NearMiss.question(block.name.text, among: declared)
        ?? (declared.isEmpty ? nil : "its blocks are \(declared.sorted().joined(separator: ", "))")
      fail(
        Fault(
          "template/unknown-block", "\"\(parent)\" has no block \"\(block.name.text)\"",
          at: block.name.offset,
          hint: hint),
        in: environment)
    }
  }

  private func bytes(of environment: Environment) -> [UInt8] {
    catalogue.templates[environment.template].source.bytes
  }
}
