internal import Diagnostics

/// Things of one kind with the same fields, for people and for programs.
struct Listing<Thing> {
  /// A name, and what a thing has under it.
  struct Field: Sendable {
    let name: String
    let text: @Sendable (Thing) -> String

    init(_ name: String, _ text: @escaping @Sendable (Thing) -> String) {
      self.name = name
      self.text = text
    }
  }

  private let things: [Thing]
  private let fields: [Field]

  init(_ things: [Thing], fields: [Field]) {
    self.things = things
    self.fields = fields
  }

  /// A line for each thing, with the fields of some names below each other.
  func columns(_ names: [String]) -> String {
    let fields = names.compactMap { name in self.fields.first { $0.name == name } }
    let rows = things.map { thing in fields.map { $0.text(thing) } }
    let widths = fields.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        ShownText.padded(text, to: width)
      }
      return ShownText.trimmed(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  /// An array of objects with all fields, one a line.
  var json: String {
    let objects = things.map { thing in
      let members = fields.map { "\(JSONText.quoted($0.name)):\(JSONText.quoted($0.text(thing)))" }
      return "{\(members.joined(separator: ","))}"
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}
