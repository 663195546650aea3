package import Markup

/// Marks up code of one language with the classes of `Kind`.
public struct Highlighter: Sendable {
  private let language: any Language.Type

  /// The language of a name or alias, whatever its letter case; nothing if it is not known.
  package init?(language name: String) {
    guard let language = Languages.byName[name] ?? Languages.byName[name.lowercased()] else { return nil }
    self.language = language
  }

  /// All names of languages, aliases too, to find what somebody probably meant.
  public static let names = Languages.all.flatMap { $0.names }

  /// Names of text that is no code, and of code that is drawn, where a site asks for it; both stay plain.
  public static let plainNames = [
    "text", "txt", "plain", "plaintext", "none", "dot", "graphviz", "gv", "mermaid", "math",
  ]

  /// Whether the name is that of a language, or of plain text, whatever its letter case.
  public static func knows(_ name: String) -> Bool {
    Highlighter(language: name) != nil || plainNames.contains(name.lowercased())
  }

  /// The usual name of the language.
  package var name: String { language.names.first ?? "" }

  /// Writes the code as polyglot HTML: text escaped, a span around each token, none across a line end. Characters that XML
  /// does not allow become U+FFFD.
  package func highlight(_ code: UnsafeBufferPointer<UInt8>, to page: inout MarkupWriter) {
    if let allowed = Escape.replacingNonXML(in: code) {
      allowed.withUnsafeBufferPointer { highlightAllowed($0, to: &page) }
    } else {
      highlightAllowed(code, to: &page)
    }
  }

  private func highlightAllowed(_ code: UnsafeBufferPointer<UInt8>, to page: inout MarkupWriter) {
    withTokens(in: code) { page.write($0, of: code) }
  }

  /// Lends the tokens of some code; code of 4 GB or more is one that is plain.
  func withTokens(in code: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<Token>) -> Void) {
    guard let source = code.baseAddress, !code.isEmpty, code.count < UInt32.max else { return }
    withUnsafeTemporaryAllocation(of: Token.self, capacity: code.count) { memory in
      guard let start = memory.baseAddress else { return }
      var tokens = TokenBuffer(start, capacity: memory.count)
      Lexer.run(language, source, 0..<code.count, depth: 0, tokens: &tokens)
      body(UnsafeBufferPointer(rebasing: memory[0..<tokens.count]))
    }
  }
}
