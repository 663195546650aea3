/// What is read as markup besides CommonMark and the extensions that every text may have.
public struct MarkdownDialect: Hashable, Sendable {
  /// Whether `$…$` and `$$…$$` are formulas.
  public let math: Bool
  /// Whether short codes such as `:tada:` are emoji.
  public let emoji: Bool

  /// Makes a dialect; what is not said is not read.
  public init(math: Bool = false, emoji: Bool = false) {
    self.math = math
    self.emoji = emoji
  }
}
