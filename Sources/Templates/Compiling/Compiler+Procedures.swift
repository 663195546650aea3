import Markup

/// A template that includes itself, compiled once to be called again and again.
struct Procedure {
  /// What the template and its blocks mean in it.
  let environment: Environment
  /// The values in sight where it starts.
  let frames: [Schema.ID]
  /// The markup around it.
  let state: PolyglotNormaliser?
  /// Who calls it first.
  let caller: (name: Name, environment: Environment)
}

/// Templates that include themselves: allowed where the value at hand gets smaller, so that it has to end.
extension Compiler {
  /// Calls a template that includes itself, or tells that it would do so without end.
  mutating func call(
    _ template: Int, named name: Name, overriding blocks: [Block], since visit: Environment.Visit,
    in environment: Environment
  ) {
    guard visit.procedure == procedure, scope.hasShrunk(since: visit.depth) else {
      let start = environment.chain.lastIndex { $0.template == template } ?? 0
      let cycle = (environment.chain[start...].map(\.template) + [template]).map {
        catalogue.templates[$0].source.name
      }
      return fail(
        Fault(
          "template/recursion",
          "\"\(name.text)\" includes itself without end: \(cycle.joined(separator: " → "))", at: name.offset,
          hint: "include it in a section over a part of the value that it shows"),
        in: environment)
    }
    // What is held back of the text before belongs to the caller.
    _ = builder.mark()
    let kept = scope.distinct
    let number = number(
      of: Procedure(
        environment: environment.calling(
          Environment.Visit(template: template, procedure: procedures.count + 1, depth: kept.count),
          overriding: blocks),
        frames: kept.map { scope.frames[$0] }, state: builder.normaliser, caller: (name, environment)))
    builder.append(
      callOf: number, frames: kept, from: Program.Origin(template: environment.template, offset: name.tag))
  }

  private mutating func number(of wanted: Procedure) -> Int {
    let known = procedures.firstIndex {
      $0.environment.template == wanted.environment.template && $0.frames == wanted.frames
        && $0.state == wanted.state && $0.environment.hasOverrides(of: wanted.environment)
    }
    if let known { return known }
    procedures.append(wanted)
    return procedures.count - 1
  }

  /// Compiles all that is called, behind the template that calls it.
  mutating func compileProcedures() {
    var next = 0
    while next < procedures.count {
      let procedure = procedures[next]
      let template = procedure.environment.template
      let origin = Program.Origin(template: template, offset: 0)
      builder.beginProcedure(in: procedure.state, from: origin)
      next += 1
      self.procedure = next
      scope = Scope(scope.schema, frames: procedure.frames)
      compile(catalogue.templates[template].nodes, in: procedure.environment, margin: Margin())
      checkEnd(of: procedure)
      if next == procedures.count { builder.endProcedure(from: origin) }
    }
  }

  private mutating func checkEnd(of procedure: Procedure) {
    _ = builder.mark()
    guard let start = procedure.state, let end = builder.normaliser,
      start.joined(with: end)?.place != start.place
    else { return }
    let name = procedure.caller.name
    fail(
      Fault(
        "template/unbalanced-branch",
        "template \"\(name.text)\" does not end where it starts: \(Self.words(end.place)), "
          + "not \(Self.words(start.place))",
        at: name.offset, hint: "close inside the template what is opened inside it, and nothing else"),
      in: procedure.caller.environment)
  }
}
