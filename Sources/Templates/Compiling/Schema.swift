import Shapes

/// A shape as a graph: kinds by number, so that a type inside itself is the same number again.
struct Schema: Sendable {
  typealias ID = Int

  enum Kind: Sendable {
    case boolean
    /// Text and everything that is printed like it.
    case text(Text)
    case markup
    case list(ID)
    case map
    case object([Field])
    /// What stands under a key that does not exist: anything goes, because that was told already.
    case unknown
  }

  /// What is known of a text.
  enum Text: Sendable {
    case any
    /// A number, which JSON writes without quotes.
    case number
    /// A resolved URL.
    case link
    /// One of these.
    case choice([String])
  }

  struct Field: Sendable {
    let key: String
    let kind: ID
    let isOptional: Bool
  }

  let root: ID
  private(set) var kinds: [Kind]

  /// The number of `Kind.unknown`.
  static let unknown: ID = 0

  init(_ shape: Shape) {
    var graph = Graph()
    root = graph.add(shape, inside: [])
    kinds = graph.kinds
  }

  subscript(id: ID) -> Kind { kinds[id] }

  private struct Graph {
    var kinds: [Kind] = [.unknown]

    mutating func add(_ shape: Shape, inside objects: [ID]) -> ID {
      switch shape {
      case .boolean: return add(.boolean)
      case .integer, .number: return add(.text(.number))
      case .text, .parsed: return add(.text(.any))
      case .link: return add(.text(.link))
      case .choice(let choices): return add(.text(.choice(choices)))
      case .markup: return add(.markup)
      case .list(let element): return add(.list(add(element, inside: objects)))
      case .map: return add(.map)
      case .anything: return Schema.unknown
      case .object(let fields):
        let id = add(.object([]))
        kinds[id] = .object(
          fields.map { field in
            let kind = add(field.shape, inside: objects + [id])
            return Field(key: field.key, kind: kind, isOptional: field.isOptional)
          })
        return id
      case .recursion(_, let depth): return depth < objects.count ? objects[depth] : Schema.unknown
      }
    }

    private mutating func add(_ kind: Kind) -> ID {
      kinds.append(kind)
      return kinds.count - 1
    }
  }
}
