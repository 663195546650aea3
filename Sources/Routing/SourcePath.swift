/// Paths of source files, as authors write them.
public enum SourcePath {
  /// The path from the root of the site of `path`, which stands in the file `source`. `@/` means `Content/`; `..` never
  /// leads above the root.
  public static func resolve(_ path: String, from source: String) -> String {
    var components = source.split(separator: "/").dropLast()
    var steps = path.split(separator: "/")[...]
    if path.hasPrefix("@/") {
      components = ["Content"]
      steps = steps.dropFirst()
    }
    for step in steps {
      switch step {
      case ".": continue
      case "..": components = components.dropLast()
      default: components.append(step)
      }
    }
    return components.joined(separator: "/")
  }
}
