import Diagnostics
import Highlighting
import Markup

/// Something behind a fence that has no effect.
struct CodeFault: Hashable, Sendable {
  /// The byte where it stands.
  let offset: Int
  var severity = Severity.warning
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

  /// A diagram that cannot be drawn, or a formula that cannot be set.
  init(_ kind: CodeBlock.Replacement, refused message: String, offset: Int) {
    self.offset = offset
    severity = .error
    rule = kind == .diagram ? "markdown/diagram" : "markdown/formula"
    self.message = message
    hint = nil
  }

  /// Code whose parts a program cannot tell.
  init(unhighlighted message: String, offset: Int) {
    self.offset = offset
    rule = "markdown/highlighting"
    self.message = "this code stays plain: \(message)"
    hint = nil
  }

  /// Code of which nobody here makes what is asked for, and what becomes of it.
  init(missing program: String, advice: String, result: String = "this block stays plain code", offset: Int) {
    self.offset = offset
    rule = "settings/missing-program"
    message = "the program \(program) is not installed, and \(result)"
    hint = advice
  }

  /// Attributes that are not understood.
  init(_ fault: ElementAttributes.Fault, offset: Int) {
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
