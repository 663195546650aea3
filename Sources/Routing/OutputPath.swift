/// A file's path below `Public/`: relative, with `/` between its components, and never outside.
public struct OutputPath: Hashable, Sendable {
  /// The path itself, such as `articles/hello/index.html`.
  public let text: String

  /// Takes a path, if each of its components names something: none is empty, `.` or `..`, or holds a NUL.
  public init?(_ text: String) {
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    guard components.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) })
    else { return nil }
    self.text = text
  }

  /// The page of a folder: its `index.html`. Components that could lead outside are left out.
  public init(folder components: [String]) {
    text =
      (components.filter { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("/") } + ["index.html"])
      .joined(separator: "/")
  }

  /// The page that servers show where there is none.
  public static let notFound = OutputPath(verbatim: "404.html")

  private init(verbatim text: String) {
    self.text = text
  }

  /// The path of its URL below the base path, percent-encoded (RFC 3986): `articles/hello/` for `articles/hello/index.html`.
  public var urlPath: String {
    PercentEncoding.encode(text == "index.html" ? "" : cleaned)
  }

  private var cleaned: String {
    text.hasSuffix("/index.html") ? String(text.dropLast("index.html".count)) : text
  }
}

extension OutputPath: Comparable {
  /// Orders by the path's text.
  public static func < (left: OutputPath, right: OutputPath) -> Bool {
    left.text < right.text
  }
}

extension OutputPath: CustomStringConvertible {
  /// The path itself.
  public var description: String { text }
}
