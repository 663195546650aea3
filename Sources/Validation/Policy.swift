public import Diagnostics

/// What a site asks of its pages by an expression in XPath 1.0.
///
/// A condition (`true` or `false`, a number, a text) has to hold, by XPath's own measure: 0, what is no number and the empty
/// text do not. A selection has to be empty: every node in it breaks the policy.
public struct Policy: Sendable {
  /// The expression.
  public let xpath: String
  /// What is asked, in words.
  public let message: String
  /// How much it matters.
  public let severity: Severity
  /// The output paths of the pages it is asked of; all if there is no pattern.
  public let paths: [PathPattern]
  /// The place in the settings where the expression stands.
  public let source: SourceLocation

  /// Asks something.
  public init(
    xpath: String, message: String, severity: Severity, paths: [PathPattern], source: SourceLocation
  ) {
    self.xpath = xpath
    self.message = message
    self.severity = severity
    self.paths = paths
    self.source = source
  }

  /// What is wrong with an expression, and what to do about it; nothing if it can be asked of a page.
  public static func fault(in xpath: String) -> (message: String, hint: String?)? {
    if let fault = XPathNames.firstFault(in: xpath) { return (fault.message, fault.hint) }
    let evaluator = XPathEvaluator()
    do throws(XPathEvaluator.Fault) {
      // The number of arguments and their types show when somebody asks.
      let tree = try PageTreeBuilder().tree(of: Array("<html><head/><body/></html>".utf8))
      _ = try evaluator.value(of: evaluator.compile(xpath), in: tree)
      return nil
    } catch {
      return ("this is no XPath 1.0: \(error.message)", hint(for: error, in: xpath))
    }
  }

  private static func hint(for fault: XPathEvaluator.Fault, in xpath: String) -> String? {
    guard let offset = fault.offset, offset <= xpath.utf8.count else { return nil }
    let read = String(decoding: xpath.utf8.prefix(offset), as: UTF8.self)
    return offset == 0 ? nil : "it is understood as far as \"\(read)\""
  }
}
