import Diagnostics
import Entities
import Shapes

extension ContentNode {
  /// The fields of each collection that describes some, in settings, and what is wrong with them; `record` is what every
  /// record looks like.
  func collectionFields(besides record: Shape) -> (fields: [String: [Field]], faults: [Diagnostic]) {
    let collections = (self["collections"]?.entries ?? []).filter { $0.value["fields"] != nil }
    if collections.isEmpty { return ([:], []) }
    var reader = FieldSchemaReader(collections: self["collections"]?.entries.map(\.key) ?? [])
    var faults: [Diagnostic] = []
    var fields: [String: [Field]] = [:]
    for collection in collections {
      guard let node = collection.value["fields"] else { continue }
      fields[collection.key] = reader.fields(in: node)
      guard collection.value["kind"]?.text == CollectionSettings.Kind.records.rawValue else { continue }
      faults += node.entries.filter { record.hasField($0.key) }.map { entry in
        Diagnostic(
          rule: "content/bad-value", "\(Quotation.of(entry.key)) is a key of every record already",
          at: entry.keyLocation, hint: "choose another name")
      }
    }
    return (fields, reader.diagnostics + faults)
  }
}
