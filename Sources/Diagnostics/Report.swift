/// What a run found, as every reporter gets it.
public struct Report: Sendable {
  /// What is told, ordered by place. Rules that the site switched off are not among it, nor is what a baseline knows.
  public let diagnostics: [Diagnostic]
  /// How many pages were looked at.
  public let fileCount: Int
  /// From which severity on the run fails.
  public let threshold: Threshold
  /// Whether the diagnostics are those that a baseline does not know.
  public let isComparedWithBaseline: Bool
  /// The source lines of the diagnostics.
  public let sources: SourceExcerpts
  /// Where each file lies, seen from the top of the repository.
  private let pathsOfFiles: [String: String]?

  /// Gathers what is told about a run. Without `paths`, files are told as diagnostics have them.
  public init(
    _ diagnostics: [Diagnostic], fileCount: Int, threshold: Threshold = .severity(.error),
    isComparedWithBaseline: Bool = false, sources: SourceExcerpts = .none,
    paths: RepositoryPaths? = nil
  ) {
    self.diagnostics = diagnostics
    self.fileCount = fileCount
    self.threshold = threshold
    self.isComparedWithBaseline = isComparedWithBaseline
    self.sources = sources
    pathsOfFiles = paths.map { paths in
      Dictionary(uniqueKeysWithValues: Set(diagnostics.map(\.place.file)).map { ($0, paths.path(of: $0)) })
    }
  }

  /// The file of a diagnostic, seen from the top of the repository; nothing if no file is known.
  func path(of diagnostic: Diagnostic) -> String? {
    let file = diagnostic.place.file
    if file.isEmpty { return nil }
    guard let pathsOfFiles else { return file }
    return pathsOfFiles[file]
  }

  /// The line of a diagnostic, at least 1.
  func line(of diagnostic: Diagnostic) -> Int { max(1, diagnostic.place.line) }

  /// The column of a diagnostic in UTF-16 code units; nothing if the line that tells it cannot be read.
  func column(of diagnostic: Diagnostic) -> Int? {
    sources[diagnostic.place]?.utf16Column ?? (diagnostic.place.column <= 1 ? 1 : nil)
  }

  /// The diagnostics of each file, in the order in which the files come first.
  var byFile: [(path: String?, diagnostics: [Diagnostic])] {
    var numbers: [String?: Int] = [:]
    var files: [(path: String?, diagnostics: [Diagnostic])] = []
    for diagnostic in diagnostics {
      let path = path(of: diagnostic)
      if let number = numbers[path] {
        files[number].diagnostics.append(diagnostic)
      } else {
        numbers[path] = files.count
        files.append((path, [diagnostic]))
      }
    }
    return files
  }

  /// Such as `2 errors, 1 warning`; nothing if there is nothing to tell.
  public static func counts(of diagnostics: [Diagnostic]) -> String? {
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ")
  }
}
