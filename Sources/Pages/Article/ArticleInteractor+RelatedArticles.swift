import Entities

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

  init(among articles: [Article], taxonomies: [String]) {
    var numbers: [Slug: Int] = [:]
    var lists: [[Int]] = []
    var places: [[Place]] = Array(repeating: [], count: articles.count)
    for taxonomy in taxonomies {
      numbers.removeAll(keepingCapacity: true)
      for (number, article) in articles.enumerated() {
        for term in article.terms[taxonomy] ?? [] {
          let list = numbers[term.slug] ?? lists.count
          if list == lists.count {
            numbers[term.slug] = list
            lists.append([])
          }
          places[number].append(Place(list: list, position: lists[list].count))
          lists[list].append(number)
        }
      }
    }
    self.lists = lists
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
