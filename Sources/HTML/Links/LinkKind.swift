/// What a URL of a page is there for.
public enum LinkKind: UInt8, BitwiseCopyable, Sendable {
  /// A link that a visitor follows: `href` of `a` and `area`.
  case page
  /// A page that belongs to this one: `href` of a `link` such as `next`, `alternate` or `author`.
  case relation
  /// The page's own address: `link rel=canonical`, `og:url`.
  case canonical
  /// Where the page moves on to: `meta http-equiv=refresh`.
  case refresh
  /// Where a form is sent.
  case form
  /// A page shown inside this one: `iframe`, `frame`.
  case frame
  /// Where a quotation or a change comes from: `cite`.
  case citation
  /// An image, `srcset` and `poster` included.
  case image
  /// Sound, moving images and their tracks.
  case media
  /// A script.
  case script
  /// A style sheet: `link rel=stylesheet`, `@import`.
  case styleSheet
  /// Another file that the page needs: icons, `object`, `embed`, `url()` of style.
  case resource
  /// An element of SVG, in this page or another file: `use`, gradients.
  case fragment
  /// What a feed or a sitemap lists, for programs.
  case listing

  /// What messages call it.
  public var name: String {
    switch self {
    case .page, .relation: "link"
    case .canonical: "canonical URL"
    case .refresh: "redirect"
    case .form: "form"
    case .frame: "frame"
    case .citation: "citation"
    case .image: "image"
    case .media: "media file"
    case .script: "script"
    case .styleSheet: "style sheet"
    case .resource: "file"
    case .fragment: "reference"
    case .listing: "listed address"
    }
  }
}
