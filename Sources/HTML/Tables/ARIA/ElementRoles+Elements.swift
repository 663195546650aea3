extension ElementRoles {
  /// The entry of an element that is the same in all its states; nothing for an element nobody knows.
  static func of(_ tag: Tag) -> ElementRoles? { byTag[tag.rawValue] }

  private static let byTag: [ElementRoles?] = {
    var all = [ElementRoles?](repeating: nil, count: Tag.allCases.count)
    for (tag, entry) in sections.merging(text, uniquingKeysWith: { first, _ in first }) {
      all[tag.rawValue] = entry
    }
    for (tag, entry) in content { all[tag.rawValue] = entry }
    return all
  }()

  /// The document, sections and grouping content.
  private static let sections: [Tag: ElementRoles] = [
    .address: .any(.group),
    .article: .only(
      .article, [.application, .document, .feed, .main, .noneRole, .presentation, .region]),
    .aside: .only(
      .complementary,
      [
        .feed, .noneRole, .note, .presentation, .region, .search, .docDedication, .docExample, .docFootnote,
        .docGlossary, .docPullquote, .docTip,
      ]),
    .base: .nothing, .head: .unseen, .html: .unseen, .script: .unseen, .style: .unseen, .template: .unseen,
    .title: .unseen, .noscript: .unseen,
    .blockquote: .any(.blockquote),
    .body: ElementRoles(
      may: .only([.application, .document, .noneRole, .presentation]), nameless: true, not: .describingRole),
    .dd: .only(.definition, []),
    .div: .generic,
    .dl: .only(nil, [.group, .list, .noneRole, .presentation]),
    .dt: .only(.term, [.listitem]),
    .figcaption: ElementRoles(may: .only([.group, .noneRole, .presentation]), nameless: true),
    .figure: .any(.figure),
    .footer: .only(nil, [.contentinfo, .group, .noneRole, .presentation, .docFootnote]),
    .h1: heading, .h2: heading, .h3: heading, .h4: heading, .h5: heading, .h6: heading,
    .header: .only(nil, [.banner, .group, .noneRole, .presentation, .docFootnote]),
    .hgroup: .any(.group),
    .hr: .only(.separator, [.noneRole, .presentation, .docPagebreak]),
    .li: .any(.listitem),
    .link: ElementRoles(may: .only([.link, .menuitem, .noneRole, .presentation]), global: []),
    .main: .only(.main, []),
    .menu: list, .ol: list, .ul: list,
    .meta: ElementRoles(may: .only([.menuitem, .noneRole, .presentation]), global: []),
    .nav: .only(
      .navigation,
      [.menu, .menubar, .noneRole, .presentation, .tablist, .docIndex, .docPagelist, .docToc]),
    .p: .any(.paragraph, nameless: true),
    .pre: .generic,
    .search: .only(.search, [.form, .group, .noneRole, .presentation, .region]),
    .section: .only(
      .region,
      [
        .alert, .alertdialog, .application, .banner, .complementary, .contentinfo, .dialog, .document, .feed,
        .group, .log, .main, .marquee, .navigation, .noneRole, .note, .presentation, .search, .status,
        .tabpanel, .docAbstract, .docAcknowledgments, .docAfterword, .docAppendix, .docBibliography,
        .docChapter, .docColophon, .docConclusion, .docCredit, .docCredits, .docDedication, .docEndnotes,
        .docEpigraph, .docEpilogue, .docErrata, .docExample, .docForeword, .docGlossary, .docIndex,
        .docIntroduction, .docNotice, .docPagelist, .docPart, .docPreface, .docPrologue, .docPullquote,
        .docQna, .docToc,
      ]),
  ]

  /// Text.
  private static let text: [Tag: ElementRoles] = [
    .abbr: .any(nameless: true), .b: .generic, .bdi: .generic,
    .bdo: .generic, .cite: .any(nameless: true), .code: .any(.code, nameless: true),
    .data: .generic, .del: .any(.deletion, nameless: true), .dfn: .any(.term),
    .em: .any(.emphasis, nameless: true), .i: .generic, .ins: .any(.insertion, nameless: true),
    .kbd: .any(nameless: true), .mark: .any(nameless: true), .q: .generic,
    .rb: .any(nameless: true), .rp: .any(nameless: true), .rt: .any(nameless: true),
    .rtc: .any(nameless: true), .ruby: .any(), .s: .any(.deletion, nameless: true),
    .samp: .generic, .small: .generic, .span: .generic,
    .strong: .any(.strong, nameless: true), .sub: .any(.subscript, nameless: true),
    .sup: .any(.superscript, nameless: true), .time: .any(.time, nameless: true), .u: .generic,
    .var: .any(nameless: true), .slot: .transparent, .selectedcontent: .any(),
    .br: breakRoles, .wbr: breakRoles,
  ]

  /// Embedded content, tables, forms and what is interactive.
  private static let content: [Tag: ElementRoles] = [
    .audio: .only(nil, [.application]),
    .button: .only(.button, buttonRoles),
    .canvas: .any(),
    .caption: .none(nameless: true),
    .col: .unseen, .colgroup: .unseen,
    .datalist: .none(.listbox),
    .details: .only(.group, []),
    .dialog: .only(.dialog, [.alertdialog]),
    .embed: frame, .iframe: frame,
    .fieldset: .only(.group, [.noneRole, .presentation, .radiogroup]),
    .form: .only(.form, [.noneRole, .presentation, .search]),
    .label: .any(),
    .legend: .none(nameless: true),
    .map: .transparent,
    .math: .only(.math, []),
    .meter: ElementRoles(may: .only([]), has: [.ariaValuemax, .ariaValuemin]),
    .object: .only(nil, [.application, .document, .img]),
    .optgroup: .only(.group, []),
    .option: .only(.option, []),
    .output: .any(.status),
    .picture: ElementRoles(may: .only([]), nameless: true, global: [.ariaHidden]), .source: .unseen,
    .track: .unseen,
    .progress: .only(.progressbar, []),
    .summary: .any(),
    .svg: .any(),
    .table: .any(.table),
    .tbody: .any(.rowgroup), .tfoot: .any(.rowgroup), .thead: .any(.rowgroup),
    .td: .any(.gridcell), .th: .any(.columnheader), .tr: .any(.row),
    .textarea: .only(.textbox, []),
    .video: .only(nil, [.application]),
  ]

  /// What a button may be.
  static let buttonRoles: RoleSet = [
    .checkbox, .combobox, .gridcell, .link, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
    .separator, .slider, .switch, .tab, .treeitem,
  ]

  private static let heading = only(.heading, [.noneRole, .presentation, .tab, .docSubtitle])
  private static let list = only(
    .list,
    [
      .directory, .group, .listbox, .menu, .menubar, .noneRole, .presentation, .radiogroup, .tablist,
      .toolbar,
      .tree,
    ])
  private static let frame = only(nil, [.application, .document, .img, .noneRole, .presentation])
  private static let breakRoles = ElementRoles(
    may: .only([.noneRole, .presentation]), global: [.ariaHidden])
}
