import Diagnostics

extension Rule {
  /// The rules of `HeadRules`.
  static let headRules: [Rule] = [
    .title, .baseAttributes, .singleBase, .baseOrder, .encodingDeclaration, .missingEncoding, .metadataInBody,
    .metadataKind, .metadataMedia, .repeatedMetadata, .headerContent, .viewportZoom,
  ]

  /// A page has a title.
  static let title = Rule(
    "html/title", .error, "A page has one `title`, and it is not empty.",
    advice: """
      The title names the page in tabs, bookmarks and search results, and is the first thing a screen \
      reader says.
      """,
    wrong: #"<!DOCTYPE html><html lang="en"><head><title></title></head></html>"#,
    right: #"<!DOCTYPE html><html lang="en"><head><title>Cats</title></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-title-element")

  /// A base is a base of something.
  static let baseAttributes = Rule(
    "html/base-attributes", .error, "A `base` has `href`, `target` or both.",
    advice: "Without either it does nothing.",
    wrong: #"<!DOCTYPE html><html lang="en"><head><base/><title>t</title></head></html>"#,
    right: #"<!DOCTYPE html><html lang="en"><head><base href="/a/"/><title>t</title></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-base-element")

  /// A page has one base.
  static let singleBase = Rule(
    "html/single-base", .error, "A page has one `base` at most.",
    advice: "Browsers heed the first one only.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><base href="/a/"/><base href="/b/"/><title>t</title></head>\
      </html>
      """,
    right: #"<!DOCTYPE html><html lang="en"><head><base href="/a/"/><title>t</title></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-base-element")

  /// The base comes before what it is the base of.
  static let baseOrder = Rule(
    "html/base-order", .error, "`base` comes before every `link` and `script`.",
    advice: "Addresses that come before it may be resolved with it or without it.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><script src="a.js"></script><base href="/a/"/>\
      <title>t</title></head>\
      </html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><base href="/a/"/><script src="a.js"></script>\
      <title>t</title></head>\
      </html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-base-element")

  /// A page declares its encoding once, and early.
  static let encodingDeclaration = Rule(
    "meta/encoding", .error, "A page declares its encoding once, and in its first 1,024 bytes.",
    advice: "Put `<meta charset=\"utf-8\">` at the start of `head` and remove other declarations.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta charset="utf-8"/>\
      <title>t</title></head>\
      </html>
      """,
    right: #"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#charset")

  /// What is beyond ASCII is in a declared encoding.
  static let missingEncoding = Rule(
    "meta/missing-encoding", .warning, "A page with characters beyond ASCII declares its encoding.",
    advice: """
      Without `<meta charset="utf-8">` at the start of `head` a browser guesses what such characters are, unless the server says \
      it.
      """,
    wrong: #"<!DOCTYPE html><html lang="de"><head><title>Käse</title></head></html>"#,
    right: #"<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"/><title>Käse</title></head></html>"#,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#charset")

  /// Metadata of the page is in its head.
  static let metadataInBody = Rule(
    "meta/in-body", .error, "A `meta` in the body has `itemprop` or `property`.",
    advice: "What is said about the page as a whole belongs in `head`; some of it is only heeded there.",
    wrong: #"<meta name="author" content="A"/>"#,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta name="author" content="A"/><title>t</title></head>\
      </html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element")

  /// A `meta` says one thing.
  static let metadataKind = Rule(
    "meta/attributes", .error,
    "A `meta` has one of `name`, `http-equiv`, `itemprop` with `content`, or `charset` without.",
    advice: "Write a `meta` of its own for each thing that is said.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta name="author"/><title>t</title></head></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta name="author" content="A"/><title>t</title></head>\
      </html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#the-meta-element")

  /// Only the theme colour depends on media.
  static let metadataMedia = Rule(
    "meta/media", .error, "A `meta` with `media` has the name `theme-color`.",
    advice: "Other metadata does not depend on the medium.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta name="author" media="print" content="A"/>\
      <title>t</title></head>\
      </html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta name="theme-color" media="print" content="red"/>\
      <title>t</title></head></html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-media")

  /// A page is described once.
  static let repeatedMetadata = Rule(
    "meta/repeated", .error, "A page has one description and one colour scheme at most.",
    advice: """
      Which of several is taken is not defined. A theme colour there can be for each `media`, and an application name for each \
      `lang`.
      """,
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta name="description" content="A"/>\
      <meta name="description" content="B"/><title>t</title></head></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta name="description" content="A"/><title>t</title></head>\
      </html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#meta-description")

  /// What stands for a header has the value the header has.
  static let headerContent = Rule(
    "meta/http-equiv", .error, "`content` is what the `http-equiv` beside it asks for.",
    advice: "`content-type` is `text/html; charset=utf-8`, `x-ua-compatible` is `IE=edge`.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta http-equiv="content-type" content="text/html"/>\
      <title>t</title></head></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta http-equiv="content-type" content="text/html; \
      charset=utf-8"/>\
      \
      <title>t</title></head></html>
      """,
    specification: "https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives")

  /// Readers may enlarge a page.
  static let viewportZoom = Rule(
    "meta/viewport-zoom", .warning, "The viewport can be enlarged.",
    advice: "People who see little need to enlarge a page to twice its size at least.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, \
      user-scalable=0"/><title>t</title></head></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"/>\
      <title>t</title></head></html>
      """,
    specification: "https://www.w3.org/WAI/WCAG22/Understanding/resize-text")
}
