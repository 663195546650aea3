/// A file of what can be searched.
enum SearchFile {
  /// Asks for one file.
  struct Request: Hashable {
    let place: Int
  }

  /// A file, made when the pages were planned: its name tells its content.
  struct Response: Equatable, Encodable {
    /// Its name without extension.
    let name: String
    /// What it holds, as JSON.
    let json: String
  }
}
