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

  /// The articles related to one, the closest first.
  func places(relatedTo article: Int) -> [Int] {
    var shares: [(other: Int, weight: Int)] = []
    for place in places[article] {
      let list = lists[place.list]
      let weight = 1_000_000 / list.count
      for other in list[
        max(0, place.position - Self.reach)..<min(list.count, place.position + Self.reach + 1)]
      where other != article { shares.append((other, weight)) }
    }
    shares.sort { $0.other < $1.other }
    var scores: [(weight: Int, distance: Int, other: Int)] = []
    for share in shares {
      if let last = scores.indices.last, scores[last].other == share.other {
        scores[last].weight += share.weight
      } else {
        scores.append((share.weight, abs(share.other - article), share.other))
      }
    }
    scores.sort { (-$0.weight, $0.distance, $0.other) < (-$1.weight, $1.distance, $1.other) }
    return scores.prefix(Self.limit).map(\.other)
  }
}
