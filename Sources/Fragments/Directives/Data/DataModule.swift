internal import Diagnostics
internal import Entities
internal import Prose
internal import Services
internal import Templates
internal import Viper

extension DataFragment {
  /// `@Data(file: "team.csv", columns: "Name, Role", caption: "…")`.
  static func directive(
    _ templates: TemplateLibrary, _ content: any ContentService, _ words: Words
  ) -> DirectiveModule {
    DirectiveModule(
      "Data",
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: DataPresenter(words: words),
        view: DataView(template: templates.template("directives/data", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, _ in
      let rows = rows(&arguments, content)
      let columns = columns(&arguments, of: rows)
      let cells = rows.map { row in
        let values = Dictionary(
          row.members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        return columns.map { values[$0] ?? .null }
      }
      if let index = columns.indices.first(where: { index in cells.contains { $0[index].text == nil } }) {
        arguments.report(
          "the column \"\(columns[index])\" has lists or objects in it", of: "columns",
          hint: "name columns that hold text, numbers or answers")
      }
      return Request(
        caption: arguments.optionalText("caption"), columns: columns,
        rows: cells.map { row in row.map { $0.text ?? "" } })
    }
  }

  /// The rows of the file; what is no table is reported.
  private static func rows(_ arguments: inout ArgumentReader, _ content: any ContentService) -> [DataValue] {
    let name = arguments.text("file", isFirst: true)
    if name.isEmpty { return [] }
    guard let data = content.data(at: name) else {
      let names = content.dataFiles
      arguments.report(
        "there is no data file Content/data/\(name)", of: "file",
        hint: NearMiss.question(name, among: names)
          ?? (names.isEmpty ? nil : "there are \(names.prefix(10).joined(separator: ", "))"))
      return []
    }
    guard case .list(let rows) = data, !rows.isEmpty, rows.allSatisfy(\.isObject) else {
      arguments.report(
        "\(name) is no table", of: "file",
        hint: "a table is a CSV file with at least one row below its first, or a list of objects")
      return []
    }
    return rows
  }

  /// The columns that are asked for, or all of them; one that no row has is reported.
  private static func columns(_ arguments: inout ArgumentReader, of rows: [DataValue]) -> [String] {
    var all: [String] = []
    var known: Set<String> = []
    for row in rows {
      for member in row.members where known.insert(member.key).inserted { all.append(member.key) }
    }
    guard let text = arguments.optionalText("columns") else { return all }
    let wanted = text.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    for name in wanted where !known.contains(name) && !rows.isEmpty {
      arguments.report(
        "there is no column \"\(name)\"", of: "columns",
        hint: NearMiss.question(name, among: all) ?? "the columns are \(all.joined(separator: ", "))")
    }
    return wanted
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
