/// What is read as markup besides CommonMark and the extensions that every text may have.
public struct MarkdownDialect: Hashable, Sendable {
  /// Whether `$…$` and `$$…$$` are formulas.
  public let math: Bool

  /// Makes a dialect; what is not said is not read.
  public init(math: Bool = false) {
    self.math = math
  }
}
