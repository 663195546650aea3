import Markup

/// Marks up code of one language with the classes of `Kind`.
public struct Highlighter: Sendable {
  private let language: any Language.Type

  /// The language of a name or alias, whatever its letter case; nothing if it is not known.
  public init?(language name: String) {
    guard let language = Languages.byName[name.lowercased()] else { return nil }
    self.language = language
  }

  /// All names of languages, aliases too, to find what somebody probably meant.
  public static let names = Languages.all.flatMap { $0.names }

  /// The usual name of the language.
  public var name: String { language.names.first ?? "" }

  /// Appends the code as polyglot HTML: text escaped, a span around each token, none across a line end.
  public func highlight(_ code: UnsafeBufferPointer<UInt8>, into html: inout [UInt8]) {
    html.reserveCapacity(html.count + code.count * 4)
    var writer = TokenWriter(html)
    html = []
    writer.write(code, tokens(in: code))
    html = writer.html
  }

  /// Appends the code as polyglot HTML: text escaped, a span around each token, none across a line end.
  public func highlight(_ code: [UInt8], into html: inout [UInt8]) {
    code.withUnsafeBufferPointer { highlight($0, into: &html) }
  }

  /// Divides code into tokens.
  func tokens(in code: UnsafeBufferPointer<UInt8>) -> [Token] {
    guard let source = code.baseAddress, !code.isEmpty else { return [] }
    var tokens: [Token] = []
    tokens.reserveCapacity(code.count / 3)
    Lexer.run(language, source, 0..<code.count, depth: 0, tokens: &tokens)
    return tokens
  }
}
