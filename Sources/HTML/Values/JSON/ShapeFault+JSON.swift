extension ShapeFault {
  /// The fault of a text that `check` asks to be of a shape, if it is JSON at all.
  static func fault(
    in text: Bytes, of rule: Rule, check: (JSONValue) throws(ShapeFault) -> Void
  ) -> ValueFault? {
    let value: JSONValue
    do throws(JSONReader.SyntaxFault) {
      value = try JSONReader.read(text)
    } catch {
      return ValueFault(.badScriptJSON, error.reason, at: error.offset)
    }
    do throws(ShapeFault) {
      try check(value)
      return nil
    } catch {
      return error.fault(of: rule)
    }
  }
}
