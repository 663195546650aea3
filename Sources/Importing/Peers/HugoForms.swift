import ContentLoading
import Diagnostics

/// Hugo.
enum HugoForms {
  static let forms = PeerForms(
    name: "Hugo", signs: configurations + ["content", "config/_default"], configurations: configurations,
    configurationFolder: "config/_default", describe: describe, place: place, address: address,
    hiding: hiding, keys: ["images": "image"], hasRelativeAliases: true, listsEveryFolder: true,
    syntax: .hugo, codes: codes, plainCodes: ["ref", "relref", "rawhtml"])

  private static let configurations = ["hugo", "config", "config/_default/hugo", "config/_default/config"]
    .flatMap { name in ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }

  private static let codes: [String: CodeForm] = [
    "ref": reference, "relref": reference, "figure": CodeForms.figure, "img": CodeForms.figure,
    "image": CodeForms.figure, "highlight": CodeForms.highlight, "details": CodeForms.details,
    "youtube": CodeForms.film(of: "YouTube", at: "https://www.youtube-nocookie.com/embed/"),
    "vimeo": CodeForms.film(of: "Vimeo", at: "https://player.vimeo.com/video/"),
    "gist": CodeForms.link("Gist") { tag in
      tag.positional.count > 1 ? "https://gist.github.com/\(tag.positional[0])/\(tag.positional[1])" : nil
    },
    "tweet": status, "x": status, "twitter": status, "video": CodeForms.video, "rawhtml": CodeForms.bare,
    "notice": CodeForms.callout, "callout": CodeForms.callout, "alert": CodeForms.callout,
    "admonition": CodeForms.callout, "hint": CodeForms.callout, "note": CodeForms.callout,
    "tip": CodeForms.callout, "warning": CodeForms.callout, "info": CodeForms.callout,
  ]

  /// The address of a page by its path.
  private static let reference: CodeForm = { tag, scope in
    guard !scope.hasEnd, let path = tag.argument(["path"], at: 0) else { return nil }
    return scope.address(path).map { CodeText(open: $0) }
  }

  private static let status = CodeForms.link("Post on X") { tag in
    guard let id = tag.argument(["id"], at: tag.positional.count > 1 ? 1 : 0) else { return nil }
    let user = tag.argument(["user"]) ?? (tag.positional.count > 1 ? tag.positional[0] : "i/web")
    return "https://x.com/\(user)/status/\(id)"
  }

  private static func place(_ path: String, _ kind: OldRoot.Kind, _ site: SiteDescription) -> Place {
    switch kind {
    case .fixed: return .fixed(path)
    case .data: return .data(path)
    case .assets:
      return ["scss", "sass", "css", "js", "ts"].contains(path.fileExtension)
        ? .left(
          "Hugo makes it ready by pipes of templates; style sheets and scripts of a site here stand in Templates/assets"
        )
        : .fixed(path)
    case .site, .content: break
    }
    switch path.fileExtension {
    case "md", "markdown", "mdown": return .page(path)
    case "html", "htm": return .pageOrFile(path)
    case "adoc", "asciidoc", "org", "rst", "pandoc", "pdc":
      return .left("it is no Markdown; convert it, with pandoc for example")
    default: return .file(path)
    }
  }
}

extension HugoForms {
  /// Texts beside the page of a bundle are for templates, and so is what is not to be rendered.
  private static func hiding(_ pages: [OldPage]) -> [String?] {
    let bundles = Set(pages.filter(\.isIndex).map(\.path.folderPath)).subtracting([""])
    let silent = pages.filter { $0.isSection && hidesBelow($0) }.map { $0.folders }
    return pages.map { page in
      let isBelow = silent.contains {
        page.folders.starts(with: $0) && !(page.isSection && page.folders == $0)
      }
      let isRendered = isRendered(page.head.node) ?? !isBelow
      if page.value("headless")?.isTrue == true || !isRendered {
        return "it has no page in the old site"
      }
      let isResource = page.folders.indices.contains { index in
        bundles.contains(page.folders[...index].joined(separator: "/"))
          && !(page.isIndex && index == page.folders.count - 1)
      }
      return isResource ? "it lies in the folder of a page, and has no page of its own in the old site" : nil
    }
  }

  /// Whether a page is to be rendered, where front matter or a cascade says that.
  private static func isRendered(_ node: ContentNode?) -> Bool? {
    guard let render = node?.value(["build", "_build"])?.value(["render"]) else { return nil }
    return !(render.isFalse || ["never", "link"].contains(render.scalarText))
  }

  /// Whether a section says of all pages below it that they are not to be rendered.
  private static func hidesBelow(_ section: OldPage) -> Bool {
    (section.value("cascade")?.elements ?? []).contains { cascade in
      cascade.value(["_target", "target"]) == nil && isRendered(cascade) == false
    }
  }
}
