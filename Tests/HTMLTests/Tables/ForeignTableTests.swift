import Testing

@testable import HTML

/// The tables of SVG and MathML.
@Suite struct ForeignTableTests {
  /// The entries of a vocabulary.
  private func definitions(of vocabulary: Namespace) -> [ElementDefinition] {
    vocabulary == .svg ? ElementDefinition.svgDefinitions : ElementDefinition.mathMLDefinitions
  }

  /// The entry of an element, written `svg:rect` or `math:mi`.
  private func definition(_ name: String) throws -> ElementDefinition {
    let local = name.drop { $0 != ":" }.dropFirst()
    return try #require(definitions(of: name.hasPrefix("svg:") ? .svg : .mathML).first { $0.name == local })
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func everyElementIsListedOnce(_ vocabulary: Namespace) {
    let names = definitions(of: vocabulary).map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(names.count > 80)
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func everyChildIsListedOnceAndIsAnElement(_ vocabulary: Namespace) {
    let names = Set(definitions(of: vocabulary).map(\.name))
    for definition in definitions(of: vocabulary) {
      let children = definition.content.names
      #expect(names.isSuperset(of: children), "children of \(definition.name)")
      #expect(Set(children).count == children.count, "children of \(definition.name)")
      #expect(names.isSuperset(of: definition.without.names), "exclusions of \(definition.name)")
    }
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func everyRequiredAttributeIsAllowed(_ vocabulary: Namespace) {
    for definition in definitions(of: vocabulary) {
      #expect(
        Set(definition.attributes.names).isSuperset(of: definition.required), "required of \(definition.name)"
      )
    }
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func everySectionIsAnAddressWithAFragment(_ vocabulary: Namespace) {
    for definition in definitions(of: vocabulary) {
      let parts = definition.specification.split(separator: "#")
      #expect(definition.specification.hasPrefix("https://www.w3.org/TR/"), "\(definition.name)")
      #expect(parts.count == 2, "\(definition.name)")
      #expect(parts[0].hasSuffix(".html") || parts[0].hasSuffix("-1/"), "\(definition.name)")
    }
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func noTwoAttributesDifferInCaseOnly(_ vocabulary: Namespace) {
    for definition in definitions(of: vocabulary) {
      let names = Set(definition.attributes.names).map { $0.lowercased() }
      #expect(Set(names).count == names.count, "attributes of \(definition.name)")
    }
  }

  @Test(arguments: [Namespace.svg, .mathML])
  func everyCapitalLetterIsRestoredByTheParser(_ vocabulary: Namespace) {
    for definition in definitions(of: vocabulary) {
      let lowercase = definition.name.lowercased()
      #expect(ForeignCase.svgElements[lowercase, default: lowercase] == definition.name)
    }
  }

  @Test func everyElementWithRestoredCaseIsListed() {
    let names = Set(ElementDefinition.svgDefinitions.map(\.name))
    #expect(names.isSuperset(of: ForeignCase.svgElements.values))
    for (lowercase, name) in ForeignCase.svgElements {
      #expect(lowercase == name.lowercased() && lowercase != name)
    }
  }

  @Test(arguments: [
    ("svg:svg", "viewBox"), ("svg:use", "xlink:href"), ("svg:a", "target"), ("svg:rect", "rx"),
    ("svg:path", "d"), ("svg:image", "preserveAspectRatio"), ("svg:tspan", "dy"), ("svg:stop", "offset"),
    ("svg:mask", "maskUnits"), ("svg:feBlend", "in2"), ("svg:animate", "repeatCount"),
    ("svg:glyph", "unicode"), ("svg:style", "media"), ("math:math", "display"), ("math:mo", "stretchy"),
    ("math:mfrac", "linethickness"), ("math:munder", "accentunder"), ("math:mtd", "columnspan"),
    ("math:msrow", "position"), ("math:cn", "base"), ("math:plus", "definitionURL"),
    ("svg:symbol", "refX"), ("svg:style", "tabindex"), ("svg:g", "part"), ("svg:mask", "mask-type"),
    ("svg:rect", "font-size"),
    ("svg:a", "download"), ("svg:image", "crossorigin"), ("svg:radialGradient", "fr"), ("svg:symbol", "x"),
    ("svg:textPath", "side"), ("math:mi", "displaystyle"), ("math:mrow", "intent"), ("math:mi", "tabindex"),
    ("math:tendsto", "type"), ("math:annotation-xml", "encoding"), ("math:mi", "xml:lang"),
  ])
  func theElementHasTheAttribute(_ element: String, _ attribute: String) throws {
    #expect(try definition(element).attributes[attribute] != nil)
  }

  @Test(arguments: [
    ("svg:svg", "externalResourcesRequired"), ("svg:image", "fill"), ("svg:rect", "stop-color"),
    ("svg:style", "focusable"), ("svg:feFuncR", "in"), ("svg:animateMotion", "attributeName"),
    ("math:mi", "stretchy"), ("math:bvar", "class"), ("math:apply", "mathcolor"),
  ])
  func theElementDoesNotHaveTheAttribute(_ element: String, _ attribute: String) throws {
    #expect(try definition(element).attributes[attribute] == nil)
  }

  @Test(arguments: [
    ("svg:font", ["horiz-adv-x"]), ("svg:hkern", ["k"]), ("svg:feBlend", ["in2"]), ("svg:rect", []),
    ("svg:feConvolveMatrix", ["kernelMatrix", "order"]), ("svg:set", ["attributeName"]),
    ("svg:color-profile", ["name"]), ("svg:feFuncA", ["type"]), ("math:maction", ["actiontype"]),
    ("math:math", []),
  ])
  func theElementCannotDoWithoutTheAttributes(_ element: String, _ attributes: [String]) throws {
    #expect(try definition(element).required == attributes)
  }

  @Test(arguments: [
    ("svg:g", "rect", true), ("svg:rect", "title", true), ("svg:rect", "g", false),
    ("svg:linearGradient", "stop", true), ("svg:defs", "stop", false), ("svg:use", "use", false),
    ("svg:filter", "feMerge", true), ("svg:feMerge", "feMergeNode", true), ("svg:text", "tspan", true),
    ("svg:clipPath", "g", false), ("svg:animateMotion", "mpath", true), ("svg:font", "glyph", true),
    ("math:math", "mrow", true), ("math:math", "mtr", false), ("math:mtable", "mtr", true),
    ("math:mmultiscripts", "mprescripts", true), ("math:math", "mprescripts", false),
    ("math:apply", "plus", true), ("math:bvar", "ci", true), ("math:semantics", "annotation", true),
    ("math:mi", "mn", false), ("math:cn", "sep", true),
  ])
  func theElementMayContainTheChild(_ element: String, _ child: String, _ allowed: Bool) throws {
    #expect(try definition(element).content.names.contains(child) == allowed)
  }

  @Test(arguments: [
    ("svg:desc", Categories.flow), ("svg:title", .flow), ("svg:foreignObject", .flow),
    ("svg:metadata", .flow), ("math:mtext", .phrasing), ("math:annotation-xml", .flow),
    ("svg:g", Categories()),
    ("math:mi", Categories()),
  ])
  func theElementMayContainElementsOfHTML(_ element: String, _ categories: Categories) throws {
    #expect(try definition(element).content.categories == categories)
  }

  @Test(arguments: [
    ("svg:text", true), ("svg:tspan", true), ("svg:textPath", true), ("svg:a", true), ("svg:style", true),
    ("svg:script", true), ("svg:g", false), ("svg:tref", false), ("math:mi", true), ("math:mtext", true),
    ("math:cn", true), ("math:annotation", true), ("math:mrow", false), ("math:mtd", false),
  ])
  func theElementMayContainText(_ element: String, _ allowed: Bool) throws {
    #expect(try definition(element).content.allowsText == allowed)
  }

  @Test(arguments: ["svg:svg", "math:math"])
  func theRootMayStandInAParagraph(_ root: String) throws {
    #expect(try definition(root).categories.isSuperset(of: [.flow, .phrasing, .embedded]))
  }

  @Test func aLinkMayNotContainALinkAtAnyDepth() throws {
    #expect(try definition("svg:a").without.names == ["a"])
  }

  @Test func childrenThatAreAskedForAreAllowed() throws {
    for (parent, lists) in ForeignChildren.svg {
      let allowed = try definition("svg:" + parent).content.names.map { $0.lowercased() }
      #expect(Set(allowed).isSuperset(of: lists.joined().map { "\($0)" }), "children of \(parent)")
    }
    for (parent, count) in ForeignChildren.mathML {
      #expect(try definition("math:" + parent).content.names.isEmpty == false && count > 0)
    }
  }

  @Test(arguments: [
    ("<svg viewBox></svg>", nil),
    ("<svg VIEWBOX preserveaspectratio=\"a\"></svg>", "preserveAspectRatio=\"a\" on <svg>"),
    ("<svg><rect viewbox=\"0\"></rect></svg>", "<rect> has no attribute viewBox"),
    ("<svg><set to=\"1\"></set></svg>", "<set> lacks attributeName"),
    ("<p viewBox=\"0\">a</p>", "<p> has no attribute viewbox"),
  ])
  func anAttributeIsCalledAsItsSpecificationWritesIt(_ markup: String, _ words: String?) {
    let messages = faults(in: markup).map(\.message)
    #expect(words.map { words in messages.contains { $0.contains(words) } } ?? messages.isEmpty)
  }
}
