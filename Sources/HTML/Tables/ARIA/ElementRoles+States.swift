extension ElementRoles {
  /// The entry of an element in the state it is in; nothing for an element nobody knows.
  static func of(_ element: Int, in document: Document) -> ElementRoles? {
    let tag = document.elements[element].tag
    switch tag {
    case .a: return document.has(.href, on: element) ? anchor : .generic
    case .area: return document.has(.href, on: element) ? .none(.link) : areaWithoutHref
    case .img: return image
    case .input: return input(element, in: document)
    case .select: return select(element, in: document)
    case .unknown: return foreign(element, in: document)
    default: return of(tag)
    }
  }

  /// Foreign elements: what is drawn may have any role (SVG Accessibility API Mappings §5.2), all else none.
  private static func foreign(_ element: Int, in document: Document) -> ElementRoles? {
    let element = document.elements[element]
    if element.namespace == .mathML { return nothing }
    guard element.namespace == .svg, !element.name.equals("style") else { return nil }
    return drawn.contains { element.name.equalsIgnoringCase($0) } ? any() : .none()
  }

  private static let drawn: [StaticString] = [
    "a", "altglyph", "circle", "ellipse", "foreignobject", "g", "glyph", "glyphref", "image", "line", "path",
    "polygon", "polyline", "rect",
    "svg", "symbol", "text", "tspan", "use",
  ]

  private static func select(_ element: Int, in document: Document) -> ElementRoles {
    SelectShape(element, in: document) == .list ? listbox : combobox
  }

  private static func input(_ element: Int, in document: Document) -> ElementRoles {
    let kind = InputKind(element, in: document)
    if document.has(.list, on: element), kind.takesSuggestionsAsText { return suggestions }
    switch kind {
    case .button, .image, .reset, .submit: return .only(.button, buttonRoles)
    case .checkbox: return .only(.checkbox, [.button, .menuitemcheckbox, .option, .switch])
    case .radio: return .only(.radio, [.menuitemradio])
    case .number: return .only(.spinbutton, [])
    case .range: return .only(.slider, [])
    case .search: return .only(.searchbox, [])
    case .text: return .only(.textbox, [.combobox, .searchbox, .spinbutton])
    case .email, .tel, .url: return .only(.textbox, [])
    case .color, .file: return ElementRoles(may: .only([]), has: [.ariaReadonly, .ariaRequired])
    case .date: return dated
    case .password: return password
    case .hidden: return .none()
    }
  }

  private static let anchor = only(
    .link,
    [
      .button, .checkbox, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio, .switch, .tab,
      .treeitem, .docBacklink, .docBiblioref, .docGlossref, .docNoteref,
    ])
  private static let areaWithoutHref = ElementRoles(
    may: .only([.button, .link]), nameless: true, not: .describingRole)
  private static let image = only(
    .img,
    [
      .button, .checkbox, .link, .math, .menuitem, .menuitemcheckbox, .menuitemradio, .meter, .option,
      .progressbar, .radio, .scrollbar, .separator, .slider, .switch, .tab, .treeitem, .docCover,
    ])
  private static let listbox = only(.listbox, [])
  private static let combobox = only(.combobox, [.menu], has: [.ariaPlaceholder])
  private static let suggestions = only(.combobox, [], has: [.ariaPlaceholder])
  private static let password = ElementRoles(
    may: .only([]), has: RoleDefinition.of(.textbox).attributes)
  private static let dated = ElementRoles(
    may: .only([]), has: RoleDefinition.of(.textbox).attributes.union([.ariaValuemax, .ariaValuemin]))
}

/// How a `select` element shows (HTML §4.10.7): as a list, or as one line that opens.
enum SelectShape {
  case list, line

  init(_ element: Int, in document: Document) {
    var isList = document.has(.multiple, on: element)
    if let size = document.value(.size, of: element) {
      let digits = size.trimmed
      isList = isList || digits.count > 1 || digits.first.map { $0 > 0x31 } == true
    }
    self = isList ? .list : .line
  }
}

/// The type of an `input` element (HTML §4.10.5.1), as far as ARIA makes a difference.
enum InputKind {
  case button, checkbox, color, date, email, file, hidden, image, number, password, radio, range, reset
  case search, submit, tel, text, url

  init(_ element: Int, in document: Document) {
    guard let type = document.value(.type, of: element) else {
      self = .text
      return
    }
    self = InputKind.words.first { type.equalsIgnoringCase($0.word) }?.kind ?? .text
  }

  /// Whether it is a line of text that a `list` attribute makes a combobox of.
  var takesSuggestionsAsText: Bool {
    switch self {
    case .email, .search, .tel, .text, .url: true
    default: false
    }
  }

  private static let words: [(word: StaticString, kind: InputKind)] = [
    ("button", .button), ("checkbox", .checkbox), ("color", .color), ("date", .date),
    ("datetime-local", .date), ("email", .email), ("file", .file), ("hidden", .hidden), ("image", .image),
    ("month", .date), ("number", .number), ("password", .password), ("radio", .radio), ("range", .range),
    ("reset", .reset), ("search", .search), ("submit", .submit), ("tel", .tel), ("time", .date),
    ("url", .url), ("week", .date),
  ]
}
