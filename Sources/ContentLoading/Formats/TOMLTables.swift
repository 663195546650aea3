import Diagnostics

/// The tables of a TOML document while it is read: headers and dotted keys may come back to a table as long as nothing
/// has closed it.
struct TOMLTables {
  /// A part of a key and its place.
  struct Key {
    let text: String
    let location: SourceLocation
  }

  /// How a table came to be, which says who may add to it.
  private enum Origin: Equatable {
    /// A header named a table inside it.
    case implied
    /// A header names it.
    case header
    /// Dotted keys below the header of a number made it.
    case dotted(section: Int)
  }

  private enum Value {
    case leaf(ContentNode)
    case table(Int)
    /// An array of tables, by the double brackets of headers: its number among all of them.
    case array(Int)
  }

  private struct Entry {
    let key: Key
    var value: Value
  }

  private struct Table {
    let location: SourceLocation
    var origin: Origin
    var entries: [Entry] = []
    var indices: [String: Int] = [:]
  }

  /// A key that cannot be put where it is written.
  struct Conflict: Error {
    let message: String
    let location: SourceLocation
    let firstLine: Int
  }

  private var tables: [Table]
  private var arrays: [[Int]] = []
  private var current = 0
  private var section = 0

  init(startingAt location: SourceLocation) {
    tables = [Table(location: location, origin: .header)]
  }

  /// Opens the table of a header `[a.b]`.
  mutating func open(_ path: [Key]) throws(Conflict) {
    guard let last = path.last else { return }
    let parent = try parent(of: path)
    if let index = tables[parent].indices[last.text] {
      guard case .table(let table) = tables[parent].entries[index].value, tables[table].origin == .implied
      else { throw conflict(last, in: parent, index) }
      tables[table].origin = .header
      current = table
    } else {
      current = add(Table(location: last.location, origin: .header), under: last, in: parent)
    }
    section += 1
  }

  /// Opens the next table of a header `[[a.b]]`.
  mutating func openNext(_ path: [Key]) throws(Conflict) {
    guard let last = path.last else { return }
    let parent = try parent(of: path)
    let next = tables.count
    if let index = tables[parent].indices[last.text] {
      guard case .array(let array) = tables[parent].entries[index].value else {
        throw conflict(last, in: parent, index)
      }
      arrays[array].append(next)
    } else {
      put(.array(arrays.count), under: last, in: parent)
      arrays.append([next])
    }
    tables.append(Table(location: last.location, origin: .header))
    current = next
    section += 1
  }

  /// Puts a value under a key, which may be dotted, in the table that is open.
  mutating func put(_ node: ContentNode, under path: [Key]) throws(Conflict) {
    guard let last = path.last else { return }
    var table = current
    for key in path.dropLast() { table = try step(to: key, from: table) }
    if let index = tables[table].indices[last.text] { throw conflict(last, in: table, index) }
    put(.leaf(node), under: last, in: table)
  }

  /// The whole document.
  var root: ContentNode { node(0) }

  private func node(_ number: Int) -> ContentNode {
    let table = tables[number]
    let entries = table.entries.map { entry in
      let value =
        switch entry.value {
        case .leaf(let node): node
        case .table(let table): node(table)
        case .array(let array):
          ContentNode(value: .list(arrays[array].map(node)), location: entry.key.location)
        }
      return ContentNode.Entry(key: entry.key.text, keyLocation: entry.key.location, value: value)
    }
    return ContentNode(value: .mapping(entries), location: table.location)
  }

  /// The table above the last part of a header's path; of an array of tables that is its last one.
  private mutating func parent(of path: [Key]) throws(Conflict) -> Int {
    var table = 0
    for key in path.dropLast() {
      guard let index = tables[table].indices[key.text] else {
        table = add(Table(location: key.location, origin: .implied), under: key, in: table)
        continue
      }
      switch tables[table].entries[index].value {
      case .table(let inner): table = inner
      case .array(let array): table = arrays[array].last ?? table
      case .leaf: throw conflict(key, in: table, index)
      }
    }
    return table
  }

  /// The table that a part of a dotted key names, made where there is none.
  private mutating func step(to key: Key, from table: Int) throws(Conflict) -> Int {
    guard let index = tables[table].indices[key.text] else {
      return add(Table(location: key.location, origin: .dotted(section: section)), under: key, in: table)
    }
    guard case .table(let inner) = tables[table].entries[index].value,
      [.implied, .dotted(section: section)].contains(tables[inner].origin)
    else { throw conflict(key, in: table, index) }
    tables[inner].origin = .dotted(section: section)
    return inner
  }

  private mutating func add(_ table: Table, under key: Key, in parent: Int) -> Int {
    put(.table(tables.count), under: key, in: parent)
    tables.append(table)
    return tables.count - 1
  }

  private mutating func put(_ value: Value, under key: Key, in table: Int) {
    tables[table].indices[key.text] = tables[table].entries.count
    tables[table].entries.append(Entry(key: key, value: value))
  }

  private func conflict(_ key: Key, in table: Int, _ index: Int) -> Conflict {
    let first = tables[table].entries[index]
    let message =
      if case .leaf = first.value {
        "the key \(Quotation.of(key.text)) has a value already"
      } else {
        "the table \(Quotation.of(key.text)) is complete already"
      }
    return Conflict(message: message, location: key.location, firstLine: first.key.location.line)
  }
}
