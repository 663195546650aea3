import Markup

/// Variables and sections: what they say has to fit what the view model holds.
extension Compiler {
  mutating func write(_ name: Name, isRaw: Bool, in environment: Environment) {
    guard let place = find(name, in: environment) else { return }
    let text = name.text
    let fault: Fault? =
      switch place.kind {
      case .text, .boolean:
        isRaw && !isLenient
          ? Fault(
            "template/not-markup", "\"\(text)\" is not markup, so it has to be escaped", at: name.offset,
            hint: "write {{\(text)}}") : nil
      case .markup:
        isRaw
          ? nil
          : Fault(
            "template/markup-escaped", "\"\(text)\" is markup and would be shown as its source",
            at: name.offset,
            hint: "write {{{\(text)}}}")
      case .list:
        Fault(
          "template/list-as-text", "\"\(text)\" is a list and cannot be printed", at: name.offset,
          hint: "write {{#\(text)}}…{{/\(text)}}")
      case .object:
        Fault(
          "template/object-as-text", "\"\(text)\" has keys of its own and cannot be printed", at: name.offset,
          hint: objectHint(place))
      case .map: dictionary(name)
      case .unknown: nil
      }
    if let fault {
      if !isLenient { fail(fault, in: environment) }
      return
    }
    let escaping = escaping(of: name, as: place.kind, isMarkup: isRaw, in: environment)
    let slot = builder.slot(place)
    let origin = Program.Origin(template: environment.template, offset: name.tag)
    builder.append(
      slot: isRaw ? .markup(slot) : .text(slot, escaping), isResolvedURL: place.kind.isLink, from: origin)
    lastSlot = (name, environment)
  }

  /// Compiles a section, which is printed instead of `other` if there is one.
  mutating func compile(
    _ section: Section, insteadOf other: Branch?, in environment: Environment, margin: Margin
  ) -> Branch {
    if let other { builder.goBack(to: other.start) }
    guard let place = find(section.name, in: environment) else {
      if !isLenient {
        compileBody(of: section, bringing: Schema.unknown, of: nil, in: environment, margin: margin)
      } else if section.isInverted {
        compileBody(of: section, bringing: nil, of: nil, in: environment, margin: margin)
      }
      return Branch(section: section, start: builder.normaliser, end: builder.normaliser)
    }
    if let fault = fault(of: section, over: place), !isLenient { fail(fault, in: environment) }
    let slot = builder.slot(place)
    let origin = Program.Origin(template: environment.template, offset: section.name.tag)
    let start = builder.mark()
    let before = builder.normaliser
    switch place.kind {
    case _ where section.isInverted:
      builder.append(.skipIf(slot, to: 0), from: origin)
      compileBody(of: section, bringing: nil, of: place, in: environment, margin: margin)
    case .boolean:
      builder.append(.skipUnless(slot, to: 0), from: origin)
      compileBody(of: section, bringing: nil, of: place, in: environment, margin: margin)
    case .list(let element):
      builder.append(.loop(slot, orTo: 0), from: origin)
      compileBody(of: section, bringing: element, of: place, in: environment, margin: margin)
      builder.append(.next(start + 1), from: origin)
    case .text, .markup, .object, .map, .unknown:
      builder.append(.enter(slot, orTo: 0), from: origin)
      let inside = if case .map = place.kind { Schema.unknown } else { place.id }
      compileBody(of: section, bringing: inside, of: place, in: environment, margin: margin)
      builder.append(.leave, from: origin)
    }
    builder.aim(start)
    let end = builder.normaliser
    join(section, with: other?.end ?? before, in: environment)
    return Branch(section: section, start: before, end: end)
  }

  private mutating func compileBody(
    of section: Section, bringing inside: Schema.ID?, of place: Scope.Place?, in environment: Environment,
    margin: Margin
  ) {
    if let inside { scope.push(inside, of: place) }
    descend(at: section.name, in: environment) { compiler in
      compiler.compile(section.body, in: environment, margin: margin)
    }
    if inside != nil { scope.pop() }
  }

  /// A section is printed or not; over a value that is always there it does not ask anything.
  private func fault(of section: Section, over place: Scope.Place) -> Fault? {
    let name = section.name
    return switch place.kind {
    case .map: dictionary(name)
    case .text where !place.isOptional, .markup where !place.isOptional:
      Fault(
        "template/section-over-text", "\"\(name.text)\" is always there, so a section cannot ask for it",
        at: name.offset,
        hint: section.isInverted
          ? "leave the section out"
          : "write \(isMarkup(place) ? "{{{\(name.text)}}}" : "{{\(name.text)}}") without a section")
    default: nil
    }
  }

  private func isMarkup(_ place: Scope.Place) -> Bool {
    if case .markup = place.kind { true } else { false }
  }

  private func dictionary(_ name: Name) -> Fault {
    Fault(
      "template/dictionary", "\"\(name.text)\" is a dictionary, whose keys a template cannot know",
      at: name.offset,
      hint: "make it a list in the view model")
  }

  private func objectHint(_ place: Scope.Place) -> String? {
    guard case .object(let fields) = place.kind, !fields.isEmpty else { return nil }
    return "its keys are \(fields.map(\.key).joined(separator: ", "))"
  }

  mutating func find(_ name: Name, in environment: Environment) -> Scope.Place? {
    switch scope.find(name) {
    case .success(let place):
      usedFields.formUnion(place.fields)
      return place
    case .failure(let miss):
      if !isLenient { fail(miss.fault(at: name.offset), in: environment) }
      return nil
    }
  }
}
