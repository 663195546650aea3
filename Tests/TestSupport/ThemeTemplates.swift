internal import Files
internal import Prose
public import Templates

/// The templates of the theme, as they lie on disk beside these tests.
public enum ThemeTemplates {
  /// The folder that holds them.
  public static let folder = Repository.root + "/Templates"

  /// All templates, parsed; root-relative URLs in them get `basePath` in front.
  public static func library(basePath: String = "/") throws -> TemplateLibrary {
    TemplateLibrary(
      try FileTree.walk(folder, includingHidden: false).files.filter { $0.path.hasSuffix(".mustache") }.map {
        TemplateSource(
          name: String($0.path.dropLast(".mustache".count)), path: "Templates/\($0.path)",
          bytes: try FileReader.bytes(of: $0.absolutePath))
      }, basePath: basePath, words: Words.english.texts)
  }
}
