import Foundation
import Testing

@testable import HTML

@Suite struct HTMLTableTests {
  private static let definitions = ElementDefinition.htmlDefinitions
  private static let notInTheTable: [HTML.Tag] = [.unknown, .custom, .svg, .math]

  @Test func everyTagHasOneEntry() {
    let names = Self.definitions.map(\.name).sorted()
    let tags = HTML.Tag.allCases.filter { !Self.notInTheTable.contains($0) }.map(\.name).sorted()
    #expect(names == tags)
  }

  @Test func everyElementThatIsSpokenOfExists() {
    let known = Set(Self.definitions.map(\.name))
    for definition in Self.definitions {
      let spoken = definition.content.names + definition.content.exceptions + definition.without.names
      #expect(known.isSuperset(of: spoken), "\(definition.name)")
    }
  }

  @Test func everyAttributeIsOneThatAttributeNameKnows() {
    let known = Set(AttributeName.allCases.map(\.name))
    for definition in Self.definitions {
      let spoken =
        definition.attributes.names + definition.removedAttributes.names + definition.obsoleteAttributes.names
        + definition.discouragedAttributes.names
      #expect(known.isSuperset(of: spoken), "\(definition.name)")
    }
    let global = ElementDefinition.globalAttributes.names.filter { $0 != "lang" }
    #expect(known.isSuperset(of: global))
    #expect(known.isSuperset(of: ElementDefinition.eventHandlerAttributes))
    #expect(known.isSuperset(of: ElementDefinition.windowEventHandlerAttributes))
    #expect(known.isSuperset(of: ElementDefinition.removedGlobalAttributes.names))
  }

  @Test func everyRequiredAttributeIsListed() {
    for definition in Self.definitions {
      for name in definition.required {
        #expect((definition.attributes[name] ?? ElementDefinition.globalAttributes[name]) != nil, "\(name)")
      }
    }
  }

  @Test func noAttributeIsBothInUseAndObsolete() {
    for definition in Self.definitions {
      #expect(
        Set(definition.attributes.names).isDisjoint(with: definition.obsoleteAttributes.names),
        "\(definition.name)")
    }
    let global = Set(ElementDefinition.globalAttributes.names)
    #expect(global.isDisjoint(with: ElementDefinition.eventHandlerAttributes))
    #expect(global.isDisjoint(with: ElementDefinition.removedGlobalAttributes.names))
  }

  @Test func noAttributeIsListedTwiceAsGlobalAndNot() {
    for definition in Self.definitions {
      #expect(
        Set(definition.attributes.names).isDisjoint(with: ElementDefinition.globalAttributes.names),
        "\(definition.name)")
    }
  }

  @Test func everyEntryNamesItsSection() throws {
    for definition in Self.definitions {
      let url = try #require(URL(string: definition.specification))
      #expect(url.scheme == "https")
      #expect(url.host() == "html.spec.whatwg.org")
      #expect(url.fragment()?.isEmpty == false)
    }
  }

  @Test func keywordsAreInLowerCaseAndOnceEach() {
    for entry in Self.definitions.flatMap(\.attributes.entries)
      + ElementDefinition.globalAttributes.entries
    {
      guard case .keyword(let words) = entry.fact else { continue }
      let texts = words.map(\.description)
      #expect(texts == texts.map { $0.lowercased() }, "\(entry.name)")
      #expect(Set(texts).count == texts.count, "\(entry.name)")
    }
  }
}

/// What HTML says about some elements, checked by hand.
@Suite struct HTMLFactTests {
  private func definition(_ name: String) throws -> ElementDefinition {
    try #require(ElementDefinition.htmlDefinitions.first { $0.name == name })
  }

  /// Whether an element may be a child of another by the table alone.
  private func may(_ parent: String, contain child: String) throws -> Bool {
    let content = try definition(parent).content
    let categories = try definition(child).categories
    if content.allowsAnything || content.names.contains(child) { return true }
    return !content.exceptions.contains(child) && !content.categories.isDisjoint(with: categories)
  }

  @Test func listsContainItemsScriptsAndTemplates() throws {
    #expect(try may("ul", contain: "li"))
    #expect(try may("ul", contain: "script"))
    #expect(try may("ol", contain: "template"))
    #expect(try !may("ul", contain: "div"))
    #expect(try !definition("menu").content.allowsText)
  }

  @Test func paragraphsContainPhrasesOnly() throws {
    #expect(try may("p", contain: "em"))
    #expect(try may("p", contain: "noscript"))
    #expect(try !may("p", contain: "div"))
    #expect(try !may("p", contain: "li"))
  }

  @Test func linksContainWhatTheirParentDoesButNothingInteractive() throws {
    let link = try definition("a")
    #expect(link.content.isTransparent)
    #expect(link.without.categories == .interactive)
    #expect(link.without.tabindex)
    #expect(try definition("button").categories.contains(.interactive))
  }

  @Test func headIsOfMetadata() throws {
    #expect(try may("head", contain: "noscript"))
    #expect(try may("head", contain: "title"))
    #expect(try !may("head", contain: "basefont"))
    #expect(try !may("head", contain: "p"))
    #expect(try !may("div", contain: "style"))
  }

  @Test func selectsContainRulesAndAButton() throws {
    for child in ["option", "optgroup", "hr", "button", "div", "noscript", "script"] {
      #expect(try may("select", contain: child))
    }
    #expect(try !may("select", contain: "p"))
  }

  @Test func summariesAndLegendsContainHeadings() throws {
    for heading in ["h1", "h6", "hgroup"] {
      #expect(try may("summary", contain: heading))
      #expect(try may("legend", contain: heading))
      #expect(try !may("h1", contain: heading))
    }
    #expect(try !may("summary", contain: "div"))
  }

  @Test func termsAndHeaderCellsAreNoPlaceForSections() throws {
    for name in ["dt", "th"] {
      let exclusion = try definition(name).without
      #expect(exclusion.categories == [.sectioning, .heading])
      #expect(Set(exclusion.names) == ["header", "footer"])
    }
  }

  @Test(arguments: [
    ("map", "name"), ("meter", "value"), ("data", "value"), ("track", "src"), ("object", "data"),
    ("bdo", "dir"),
  ])
  func elementsWithoutWhichAttributeTheyAreNothing(element: String, attribute: String) throws {
    #expect(try definition(element).required == [attribute])
  }

  @Test func mostElementsRequireNothing() throws {
    #expect(ElementDefinition.htmlDefinitions.filter { !$0.required.isEmpty }.count == 6)
  }

  @Test(arguments: [
    "br", "hr", "img", "input", "wbr", "area", "base", "col", "embed", "link", "meta", "source", "track",
  ])
  func voidElementsContainNothing(name: String) throws {
    let content = try definition(name).content
    #expect(!content.allowsText && !content.isTransparent && !content.allowsAnything)
    #expect(content.names.isEmpty && content.categories.isEmpty)
  }

  @Test func plainTextIsAllThatTheseContain() throws {
    for name in ["title", "textarea", "style", "script", "rp"] {
      let content = try definition(name).content
      #expect(content.allowsText && content.names.isEmpty && content.categories.isEmpty)
    }
    #expect(try !definition("iframe").content.allowsText)
  }
}
