import Diagnostics
import Entities
import Services

extension [RemoteDataSettings] {
  /// The files that lie elsewhere alone, and what is wrong with the others: `paths` are those of all files below `Content`.
  func dividing(by paths: [String]) -> (elsewhere: [RemoteDataSettings], faults: [Diagnostic]) {
    if isEmpty { return ([], []) }
    let paths = Set(paths)
    let here = filter { paths.contains("\(DataFile.folder)/\($0.path)") }
    let faults = here.map { file in
      Diagnostic(
        rule: "remote/name-taken",
        "\(ContentLoader.folder)/\(DataFile.folder)/\(file.path) is there already",
        at: SourceLocation(file.source), hint: "give the data from elsewhere another name, or remove the file"
      )
    }
    return (filter { !here.contains($0) }, faults)
  }
}
