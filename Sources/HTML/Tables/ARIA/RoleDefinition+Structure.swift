extension RoleDefinition {
  /// Structure of documents, live regions and windows (WAI-ARIA §5.3.3, §5.3.5, §5.3.6).
  ///
  /// Many roles had `aria-expanded` in WAI-ARIA 1.1, and have kept it here.
  static let documentStructure: [RoleDefinition] = [
    RoleDefinition(.alert, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.alertdialog, has: [.ariaExpanded, .ariaModal], is: .flow),
    RoleDefinition(
      .application, has: [.ariaActivedescendant, .ariaExpanded], is: .flow, still: .formerlyGlobal),
    RoleDefinition(.article, has: [.ariaExpanded, .ariaPosinset, .ariaSetsize], is: .flow),
    RoleDefinition(.blockquote, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.caption, nameless: true),
    RoleDefinition(.cell, has: cell, in: [.row]),
    RoleDefinition(.code, nameless: true),
    RoleDefinition(.comment, has: [.ariaLevel, .ariaPosinset, .ariaSetsize], is: .flow),
    RoleDefinition(.definition, has: [.ariaExpanded]),
    RoleDefinition(.deletion, nameless: true),
    RoleDefinition(.dialog, has: [.ariaExpanded, .ariaModal], is: .flow),
    RoleDefinition(.directory, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.document, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.emphasis, nameless: true),
    RoleDefinition(.feed, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.figure, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.generic, nameless: true),
    RoleDefinition(
      .group, has: [.ariaActivedescendant, .ariaExpanded], is: .flow, still: [.ariaDisabled]),
    RoleDefinition(.heading, has: [.ariaExpanded], required: [.ariaLevel], is: .flow),
    RoleDefinition(.image, has: [.ariaExpanded], is: .leaf),
    RoleDefinition(.img, has: [.ariaExpanded], is: .leaf),
    RoleDefinition(.insertion, nameless: true),
    RoleDefinition(.list, has: [.ariaExpanded], is: .flow),
    RoleDefinition(
      .listitem, has: [.ariaExpanded, .ariaLevel, .ariaPosinset, .ariaSetsize],
      in: [.list, .directory, .group]),
    RoleDefinition(.log, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.mark),
    RoleDefinition(.marquee, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.math, has: [.ariaExpanded], is: [.flow, .leaf]),
    RoleDefinition(.meter, has: range, required: [.ariaValuenow], is: .leaf),
    RoleDefinition(.noneRole, nameless: true),
    RoleDefinition(.note, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.paragraph, is: .flow, nameless: true),
    RoleDefinition(.presentation, nameless: true),
    RoleDefinition(.status, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.strong, nameless: true),
    RoleDefinition(.subscript, nameless: true),
    RoleDefinition(.superscript, nameless: true),
    RoleDefinition(.table, has: [.ariaColcount, .ariaExpanded, .ariaRowcount], is: .flow),
    RoleDefinition(.term, has: [.ariaExpanded]),
    RoleDefinition(.time),
    RoleDefinition(.timer, has: [.ariaExpanded], is: .flow),
    RoleDefinition(
      .toolbar, has: [.ariaActivedescendant, .ariaExpanded, .ariaOrientation], is: .flow,
      still: [.ariaDisabled]),
    RoleDefinition(.tooltip, has: [.ariaExpanded], is: .flow),
  ]

  /// Landmarks (WAI-ARIA §5.3.4).
  static let landmarks: [RoleDefinition] = [
    RoleDefinition(.banner, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.complementary, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.contentinfo, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.form, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.main, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.navigation, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.region, has: [.ariaExpanded], is: .flow),
    RoleDefinition(.search, has: [.ariaExpanded, .ariaOrientation], is: .flow),
  ]

  /// What the cells of a table have.
  static let cell: ARIAAttributes = [
    .ariaColindex, .ariaColspan, .ariaExpanded, .ariaRowindex, .ariaRowspan,
  ]
  /// What stands for a value between two others has.
  static let range: ARIAAttributes = [.ariaValuemax, .ariaValuemin, .ariaValuenow, .ariaValuetext]
}
