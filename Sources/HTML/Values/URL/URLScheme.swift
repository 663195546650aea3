/// The kinds of schemes that are parsed differently (URL §4.2, special scheme).
enum URLScheme {
  /// The special schemes with a host: `http`, `https`, `ws`, `wss`, `ftp`.
  case web
  /// `file`, whose host may be empty.
  case file
  /// `data`, which RFC 2397 says more about.
  case data
  /// `javascript`: what follows is a program, and read as such.
  case javascript
  /// Every other scheme.
  case other

  /// The kind of the scheme of that name.
  init(_ name: Bytes) {
    switch name.count {
    case 2: self = name.equalsIgnoringCase("ws") ? .web : .other
    case 3: self = name.equalsIgnoringCase("wss") || name.equalsIgnoringCase("ftp") ? .web : .other
    case 4 where name.equalsIgnoringCase("http"): self = .web
    case 4 where name.equalsIgnoringCase("data"): self = .data
    case 4 where name.equalsIgnoringCase("file"): self = .file
    case 5: self = name.equalsIgnoringCase("https") ? .web : .other
    case 10: self = name.equalsIgnoringCase("javascript") ? .javascript : .other
    default: self = .other
    }
  }
}
