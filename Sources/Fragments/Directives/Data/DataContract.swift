/// A table from a data file.
enum DataFragment {
  /// The columns that Markdown asks for, and what the file has in them.
  struct Request: Hashable, Encodable, Sendable {
    let caption: String?
    let columns: [String]
    let rows: [[String]]
  }

  /// A table.
  struct ViewModel: Equatable, Codable, Sendable {
    let label: String
    let caption: String?
    let columns: [String]
    let rows: [Row]

    struct Row: Equatable, Codable, Sendable {
      let cells: [String]
    }
  }
}
