import Services

/// Finds the articles that share terms with one: the rarer a term, the more it counts; then the nearer in time.
struct RelatedArticles: Sendable {
  private static let limit = 5
  /// How many articles on both sides in the list of a term are compared, so that a term which all have costs no more
  /// than others.
  private static let reach = 8

  /// An article's place in the list of one of its terms.
  private struct Place {
    let list: Int
    let position: Int
  }

  /// The articles of each term, in the order of all.
  private let lists: [[Int]]
  private let places: [[Place]]

  /// Takes how many articles there are, and their terms.
  init(among count: Int, by terms: [ArticleTerm]) {
    lists = terms.map(\.places)
    var places: [[Place]] = Array(repeating: [], count: count)
    for (list, articles) in lists.enumerated() {
      for (position, article) in articles.enumerated() {
        places[article].append(Place(list: list, position: position))
      }
    }
    self.places = places
  }

  /// What an article has to do with another one.
  private struct Score {
    let other: Int
    let distance: Int
    var weight: Int

    func isCloser(than score: Score) -> Bool {
      (-weight, distance, other) < (-score.weight, score.distance, score.other)
    }
  }

  /// The articles related to one, the closest first.
  func places(relatedTo article: Int) -> [Int] {
    // A share is one number, the other article before the weight: numbers are sorted fastest.
    var shares: [UInt64] = []
    for place in places[article] {
      let list = lists[place.list]
      let weight = UInt64(1_000_000 / list.count)
      for other in list[
        max(0, place.position - Self.reach)..<min(list.count, place.position + Self.reach + 1)]
      where other != article { shares.append(UInt64(other) << 32 | weight) }
    }
    shares.sort()
    var closest: [Score] = []
    var rest = shares[...]
    while let first = rest.first {
      let other = Int(first >> 32)
      var score = Score(other: other, distance: abs(other - article), weight: 0)
      while let share = rest.first, share >> 32 == first >> 32 {
        score.weight += Int(share & 0xFFFF_FFFF)
        rest.removeFirst()
      }
      let rank = closest.firstIndex { score.isCloser(than: $0) } ?? closest.count
      if rank < Self.limit {
        if closest.count == Self.limit { closest.removeLast() }
        closest.insert(score, at: rank)
      }
    }
    return closest.map(\.other)
  }
}
