import Diagnostics
import Entities
import Services
import Viper

/// Finds the cells of a table in a data file.
struct DataInteractor: DirectiveInteractor {
  let content: any ContentService

  func respond(to request: DataFragment.Request) throws(ArgumentFaults) -> DataFragment.Response {
    let rows = try rows(of: request.file)
    let columns = try columns(request.columns, of: rows)
    let cells = rows.map { row in
      let values = Dictionary(row.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
      return columns.map { values[$0] ?? .null }
    }
    if let index = columns.indices.first(where: { index in cells.contains { $0[index].text == nil } }) {
      throw ArgumentFaults(
        "the column \"\(columns[index])\" has lists or objects in it", of: "columns",
        hint: "name columns that hold text, numbers or answers")
    }
    return .init(
      caption: request.caption, columns: columns, rows: cells.map { row in row.map { $0.text ?? "" } })
  }

  private func rows(of file: String) throws(ArgumentFaults) -> [DataValue] {
    if file.isEmpty { throw ArgumentFaults() }
    guard let data = content.data(at: file) else {
      let names = content.dataFiles
      throw ArgumentFaults(
        "there is no data file Content/data/\(file)", of: "file",
        hint: NearMiss.question(file, among: names)
          ?? (names.isEmpty ? nil : "there are \(names.prefix(10).joined(separator: ", "))"))
    }
    guard case .list(let rows) = data, !rows.isEmpty, rows.allSatisfy(\.isObject) else {
      throw ArgumentFaults(
        "\(file) is no table", of: "file",
        hint: "a table is a CSV file with at least one row below its first, or a list of objects")
    }
    return rows
  }

  /// The columns that are asked for, or all of them; each has to be in a row.
  private func columns(_ asked: String?, of rows: [DataValue]) throws(ArgumentFaults) -> [String] {
    var all: [String] = []
    var known: Set<String> = []
    for row in rows {
      for member in row.members where known.insert(member.key).inserted { all.append(member.key) }
    }
    guard let asked else { return all }
    let columns = asked.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    var faults = ArgumentFaults()
    for name in columns where !known.contains(name) {
      faults.add(
        "there is no column \"\(name)\"", of: "columns",
        hint: NearMiss.question(name, among: all) ?? "the columns are \(all.joined(separator: ", "))")
    }
    if !faults.isEmpty { throw faults }
    return columns
  }
}

extension DataValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
