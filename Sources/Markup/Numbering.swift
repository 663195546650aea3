/// What there may be once on a page, of texts that stand on it together: each goes on where the one before it ended.
public struct Numbering: Hashable, Codable, Sendable {
  /// The ids of headings.
  public private(set) var ids: [String]
  /// How many footnotes there are.
  public private(set) var footnotes: Int
  /// How many directives there are.
  public private(set) var directives: Int

  /// Counts what there is; nothing unless said otherwise.
  public init(ids: [String] = [], footnotes: Int = 0, directives: Int = 0) {
    self.ids = ids
    self.footnotes = footnotes
    self.directives = directives
  }

  /// Goes on with what another text has.
  public mutating func append(_ other: Numbering) {
    ids += other.ids
    footnotes += other.footnotes
    directives += other.directives
  }
}
