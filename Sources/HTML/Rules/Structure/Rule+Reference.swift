import Diagnostics

extension Rule {
  /// The rules of `StructureRules` about ids, references and items.
  static let referenceRules: [Rule] = [
    .duplicateID, .idReference, .itemAttributes, .itemReference, .propertyWithoutItem,
    .propertyWithoutAddress,
  ]

  /// An id names one element.
  static let duplicateID = Rule(
    "html/duplicate-id", .error, "Each id is there once.",
    advice: "Links, labels and scripts find the first element of an id only.",
    wrong: #"<p id="a">a</p><p id="a">b</p>"#, right: #"<p id="a">a</p><p id="b">b</p>"#,
    specification: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute")

  /// References by id lead to an element of the right kind.
  static let idReference = Rule(
    "html/id-reference", .error,
    "A reference by id names an element of the page, of the kind that is asked for.",
    advice: """
      `for` of a `label` names a form control, `list` a `datalist`, `form` a `form`, `headers` a `th` of \
      the table, `popovertarget` and `commandfor` any element. Letter case counts.
      """,
    wrong: #"<label for="a">A</label>"#, right: #"<label for="a">A</label> <input id="a"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/forms.html#attr-label-for")

  /// Attributes of items are on items.
  static let itemAttributes = Rule(
    "html/item-attributes", .error,
    "`itemtype` and `itemref` go with `itemscope`, `itemid` with both of these.",
    advice: "`itemscope` makes an element an item; the others tell more about the item.",
    wrong: #"<div itemtype="https://schema.org/Person">a</div>"#,
    right: #"<div itemscope itemtype="https://schema.org/Person">a</div>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#items")

  /// Items refer to properties elsewhere.
  static let itemReference = Rule(
    "html/itemref", .error, "`itemref` names elements of the page outside the item.",
    advice: "Properties inside the item belong to it anyway, and an item cannot be its own property.",
    wrong: #"<div itemscope itemref="a">b</div>"#,
    right: #"<div itemscope itemref="a">b</div><p id="a" itemprop="name">a</p>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#attr-itemref")

  /// Properties are properties of something.
  static let propertyWithoutItem = Rule(
    "html/itemprop", .error, "An element with `itemprop` belongs to an item.",
    advice: "Add `itemscope` to an element around it, or name its id in `itemref` of an item.",
    wrong: #"<p itemprop="name">a</p>"#, right: #"<div itemscope><p itemprop="name">a</p></div>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute")

  /// A property whose value is an address has one.
  static let propertyWithoutAddress = Rule(
    "html/itemprop-address", .error, "A link, frame, audio or video with `itemprop` has an address.",
    advice: "The value of such a property is what `href` or `src` says, not the text inside.",
    wrong: #"<div itemscope><a itemprop="url">a</a></div>"#,
    right: #"<div itemscope><a itemprop="url" href="a">a</a></div>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#values")
}
