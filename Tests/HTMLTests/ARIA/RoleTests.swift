import Testing

@testable import HTML

@Suite struct RoleTests {
  @Test(arguments: Role.allCases)
  func aRoleIsFoundByItsNameInAnyLetterCase(role: Role) {
    #expect(withBytes(role.name) { Role($0) } == role)
    #expect(withBytes(role.name.uppercased()) { Role($0) } == role)
  }

  @Test(arguments: [
    "", "butto", "buttons", "widget", "no role", "doc_toc", String(repeating: "a", count: 99),
  ])
  func otherWordsAreNoRoles(word: String) {
    #expect(withBytes(word) { Role($0) } == nil)
  }

  @Test func namesAreWrittenWithHyphens() {
    #expect(Role.noneRole.name == "none")
    #expect(Role.docToc.name == "doc-toc")
    #expect(Role.graphicsSymbol.name == "graphics-symbol")
    #expect(Role.switch.name == "switch")
  }

  @Test func aSetHoldsWhatWasPutIntoIt() {
    let set: RoleSet = [.alert, .treeitem, .graphicsSymbol]
    #expect(Role.allCases.filter(set.contains) == [.alert, .treeitem, .graphicsSymbol])
    #expect(set.meets([.treeitem, .button]))
    #expect(!set.meets([.button, .docToc]))
    #expect(set.union([.button]).contains(.button))
    #expect(RoleSet().isEmpty)
    #expect(!set.isEmpty)
    #expect(set.names == "\"alert\", \"treeitem\" or \"graphics-symbol\"")
  }

  @Test(arguments: Role.allCases)
  func aRoleKnowsItself(role: Role) {
    let definition = RoleDefinition.of(role)
    #expect(definition.role == role)
    #expect(definition.required.all.allSatisfy(definition.allows))
    #expect(definition.specification.hasSuffix("#\(role.name)"))
  }

  @Test(arguments: AttributeName.allCases.filter { $0.name.hasPrefix("aria-") })
  func anAttributeOfARIABelongsToAllRolesOrToSome(name: AttributeName) {
    #expect(ARIAAttributes.has(name))
    let isGlobal = ARIAAttributes.global.contains(name)
    let roles = Role.allCases.filter { RoleDefinition.of($0).attributes.contains(name) }
    // A scrollbar requires one of the global attributes.
    #expect(isGlobal == (roles.isEmpty || roles == [.scrollbar]))
  }

  @Test(arguments: AttributeName.allCases.filter { !$0.name.hasPrefix("aria-") })
  func otherAttributesAreNoneOfARIA(name: AttributeName) {
    #expect(!ARIAAttributes.has(name))
    #expect(!ARIAAttributes.global.contains(name))
  }
}
