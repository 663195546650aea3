@testable import HTML

/// The ids of the rules that a piece of a body breaks, or a whole page, each once; only those of a family if one is given.
func brokenRules(in markup: String, of family: String = "") -> Set<String> {
  Set(faults(in: markup).map(\.rule.id).filter { $0.hasPrefix(family) })
}

/// What is wrong with a piece of a body, or a whole page.
func faults(in markup: String) -> [Fault] {
  let page =
    markup.contains("<html")
    ? markup
    : """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head><body>\(markup)</body></html>
    """
  var checker = Checker()
  return checker.faults(in: Array(page.utf8))
}
