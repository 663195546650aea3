import Diagnostics
import Shapes

/// Variables of the process that take the place of plain settings: `VIPERA_BASE_URL`, `VIPERA_AUTHOR_NAME`.
struct SettingsVariables {
  static let prefix = "VIPERA_"
  /// Variables that the tests of this program go by, and no setting.
  private static let others: Set = [
    "VIPERA_COMMONMARK", "VIPERA_EDITS", "VIPERA_HTML5LIB", "VIPERA_MUSTACHE", "VIPERA_NU", "VIPERA_SEEDS",
    "VIPERA_SUITES", "VIPERA_WRITE_RECORDS", "VIPERA_WRITE_SAMPLES",
  ]

  /// The keys that lead to each plain setting, by the name of its variable.
  private let keys: [String: [String]]

  /// Finds the settings that are plain: texts, numbers and answers that stand under known keys.
  init(_ shape: Shape) {
    keys = Dictionary(
      Self.plain(in: shape).map { (Self.name(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What variables say, as mappings to lay over settings, and those that say nothing.
  func read(_ variables: [(name: String, value: String)]) -> (layers: [ContentNode], faults: [Diagnostic]) {
    var layers: [ContentNode] = []
    var faults: [Diagnostic] = []
    for (name, text) in variables {
      let place = SourceLocation(file: name)
      if let path = keys[name] {
        layers.append(.nested(.plain(text), under: path, at: place))
      } else if !Self.others.contains(name) {
        faults.append(
          Diagnostic(
            .warning, rule: "settings/unknown-variable", "there is no setting for the variable \(name)",
            at: place, hint: NearMiss.question(name, among: keys.keys)))
      }
    }
    return (layers, faults)
  }

  private static func plain(in shape: Shape) -> [[String]] {
    guard case .object(let fields) = shape else { return [] }
    return fields.flatMap { field -> [[String]] in
      switch field.shape {
      case .boolean, .integer, .number, .text, .link, .parsed, .choice: [[field.key]]
      case .object: plain(in: field.shape).map { [field.key] + $0 }
      default: []
      }
    }
  }

  /// `["feeds", "terms"]` is `VIPERA_FEEDS_TERMS`, `["baseURL"]` is `VIPERA_BASE_URL`.
  private static func name(of keys: [String]) -> String {
    prefix + keys.map(words).joined(separator: "_")
  }

  /// The words of a key in capitals; capitals in a row are one word.
  private static func words(of key: String) -> String {
    var words = ""
    var wasCapital = true
    for character in key {
      if character.isUppercase, !wasCapital { words += "_" }
      words += character.uppercased()
      wasCapital = character.isUppercase
    }
    return words
  }
}
