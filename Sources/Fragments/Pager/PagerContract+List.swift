public import Prose
public import Routing

extension PagerFragment.Request {
  /// The pages before and behind one of a list that is cut into pages, the first of which has the number 1.
  public init(
    page: Int, of pageCount: Int, before: Words.Key, behind: Words.Key, _ words: Words, route: (Int) -> Route
  ) {
    func neighbour(_ label: Words.Key, page: Int) -> PagerFragment.Neighbour? {
      guard (1...pageCount).contains(page) else { return nil }
      return .init(
        label: words[label],
        title: words.text(.page, ["number": String(page), "count": String(pageCount)]), route: route(page))
    }
    self.init(
      label: words[.pagesOfList], previous: neighbour(before, page: page - 1),
      next: neighbour(behind, page: page + 1))
  }
}
