/// A table from a data file.
enum DataFragment {
  /// What Markdown says: a file, and the columns that it wants, with commas between them.
  struct Request: Hashable, Sendable {
    let file: String
    let columns: String?
    let caption: String?
  }

  /// What the file has in these columns.
  struct Response: Equatable, Encodable, Sendable {
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
