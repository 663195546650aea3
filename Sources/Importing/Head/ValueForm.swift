import ContentLoading
import Entities
import Routing

/// The forms of values of front matter, by their keys.
enum ValueForm {
  /// What becomes of a value.
  enum Outcome {
    /// It stays as it is.
    case same
    case other(ContentNode.Value)
    /// It says nothing, and goes.
    case nothing
  }

  /// Whom to ask about a value.
  struct Scope {
    let forms: PeerForms
    let link: (String) -> String?
    /// The address that the page had.
    let address: String
    /// Whether a text is one word, whatever stands in it.
    var isOneWord = false
  }

  /// Reads a value; nothing where it cannot be turned.
  typealias Reading = @Sendable (ContentNode, Scope) -> Outcome?

  /// How the value of a key is read.
  static func of(_ key: String) -> Reading {
    switch key {
    case "title", "summary", "description": text
    case "date", "updated", "publishDate", "expiryDate": day
    case "draft": answer
    case "weight", "pageSize": number
    case "aliases": addresses
    case "author": names
    case "image": picture
    case "series": series
    case "menus": menus
    case "slug": slug
    case "path": path
    case "sort": order
    case "cascade": defaults
    default: { _, _ in .same }
    }
  }

  private static let text: Reading = { node, _ in
    switch node.value {
    case .text(let text), .plain(let text): text.trimmed.isEmpty ? .nothing : .same
    case .number(let digits): .other(.text(digits))
    case .boolean(let value): .other(.text("\(value)"))
    default: nil
    }
  }

  private static let day: Reading = { node, _ in
    guard let text = node.scalarText else { return node.text == nil ? nil : .nothing }
    guard let written = DateReading.written(text) else { return nil }
    return written == node.text ? .same : .other(.plain(written))
  }

  private static let answer: Reading = { node, _ in
    switch node.value {
    case .boolean, .plain("true"), .plain("false"): .same
    case .text("true"), .plain("yes"), .plain("True"): .other(.boolean(true))
    case .text("false"), .plain("no"), .plain("False"): .other(.boolean(false))
    default: nil
    }
  }

  private static let number: Reading = { node, _ in
    guard let number = node.scalarText.flatMap({ Double($0) }), let whole = Int(exactly: number.rounded())
    else { return nil }
    if whole == 0, case .number = node.value { return .nothing }
    let isWhole = node.wholeNumber != nil
    if case .text = node.value { return .other(.number("\(whole)")) }
    return isWhole ? .same : .other(.number("\(whole)"))
  }

  /// Words of a taxonomy: a list, or one text where the peer allows that.
  static let words: Reading = { node, scope in
    guard case .list(let nodes) = node.value else {
      guard let text = node.scalarText else { return node.text == nil ? nil : .nothing }
      let parts =
        (scope.isOneWord ? nil : scope.forms.wordSeparator).map {
          text.split(separator: $0).map { String($0).trimmed }
        } ?? [text]
      return .other(list(parts.filter { !$0.isEmpty }, at: node))
    }
    let texts = nodes.compactMap(\.scalarText)
    guard texts.count == nodes.count || nodes.allSatisfy(\.isScalar) else { return nil }
    let isPlain = nodes.allSatisfy { $0.text.map { !$0.trimmed.isEmpty } == true }
    return isPlain ? .same : .other(list(texts, at: node))
  }

  private static func list(_ texts: [String], at node: ContentNode) -> ContentNode.Value {
    .list(texts.map { ContentNode(value: .text($0), location: node.location) })
  }

  private static let addresses: Reading = { node, scope in
    let texts = node.elements.compactMap(\.scalarText)
    let absolute = texts.compactMap { alias -> String? in
      if alias.contains("://") || alias.contains("?") || alias.contains("#") { return nil }
      let parent = scope.address.folderPath
      let joined =
        alias.hasPrefix("/")
        ? alias : "/" + (scope.forms.hasRelativeAliases ? parent.appending(path: alias) : alias)
      return joined == "/" ? nil : joined
    }
    if absolute.isEmpty { return .nothing }
    return absolute == texts && node.elements.allSatisfy({ $0.text != nil })
      ? .same : .other(list(absolute, at: node))
  }

  private static let names: Reading = { node, _ in
    let names = node.elements.compactMap { $0.scalarText ?? $0.value(["name"])?.scalarText }
    if names.isEmpty { return .nothing }
    let isPlain = node.elements.count == names.count && node.elements.allSatisfy { $0.text != nil }
    return isPlain ? .same : .other(list(names, at: node))
  }

  /// A file of the site; what is none cannot be shown.
  private static let picture: Reading = { node, scope in
    let first = node.elements.first
    guard let file = first?.scalarText ?? first?.value(["file", "src", "path", "url"])?.scalarText else {
      return node.elements.isEmpty ? .nothing : nil
    }
    guard let link = scope.link(file) ?? scope.link("/" + file) else { return nil }
    if let alt = first?.value(["alt", "caption"])?.scalarText {
      let place = node.location
      return .other(
        .mapping(
          [("file", link), ("alt", alt)].map {
            ContentNode.Entry(
              key: $0.0, keyLocation: place, value: ContentNode(value: .text($0.1), location: place))
          }))
    }
    return link == node.text ? .same : .other(.text(link))
  }

  private static let series: Reading = { node, _ in
    let names = node.elements.compactMap(\.scalarText)
    guard let name = names.first else {
      return node.elements.isEmpty ? .nothing : node.isMapping ? .same : nil
    }
    return name == node.text ? .same : .other(.text(name))
  }

  private static let slug: Reading = { node, _ in
    guard let text = node.scalarText else { return node.text == nil ? nil : .nothing }
    return Slug(text) != nil && node.text == text ? .same : .other(.text(Slug(from: text).description))
  }

  /// A pattern is no path: the address is known by then.
  private static let path: Reading = { node, scope in
    guard let text = node.scalarText else { return nil }
    return text.contains(":") || text.contains("?") ? .other(.text(scope.address)) : .same
  }

  private static let order: Reading = { node, _ in
    switch node.scalarText {
    case "date", "weight", "title": .same
    case "title_bytes": .other(.text("title"))
    case "update_date": .other(.text("date"))
    default: .nothing
    }
  }
}
