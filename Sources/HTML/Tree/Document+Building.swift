extension Document {
  /// Empties the tree of elements and texts and keeps their memory.
  mutating func removeAll() {
    elements.truncate(to: 0)
    texts.truncate(to: 0)
    notable.truncate(to: 0)
  }

  /// Gives the memory back.
  func deallocate() {
    elements.deallocate()
    attributes.deallocate()
    texts.deallocate()
    notable.deallocate()
  }

  /// Forgets the elements and texts in an element that was closed last: what a template holds is not of the page
  /// (HTML §4.12.3).
  mutating func dropContent(of element: Int) {
    elements.truncate(to: element + 1)
    texts.truncate(to: elements[element].texts.lowerBound)
    elements[element].empty(before: element + 1)
    while let last = notable.last, last > element { notable.truncate(to: notable.count - 1) }
  }
}

extension Document.Element {
  /// Whether the end tag may be left out at the end of the body (HTML §13.2.6.4.7, end tag “body”).
  var mayStayOpen: Bool {
    guard namespace == .html else { return false }
    return switch tag {
    case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc, .tbody, .td, .tfoot, .th, .thead, .tr,
      .body, .html, .head, .colgroup, .caption:
      true
    default: isImplied
    }
  }
}

extension Tag {
  /// Whether the element has no content and no end tag (HTML §13.1.2).
  var isVoid: Bool {
    switch self {
    case .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .image, .img, .input, .keygen,
      .link,
      .meta, .param, .source, .track, .wbr:
      true
    default: false
    }
  }

  /// Whether the end tag of the element does nothing but close it, where it is the innermost.
  var closesPlainly: Bool {
    switch self {
    case .unknown, .custom, .form, .template, .body, .html: false
    default: true
    }
  }

  /// Whether rules beyond the tables may have something to say about the element: all that they name.
  var isNotable: Bool {
    switch self {
    case .a, .area, .article, .aside, .audio, .base, .body, .button, .details, .div, .dl, .fieldset, .figure,
      .form, .h1, .h2, .h3, .h4, .h5, .h6, .head, .hgroup, .img, .input, .label, .link, .main, .map, .meta,
      .meter, .nav, .object, .optgroup, .option, .output, .picture, .progress, .ruby, .script, .section,
      .select, .source, .style, .table, .template, .textarea, .time, .title, .video:
      true
    default: false
    }
  }

  /// Whether the element is a heading, `h1` to `h6`.
  var isHeading: Bool {
    switch self {
    case .h1, .h2, .h3, .h4, .h5, .h6: true
    default: false
    }
  }

  /// Whether end tags do not reach beyond the element (HTML §13.2.4.2, “special”).
  var isSpecial: Bool {
    switch self {
    case .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br,
      .button,
      .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption,
      .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr,
      .html, .iframe, .img, .input, .keygen, .li, .link, .listing, .main, .marquee, .menu, .meta, .nav,
      .noembed,
      .noframes, .noscript, .object, .ol, .p, .param, .plaintext, .pre, .script, .search, .section, .select,
      .source, .style, .summary, .table, .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr,
      .track, .ul, .wbr, .xmp:
      true
    default: false
    }
  }
}
