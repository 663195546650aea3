/// Why a value of JSON is not what a script of its type has to hold; the rule is the caller's.
struct JSONShapeFault: Error {
  /// What is wrong.
  let reason: String
  /// What to write instead, where that is known.
  let hint: String?
  /// The byte where it shows.
  let offset: Int

  init(_ reason: String, hint: String? = nil, at offset: Int) {
    self.reason = reason
    self.hint = hint
    self.offset = offset
  }

  /// The fault of a text that `check` asks to be of a shape, if it is JSON at all.
  static func fault(
    in text: Bytes, of rule: Rule, check: (JSONValue) throws(JSONShapeFault) -> Void
  ) -> ValueFault? {
    let value: JSONValue
    do throws(JSONReader.SyntaxFault) {
      value = try JSONReader.read(text)
    } catch {
      return ValueFault(.badScriptJSON, error.reason, at: error.offset)
    }
    do throws(JSONShapeFault) {
      try check(value)
      return nil
    } catch {
      return ValueFault(rule, error.reason, hint: error.hint, at: error.offset)
    }
  }
}
