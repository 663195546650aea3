import Diagnostics

extension Rule {
  /// The rules of `StructureRules` about elements.
  static let structureRules: [Rule] = [
    .singleMain, .emptyHeading, .headingLevel, .sectionHeading, .definitionGroups, .repeatedTerm, .childOrder,
    .requiredChild, .rubyAnnotation, .singleAutofocus, .openDetails, .nestedDetails, .customElementIs,
    .dialogTabindex,
    .itemValue, .overrideDirection, .timeText,
  ]

  /// A page has one main part.
  static let singleMain = Rule(
    "html/single-main", .error, "A page has one `main` that is not hidden.",
    advice: """
      `main` is where readers jump to. If scripts switch between several, hide all others by `hidden`.
      """,
    wrong: "<main>a</main><main>b</main>", right: "<main>a</main><main hidden>b</main>",
    specification: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element")

  /// Headings say something.
  static let emptyHeading = Rule(
    "html/empty-heading", .warning, "A heading is not empty.",
    advice: "Readers who go from heading to heading learn nothing from an empty one.",
    wrong: "<h2></h2>", right: "<h2>Cats</h2>",
    specification: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2")

  /// Headings leave out no level.
  static let headingLevel = Rule(
    "html/heading-level", .error, "A heading is at most one level below the heading before it.",
    advice: """
      Readers who go from heading to heading look for what is between an `h1` and an `h3`. A page may start at any level, \
      and go up by any number of levels. What is only small is a matter of the style sheet.
      """,
    wrong: "<h1>Cats</h1><h3>Food</h3>", right: "<h1>Cats</h1><h2>Food</h2>",
    specification: "https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2")

  /// Sections have headings.
  static let sectionHeading = Rule(
    "html/section-heading", .warning, "A `section` or `article` has a heading.",
    advice: "The heading says what the section is about. A part that needs none is a `div`.",
    wrong: "<section><p>a</p></section>", right: "<section><h2>A</h2><p>a</p></section>",
    specification: "https://html.spec.whatwg.org/multipage/sections.html#the-section-element")

  /// Terms and descriptions come in groups.
  static let definitionGroups = Rule(
    "html/definition-groups", .error,
    "In a `dl` each `dt` is followed by a `dd`, and each `dd` follows a `dt`.",
    advice: """
      A group is one or more `dt` and then one or more `dd`. Groups may be wrapped in `div`, each in one \
      of its own, then all of them.
      """,
    wrong: "<dl><dt>a</dt></dl>", right: "<dl><dt>a</dt><dd>b</dd></dl>",
    specification: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element")

  /// Terms are there once.
  static let repeatedTerm = Rule(
    "html/repeated-term", .warning, "A `dl` has each term once.",
    advice: "Put all descriptions of a term after one `dt`.",
    wrong: "<dl><dt>a</dt><dd>b</dd><dt>a</dt><dd>c</dd></dl>",
    right: "<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>",
    specification: "https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element")

  /// Captions, legends and the like are where they are looked for.
  static let childOrder = Rule(
    "html/child-order", .error, "Children that come once, and first or last, are in their places.",
    advice: """
      `legend`, `summary` and `caption` are first; `figcaption` is first or last; the `img` of a `picture` \
      and the contents of `audio` and `video` come after all `source`.
      """,
    wrong: "<figure><p>a</p><figcaption>b</figcaption><p>c</p></figure>",
    right: "<figure><p>a</p><p>c</p><figcaption>b</figcaption></figure>",
    specification: "https://html.spec.whatwg.org/multipage/dom.html#content-models")

  /// Some elements cannot do without a child.
  static let requiredChild = Rule(
    "html/required-child", .error, "An element has the child it cannot do without.",
    advice: "`picture` needs an `img`, `details` a `summary`, `hgroup` a heading.",
    wrong: "<details>a</details>", right: "<details><summary>A</summary>a</details>",
    specification: "https://html.spec.whatwg.org/multipage/dom.html#content-models")

  /// Ruby has annotations.
  static let rubyAnnotation = Rule(
    "html/ruby", .error, "A `ruby` has an `rt`, and each `rp` is one of two around one.",
    advice: "`rt` annotates the text before it; `rp` holds parentheses for browsers that do not know `ruby`.",
    wrong: "<ruby>漢</ruby>", right: "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>",
    specification: "https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-ruby-element")

  /// Focus goes to one element.
  static let singleAutofocus = Rule(
    "html/single-autofocus", .error, "A page, a dialog or a popover has one element with `autofocus`.",
    advice: "Only one element can have the focus; which of several gets it is left to chance.",
    wrong: "<input autofocus/><input autofocus/>", right: "<input autofocus/><input/>",
    specification: "https://html.spec.whatwg.org/multipage/interaction.html#attr-fe-autofocus")

  /// One of a group is open.
  static let openDetails = Rule(
    "html/open-details", .error, "One `details` of those with the same name is open.",
    advice: "Opening one of them closes the others.",
    wrong: """
      <details name="a" open><summary>A</summary></details>\
      <details name="a" open><summary>B</summary></details>
      """,
    right: """
      <details name="a" open><summary>A</summary></details><details name="a"><summary>B</summary></details>
      """,
    specification: "https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group")

  /// A group has no place inside one of its own.
  static let nestedDetails = Rule(
    "html/nested-details", .error, "No `details` is inside another with the same name.",
    advice: "Opening the inner one would close the outer one around it.",
    wrong: """
      <details name="a"><summary>A</summary><details name="a"><summary>B</summary></details></details>
      """,
    right: """
      <details name="a"><summary>A</summary><details name="b"><summary>B</summary></details></details>
      """,
    specification: "https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group")

  /// A custom element is itself.
  static let customElementIs = Rule(
    "html/custom-element-is", .error, "A custom element has no `is` attribute.",
    advice: "`is` makes a custom element of an element of HTML.",
    wrong: #"<a-b is="c-d">a</a-b>"#, right: "<a-b>a</a-b>",
    specification: "https://html.spec.whatwg.org/multipage/custom-elements.html#attr-is")

  /// Dialogs are not focused.
  static let dialogTabindex = Rule(
    "html/dialog-tabindex", .error, "A `dialog` has no `tabindex`.",
    advice: "Focus goes to what is inside a dialog.",
    wrong: #"<dialog tabindex="0">a</dialog>"#, right: "<dialog>a</dialog>",
    specification: "https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element")

  /// Numbers are for numbered lists.
  static let itemValue = Rule(
    "html/item-value", .error, "An `li` with `value` is in an `ol`.",
    advice: "The value is the number of the item; only ordered lists have numbers.",
    wrong: #"<ul><li value="2">a</li></ul>"#, right: #"<ol><li value="2">a</li></ol>"#,
    specification: "https://html.spec.whatwg.org/multipage/grouping-content.html#attr-li-value")

  /// An override says which direction.
  static let overrideDirection = Rule(
    "html/bdo-dir", .error, "`dir` of a `bdo` is `ltr` or `rtl`.",
    advice: "`bdo` overrides the direction of its text. To have it found out use `bdi`.",
    wrong: #"<p><bdo dir="auto">a</bdo></p>"#, right: #"<p><bdo dir="rtl">a</bdo></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-bdo-element")

  /// A time can be read by programs.
  static let timeText = Rule(
    "html/time-text", .error, "A `time` without `datetime` has a date or time as its text.",
    advice: "Programs read the text if there is no `datetime`. Give the time in `datetime` and any text.",
    wrong: "<p><time>Monday</time></p>", right: #"<p><time datetime="2025-12-01">Monday</time></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element")
}
