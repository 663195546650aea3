import Diagnostics
import Highlighting

/// Something behind a fence that has no effect.
struct CodeFault: Hashable, Sendable {
  /// The byte where it stands.
  let offset: Int
  let rule: String
  let message: String
  let hint: String?

  /// Code of a language that nobody knows.
  init(unknownLanguage name: String, offset: Int) {
    self.offset = offset
    rule = "markdown/unknown-language"
    message = "\"\(name)\" is no known language of code"
    hint =
      NearMiss.question(name, among: Highlighter.names + Highlighter.plainNames)
      ?? "write text for code that stays plain"
  }

  /// Attributes that are not understood.
  init(_ fault: AttributeList.Fault, offset: Int) {
    self.offset = offset
    rule = "markdown/attributes"
    message = fault.message
    hint = fault.hint
  }

  /// A part of an info string that is not understood.
  init(_ fault: CodeBlock.InfoFault, offset: Int) {
    self.offset = offset
    rule = "markdown/code-info"
    message = fault.message
    hint = fault.hint
  }
}
