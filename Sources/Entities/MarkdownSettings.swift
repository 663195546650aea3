/// How a site wants its Markdown to be shown.
public struct MarkdownSettings: Hashable, Sendable {
  /// Whether fenced code is highlighted.
  public let highlight: Bool
  /// Whether quotation marks, dashes and dots are set as the site's language sets them.
  public let smartPunctuation: Bool
  /// Whether short codes such as `:tada:` are emoji.
  public let emoji: Bool
  /// Whether `$…$` and `$$…$$` are formulas in TeX.
  public let math: Bool
  /// Whether diagrams in code are drawn.
  public let diagrams: Bool
  /// Whether code in languages that are not known here is highlighted by Pygments.
  public let pygments: Bool
  /// Whether formulas are set by KaTeX.
  public let katex: Bool

  /// Makes settings; what is not said is as Vipera does it by itself.
  public init(
    highlight: Bool = true, smartPunctuation: Bool = false, emoji: Bool = false, math: Bool = false,
    diagrams: Bool = false, pygments: Bool = false, katex: Bool = false
  ) {
    self.katex = katex
    self.pygments = pygments
    self.diagrams = diagrams
    self.highlight = highlight
    self.smartPunctuation = smartPunctuation
    self.math = math
    self.emoji = emoji
  }
}

extension MarkdownSettings {
  /// Whether other programs make something of code.
  public var asksForPrograms: Bool { diagrams || pygments && highlight || katex && math }
}
