/// What becomes of a call of the peer.
struct CodeText: Equatable {
  /// What is written for the tag, or for the first one of two.
  var open: String
  /// What is written for the tag that ends it.
  var close = ""
  /// Whether the text between the two is code, which is left as it is.
  var isVerbatim = false
  /// Whether the text between the two goes.
  var dropsBody = false
  /// What is lost, and has to be reported.
  var loss: String?
}

/// Where a call stands, and whom to ask about it.
struct CodeScope {
  /// Whether there is nothing else in its lines.
  let isAlone: Bool
  /// Whether a tag ends it.
  let hasEnd: Bool
  /// What a link is called in the new site, as a directive may name it.
  let link: (String) -> String
  /// The address that a page had, by what the peer calls it; nothing if there is no such page.
  let address: (String) -> String?
  /// Where the site was published.
  let site: SiteDescription
}

/// Writes what stands for a call here; nothing where it has no counterpart.
typealias CodeForm = @Sendable (CodeTag, CodeScope) -> CodeText?

/// The forms that several peers share.
enum CodeForms {
  /// A picture: a directive on a line of its own, plain Markdown elsewhere.
  static let figure: CodeForm = { tag, scope in
    guard let source = tag.argument(["src", "source", "path", "url", "image_path", "file", "image"], at: 0)
    else { return nil }
    let caption = tag.argument(["caption", "title", "description"])
    let alternative = plain(tag.argument(["alt"]) ?? caption ?? "")
    let link = scope.link(source)
    guard scope.isAlone, !scope.hasEnd else {
      let title = caption.map { " \(quoted(plain($0)))" } ?? ""
      return scope.hasEnd
        ? nil
        : CodeText(open: "![\(alternative.filter { $0 != "]" && $0 != "[" })](\(bracketed(link))\(title))")
    }
    var arguments = ["source: \(quoted(link))", "alt: \(quoted(alternative))"]
    // A caption with markup stands in the braces of the directive.
    let text = caption.flatMap { caption in caption.contains { "*_`[<".contains($0) } ? caption : nil }
    if let caption, text == nil { arguments.append("caption: \(quoted(plain(caption)))") }
    for name in ["width", "height"] {
      let number = tag.argument([name]).flatMap { Int($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
      if let number { arguments.append("\(name): \(number)") }
    }
    let body = text.map { " {\n\($0)\n}" } ?? ""
    return CodeText(open: "@Figure(\(arguments.joined(separator: ", ")))\(body)")
  }

  /// A film that lies in the site.
  static let video: CodeForm = { tag, scope in
    guard let source = tag.argument(["src", "source", "url", "path", "file", "mp4", "webm"], at: 0),
      scope.isAlone
    else { return nil }
    let title = tag.argument(["title", "caption", "alt"]) ?? ""
    let poster = tag.argument(["poster"]).map { ", poster: \(quoted(scope.link($0)))" } ?? ""
    return CodeText(
      open: "@Video(source: \(quoted(scope.link(source))), title: \(quoted(plain(title)))\(poster))")
  }

  /// A film of a service, shown by its player.
  static func film(of service: String, at player: String) -> CodeForm {
    { tag, scope in
      guard let id = tag.argument(["id"], at: 0), isName(id), !scope.hasEnd else { return nil }
      let title = plain(tag.argument(["title"]) ?? "Video on \(service)")
      let text = title.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
        "<", with: "&lt;")
      let address = "\(player)\(id)"
      guard scope.isAlone else { return CodeText(open: "[\(title)](\(address))") }
      return CodeText(
        open:
          "<iframe src=\"\(address)\" title=\"\(text)\" width=\"560\" height=\"315\" loading=\"lazy\" allowfullscreen></iframe>"
      )
    }
  }

  /// Something of another host, to which a link leads.
  static func link(_ title: String, _ address: @escaping @Sendable (CodeTag) -> String?) -> CodeForm {
    { tag, scope in
      guard !scope.hasEnd, let address = address(tag) else { return nil }
      return CodeText(open: "[\(title)](\(bracketed(address)))")
    }
  }

  /// Code in a fence.
  static let highlight: CodeForm = { tag, scope in
    guard scope.hasEnd, scope.isAlone else { return nil }
    let language = tag.argument(["lang", "language", "type"], at: 0) ?? ""
    let named = tag.named.map { "\($0.key == "mark_lines" ? "hl_lines" : $0.key)=\"\($0.value)\"" }.sorted()
    let options = (tag.positional.dropFirst() + named).joined(separator: ",")
    let plain = language.filter { !$0.isWhitespace && $0 != "`" }
    let info = FenceInfo.rewritten(info: "\(plain),\(options)") ?? plain
    return CodeText(open: "```" + info, close: "```", isVerbatim: true)
  }

  /// What is set off from the text, of a kind that the tag names itself or that is its name.
  static let callout: CodeForm = { tag, scope in
    guard scope.hasEnd, scope.isAlone else { return nil }
    let first = tag.positional.first
    let word = tag.argument(["type", "kind", "style", "color"]) ?? first ?? tag.name
    let kind = calloutKinds[word.lowercased()] ?? calloutKinds[tag.name] ?? "note"
    let title = tag.argument(["title"], at: calloutKinds[first?.lowercased() ?? ""] == nil ? 0 : 1)
    let titled = title.map { ", title: \(quoted(plain($0)))" } ?? ""
    return CodeText(open: "@Callout(kind: \(kind)\(titled)) {", close: "}")
  }

  /// The kinds of callouts by the names that they have elsewhere.
  private static let calloutKinds = [
    "note": "note", "info": "note", "primary": "note", "abstract": "note", "tip": "tip", "hint": "tip",
    "success": "tip", "important": "important", "warning": "warning", "warn": "warning",
    "attention": "warning",
    "caution": "caution", "danger": "caution", "error": "caution",
  ]

  /// What can be unfolded.
  static let details: CodeForm = { tag, scope in
    guard scope.hasEnd, scope.isAlone else { return nil }
    let title = plain(tag.argument(["summary", "title"], at: 0) ?? "Details")
    let isOpen = tag.argument(["open"]) == "true" ? " open" : ""
    return CodeText(open: "<details\(isOpen)><summary>\(title)</summary>\n", close: "\n</details>")
  }

  /// Nothing: the text between the two is all there is.
  static let bare: CodeForm = { _, _ in CodeText(open: "") }

  /// Nothing at all.
  static let gone: CodeForm = { _, scope in
    scope.hasEnd ? CodeText(open: "", isVerbatim: true, dropsBody: true) : CodeText(open: "")
  }

  /// Text for a directive.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }

  /// Text without Markdown in it: links become their texts, marks of emphasis go.
  static func plain(_ text: String) -> String {
    text.replacing(/!?\[([^\[\]]*)\]\([^()]*\)/) { String($0.1) }.replacing("**", with: "").replacing(
      "`", with: ""
    )
    .replacing("\n", with: " ")
  }

  /// A destination as Markdown reads it.
  static func bracketed(_ link: String) -> String {
    link.contains { $0 == " " || $0 == "(" || $0 == ")" } ? "<\(link)>" : link
  }

  /// Whether a text can stand in a URL as it is.
  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_/".utf8.contains(byte)
    }
  }
}
