internal import Markup
internal import Routing

/// An address that is written as it is: of a page of the site, of one of the preview's own, or of a place in an editor, which has
/// a scheme of its own.
struct OwnAddress: ResolvedURL, Equatable {
  let text: String
}

extension OwnAddress {
  init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// Where a page is, as people read it and as links lead there.
struct PageAddress {
  /// The path, decoded.
  let text: String
  let link: OwnAddress

  /// The address of the page at an output path of the site.
  init(of path: String, below basePath: String) {
    let isFolder = path == "index.html" || path.hasSuffix("/index.html")
    text = basePath + (isFolder ? String(path.dropLast("index.html".count)) : path)
    link = OwnAddress(text: PercentEncoding.encode(text))
  }

  /// The address of what the preview tells of that page.
  init(detailOf path: String) {
    text = path
    // Of what is encoded for a path, these two mean something in a query.
    let value = PercentEncoding.encode(path).replacing("&", with: "%26").replacing("+", with: "%2B")
    link = OwnAddress(text: "\(Responder.folder)page?path=\(value)")
  }
}
