import Diagnostics

extension Rule {
  /// A value that has to be a URL is empty.
  static let emptyURL = Rule(
    "url/empty", .error, "A URL that has to be there is not empty.",
    advice:
      "An empty URL means the page itself, so that an image or a form would ask for the page again. Write the URL, or leave the attribute out.",
    wrong: #"<img src="" alt="A boat"/>"#,
    right: #"<img src="boat.png" alt="A boat"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/urls-and-fetching.html#valid-non-empty-url")

  /// A value that has to be an absolute URL has no scheme.
  static let relativeURL = Rule(
    "url/not-absolute", .error, "A name that has to be an absolute URL has a scheme.",
    advice: "Item types are names that mean the same on every page, so they are never relative.",
    wrong: #"<div itemscope="" itemtype="/Person"></div>"#,
    right: #"<div itemscope="" itemtype="https://schema.org/Person"></div>"#,
    specification: "https://url.spec.whatwg.org/#absolute-url-string")

  /// The scheme is none of those that are allowed here.
  static let urlScheme = Rule(
    "url/scheme", .error, "Pings go to URLs of the schemes http and https.",
    advice: "Browsers send a ping with `POST`, which other schemes do not have.",
    wrong: #"<a href="/" ping="ftp://example.org/ping">Home</a>"#,
    right: #"<a href="/" ping="https://example.org/ping">Home</a>"#,
    specification: "https://html.spec.whatwg.org/multipage/links.html#ping")

  /// A list of URLs has one twice.
  static let repeatedURL = Rule(
    "url/duplicate", .error, "A list of URLs has each of them once.",
    advice: "The list is a set: saying a URL twice adds nothing, and is mostly a slip.",
    wrong: #"<div itemscope="" itemtype="https://schema.org/Person https://schema.org/Person"></div>"#,
    right: #"<div itemscope="" itemtype="https://schema.org/Person"></div>"#,
    specification: "https://html.spec.whatwg.org/multipage/microdata.html#attr-itemtype")

  /// Not two slashes after a special scheme.
  static let missingSlashes = Rule(
    "url/missing-slashes", .error, "Two slashes follow http:, https:, ws:, wss:, ftp: and file:.",
    advice:
      "Browsers guess, and not always the same: `https:page` is relative on one page and a host on another. Write `https://` and the host, or a URL without scheme.",
    wrong: #"<a href="https:/example.org/">A</a>"#,
    right: #"<a href="https://example.org/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#special-scheme-missing-following-solidus")

  /// A space, tab or line break.
  static let urlSpace = Rule(
    "url/space", .error, "A URL has no spaces, tabs and line breaks in it.",
    advice:
      "Browsers drop tabs and line breaks and encode spaces; other programs end the URL there. Write `%20` for a space.",
    wrong: #"<a href="my page.html">A</a>"#,
    right: #"<a href="my%20page.html">A</a>"#,
    specification: "https://url.spec.whatwg.org/#invalid-url-unit")

  /// A code point that is none for URLs.
  static let invalidURLCodePoint = Rule(
    "url/invalid-code-point", .error, "A URL is made of URL code points.",
    advice:
      "Letters, digits and ``!$&'()*+,-./:;=?@_~`` stand for themselves, and so do letters and signs beyond ASCII. Everything else, such as `[`, `|` or `{`, is percent-encoded.",
    wrong: #"<a href="/search?tags[]=a">A</a>"#,
    right: #"<a href="/search?tags%5B%5D=a">A</a>"#,
    specification: "https://url.spec.whatwg.org/#url-code-points")

  /// A percent sign without two hexadecimal digits.
  static let badPercent = Rule(
    "url/bad-percent", .error, "Two hexadecimal digits follow each percent sign.",
    advice: "A percent sign starts an encoded byte. Write `%25` for the sign itself.",
    wrong: #"<a href="/100%">A</a>"#,
    right: #"<a href="/100%25">A</a>"#,
    specification: "https://url.spec.whatwg.org/#percent-encoded-bytes")

  /// A backslash.
  static let urlBackslash = Rule(
    "url/backslash", .error, "A URL has no backslashes.",
    advice: "Folders are separated by slashes, on every system. Write `%5C` for the character itself.",
    wrong: #"<a href="images\boat.png">A</a>"#,
    right: #"<a href="images/boat.png">A</a>"#,
    specification: "https://url.spec.whatwg.org/#invalid-reverse-solidus")

  /// A number sign in a fragment.
  static let secondHash = Rule(
    "url/second-hash", .error, "A URL has one number sign at most.",
    advice: "The first one starts the fragment. Write `%23` for one in the fragment.",
    wrong: ##"<a href="#a#b">A</a>"##,
    right: ##"<a href="#a%23b">A</a>"##,
    specification: "https://url.spec.whatwg.org/#url-fragment-string")

  /// A user name or password.
  static let userinfo = Rule(
    "url/userinfo", .error, "A URL has no user name and password.",
    advice:
      "Whoever reads the page would read the password, and `https://bank.example@evil.example/` deceives.",
    wrong: #"<a href="https://user:pass@example.org/">A</a>"#,
    right: #"<a href="https://example.org/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#invalid-credentials")

  /// No host where one has to be.
  static let missingHost = Rule(
    "url/missing-host", .error, "A host follows the two slashes.",
    advice: "Write the host, or a URL without scheme for a page of the same site.",
    wrong: #"<a href="https://">A</a>"#,
    right: #"<a href="https://example.org">A</a>"#,
    specification: "https://url.spec.whatwg.org/#host-missing")

  /// A host with what no host has in it.
  static let badHost = Rule(
    "url/bad-host", .error, "A host is a domain or an address.",
    advice:
      "Some characters are forbidden in a host, also percent-encoded: those that have a meaning in URLs, and those that cannot be seen. A label after `xn--` is Punycode.",
    wrong: #"<a href="https://exa%23mple.org/">A</a>"#,
    right: #"<a href="https://example.org/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#concept-host-parser")

  /// A host that ends in a number and is no IPv4 address.
  static let badIPv4 = Rule(
    "url/bad-ipv4", .error, "An IPv4 address is four decimal numbers from 0 to 255.",
    advice:
      "A host that ends in a number is an address. Hexadecimal and octal numbers and fewer than four are read, but only to hide an address.",
    wrong: #"<a href="http://192.168.0.257/">A</a>"#,
    right: #"<a href="http://192.168.0.25/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#concept-ipv4-parser")

  /// A host in brackets that is no IPv6 address.
  static let badIPv6 = Rule(
    "url/bad-ipv6", .error, "What stands in brackets is an IPv6 address.",
    advice:
      "It is eight groups of hexadecimal digits with colons between them; `::` stands for groups of zeros, once.",
    wrong: #"<a href="http://[2001:db8::1::2]/">A</a>"#,
    right: #"<a href="http://[2001:db8::1]/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#concept-ipv6-parser")

  /// A port that is no number.
  static let badPort = Rule(
    "url/bad-port", .error, "A port is a number.",
    advice: "What follows a colon after the host is the port. An IPv6 address stands in brackets.",
    wrong: #"<a href="http://example.org:http/">A</a>"#,
    right: #"<a href="http://example.org:80/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#port-invalid")

  /// A port above 65535.
  static let portOutOfRange = Rule(
    "url/port-out-of-range", .error, "The highest port is 65535.",
    advice: "There is nothing to connect to above it.",
    wrong: #"<a href="http://example.org:70000/">A</a>"#,
    right: #"<a href="http://example.org:7000/">A</a>"#,
    specification: "https://url.spec.whatwg.org/#port-out-of-range")

  /// A `data:` URL that RFC 2397 does not allow.
  static let dataURL = Rule(
    "url/data", .error, "A data: URL is a media type, a comma and the data.",
    advice: "The media type may be left out, the comma may not. After `;base64` the data are Base64.",
    wrong: #"<img src="data:image/gif;base64" alt="A dot"/>"#,
    right: #"<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A dot"/>"#,
    specification: "https://www.rfc-editor.org/rfc/rfc2397#section-3")

  /// A `data:` URL with a fragment.
  static let dataFragment = Rule(
    "url/data-fragment", .warning, "A data: URL has no fragment.",
    advice: "A number sign in the data ends them: write `%23` for it. RFC 2397 knows no fragments.",
    wrong: #"<img src="data:image/svg+xml,%3Csvg/%3E#a" alt="A dot"/>"#,
    right: #"<img src="data:image/svg+xml,%3Csvg/%3E" alt="A dot"/>"#,
    specification: "https://www.rfc-editor.org/rfc/rfc2397#section-3")

  /// The rules of URLs.
  static let urlRules: [Rule] = [
    .emptyURL, .relativeURL, .urlScheme, .repeatedURL, .missingSlashes, .urlSpace, .invalidURLCodePoint,
    .badPercent, .urlBackslash, .secondHash, .userinfo, .missingHost, .badHost, .badIPv4, .badIPv6, .badPort,
    .portOutOfRange, .dataURL, .dataFragment,
  ]
}
