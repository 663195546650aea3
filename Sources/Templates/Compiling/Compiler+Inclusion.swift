import Diagnostics

/// Partials, parents and blocks: other pieces of template, put in where they are named.
extension Compiler {
  /// Puts in another template, with some of its blocks overridden where it is a parent.
  mutating func include(
    _ name: Name, indentation: Range<Int>?, overriding blocks: [Block], in environment: Environment,
    margin: Margin
  ) {
    if let key = name.key {
      return choose(key, in: environment) { compiler, choice in
        compiler.include(
          Name(text: choice, offset: key.offset, tag: key.tag), indentation: indentation, overriding: blocks,
          in: environment, margin: margin)
      }
    }
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
    notice(template, in: environment)
    checkNames(of: blocks, against: template, called: name.text, in: environment)
    if let visit = environment.chain.last(where: { $0.template == template }), !isLenient {
      return call(template, named: name, overriding: blocks, since: visit, in: environment)
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
        in: environment.including(
          Environment.Visit(
            template: template, procedure: compiler.procedure, depth: compiler.scope.frames.count),
          overriding: blocks), margin: inner)
    }
  }

  /// Puts in what a value names, which is one of a few texts; each of them is tried.
  private mutating func choose(
    _ key: Name, in environment: Environment, _ body: (inout Compiler, String) -> Void
  ) {
    guard let place = find(key, in: environment) else { return }
    guard case .text(.choice(let choices)) = place.kind else {
      return fail(
        Fault(
          "template/dynamic-name",
          "the template that \"\(key.text)\" names cannot be known, because it may be any text",
          at: key.offset,
          hint: "make it an enum of texts that is CaseIterable in the view model"),
        in: environment)
    }
    let slot = builder.slot(place)
    let origin = Program.Origin(template: environment.template, offset: key.tag)
    _ = builder.mark()
    let before = builder.normaliser
    var end = place.isOptional ? before : nil
    for choice in choices {
      builder.goBack(to: before)
      let start = builder.mark()
      builder.append(.skipUnlessEqual(slot, choice, to: 0), from: origin)
      body(&self, choice)
      builder.aim(start)
      join(Section(name: key, isInverted: false, body: []), with: end, in: environment)
      end = builder.normaliser
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
