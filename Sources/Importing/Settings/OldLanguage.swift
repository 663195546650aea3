import ContentLoading
import Diagnostics

/// A language of the old site beside the main one.
struct OldLanguage {
  /// Its name in files, folders and addresses.
  let name: String
  var title: String?
  var description: String?
  var menus: [(name: String, entries: [SiteDescription.MenuItem])] = []
  /// Whether the old site has switched it off.
  var isOff = false
}

extension SiteDescription {
  /// A path without the language in the name of its file, and that language; nothing for the main one.
  func parted(_ path: String) -> (path: String, language: String?) {
    let name = path.fileName
    let ending = name.stem.fileExtension
    let isMain = ending == mainLanguage.lowercased()
    let other = languages.first { $0.name.lowercased() == ending }
    guard !ending.isEmpty, isMain || other != nil else { return (path, nil) }
    let plain = name.stem.stem + name.dropFirst(name.stem.count)
    return (path.folderPath.folderSlash + plain, isMain ? nil : other?.name)
  }

  /// Whether the old site has switched a language off.
  func isOff(_ language: String) -> Bool { languages.contains { $0.name == language && $0.isOff } }

  /// What addresses of a language started with in the old site.
  func oldPrefix(of language: String?) -> String { language.map { "/\($0)" } ?? mainPrefix }

  /// What they start with in the new one.
  static func newPrefix(of language: String?) -> String { language.map { "/\($0)" } ?? "" }
}

extension String {
  /// A path with the language in the name of its file.
  func named(_ language: String?) -> String {
    guard let language else { return self }
    let name = fileName
    let file = "\(name.stem).\(language)\(name.dropFirst(name.stem.count))"
    return folderPath.folderSlash + file
  }
}
