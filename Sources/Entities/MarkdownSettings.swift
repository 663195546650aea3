/// How a site wants its Markdown to be shown.
public struct MarkdownSettings: Hashable, Sendable {
  /// Whether fenced code is highlighted.
  public let highlight: Bool
  /// Whether quotation marks, dashes and dots are set as the site's language sets them.
  public let smartPunctuation: Bool

  /// Whether `$…$` and `$$…$$` are formulas in TeX.
  public let math: Bool
  /// Whether diagrams in code are drawn.
  public let diagrams: Bool

  /// Makes settings; what is not said is as Vipera does it by itself.
  public init(highlight: Bool = true, smartPunctuation: Bool = false, math: Bool = false, diagrams: Bool = false) {
    self.diagrams = diagrams
    self.highlight = highlight
    self.smartPunctuation = smartPunctuation
    self.math = math
  }
}
