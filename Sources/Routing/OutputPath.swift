/// A file's path below `Public/`: relative, with `/` between its components, and never outside.
public struct OutputPath: Hashable, Sendable {
  /// The path itself, such as `articles/hello/index.html`.
  public let text: String

  /// Takes a path, if each of its components names something: none is empty, `.` or `..`, or holds a control character.
  public init?(_ text: String) {
    var component = Component()
    for byte in text.utf8 {
      if byte != UInt8(ascii: "/") {
        component.add(byte)
      } else if component.namesSomething {
        component = Component()
      } else {
        return nil
      }
    }
    guard component.namesSomething else { return nil }
    self.text = text
  }

  /// The page of a folder: its `index.html`, or another file in it. Components that could lead outside are left out.
  public init(folder components: [String], file: StaticString = "index.html") {
    let safe = components.filter {
      !$0.utf8.contains(UInt8(ascii: "/")) && Component($0).namesSomething
    }
    text = (safe + ["\(file)"]).joined(separator: "/")
  }

  /// The file that answers for a path from the root of the site, decoded: the page of a folder, unless the last component
  /// has an extension.
  public init(alias path: String) {
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    let isFile = !path.hasSuffix("/") && components.last?.contains(".") == true
    let file = isFile ? OutputPath(components.joined(separator: "/")) : nil
    self = file ?? OutputPath(folder: components)
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

  /// What is known of a component while its bytes are read, as the file system reads them: to a String, a slash and a combining
  /// mark are one character, and no slash.
  private struct Component {
    private var count = 0
    private var dotCount = 0
    private var hasControl = false

    init() {}

    init(_ text: String) {
      for byte in text.utf8 { add(byte) }
    }

    mutating func add(_ byte: UInt8) {
      count += 1
      if byte == UInt8(ascii: ".") { dotCount += 1 }
      if byte < 0x20 || byte == 0x7F { hasControl = true }
    }

    /// Whether it is neither empty nor `.` nor `..`, and holds no control character: a newline would end it in the list of files
    /// that a build keeps.
    var namesSomething: Bool { !hasControl && count > 0 && (dotCount < count || count > 2) }
  }

  private var cleaned: String {
    text.hasSuffix("/index.html") ? String(Substring(text.utf8.dropLast("index.html".utf8.count))) : text
  }
}

extension OutputPath {
  /// What the names start with that Vipera keeps for itself, in lower case.
  private static let reserved: StaticString = ".vipera-"
  /// The most bytes of a name that file systems take.
  public static let nameLimit = 255
  /// The most bytes of a whole path: systems take 4096, with those of the folder that it starts from.
  private static let limit = 3_000

  /// Whether the path is, or leads through, what Vipera keeps for itself at the top of the output folder.
  public var isReserved: Bool { Self.isReserved(text) }

  /// Whether a path starts with a name that Vipera keeps for itself, in letters of whatever case.
  static func isReserved(_ path: String) -> Bool {
    guard path.utf8.first == UInt8(ascii: ".") else { return false }
    return path.prefix { $0 != "/" }.lowercased().hasPrefix("\(Self.reserved)")
  }

  /// Whether a name in the path, or the whole, has more bytes than file systems take.
  public var isTooLong: Bool {
    guard text.utf8.count > Self.nameLimit else { return false }
    return text.utf8.count > Self.limit
      || text.utf8.split(separator: UInt8(ascii: "/")).contains { $0.count > Self.nameLimit }
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
