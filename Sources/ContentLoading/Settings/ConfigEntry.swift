public import Diagnostics
import Entities
import Routing

/// A setting, its value and where that comes from.
public struct ConfigEntry: Sendable {
  /// The keys that lead to it, with points between them; elements of lists are counted from 0.
  public let name: String
  /// The value in JSON, where it comes from a file.
  public let value: String
  /// `default`, a file with its line, the name of a variable, or `--base-url`.
  public let origin: String
}

extension ContentLoader {
  /// Every setting of a site: those that are said, and the defaults of those that are not; and what is wrong with them.
  ///
  /// Throws a `FileFailure` where a file of them cannot be read.
  public func config(_ choice: SettingsChoice) throws -> (entries: [ConfigEntry], diagnostics: [Diagnostic]) {
    let reading = try readSettings(choice)
    var entries: [ConfigEntry] = []
    if let node = reading.node { ConfigEntry.add(node, named: "", to: &entries) }
    if let address = choice.baseURL {
      entries.removeAll { $0.name == "baseURL" }
      entries.append(
        ConfigEntry(
          name: "baseURL", value: JSONValue.text(address.description).line, origin: "--base-url"))
    }
    let said = entries.map(\.name)
    for entry in ConfigEntry.defaults(
      collections: reading.settings?.collections.map(\.name) ?? [],
      remote: (reading.node?["remote"]?.entries ?? []).map(\.key))
    where !said.contains(where: { $0 == entry.name || $0.hasPrefix("\(entry.name).") }) {
      entries.append(entry)
    }
    return (entries.sorted { $0.name < $1.name }, reading.diagnostics)
  }
}

extension ConfigEntry {
  /// What counts where nothing is said.
  fileprivate static func defaults(collections: [String], remote: [String]) -> [ConfigEntry] {
    let (site, collection) = (SettingsObject.defaults, SettingsObject.Collection.defaults)
    let ofCollections = collections.flatMap { name -> [(String, JSONValue)] in
      [
        ("collections.\(name).permalink", .text(collection.permalink)),
        ("collections.\(name).pageSize", .literal("\(collection.pageSize)")),
      ]
    }
    let ofRemote = remote.flatMap { name -> [(String, JSONValue)] in
      let defaults = SettingsObject.Remote.defaults
      return [
        ("remote.\(name).maxAge", .text(TimeSpan(seconds: defaults.maxAge).description)),
        ("remote.\(name).timeout", .text(TimeSpan(seconds: defaults.timeout).description)),
      ]
    }
    let values: [(String, JSONValue)] =
      [
        ("language", .text(site.language)), ("search", .boolean(site.search)),
        ("markdown.highlight", .boolean(site.markdown.highlight)),
        ("markdown.smartPunctuation", .boolean(site.markdown.smartPunctuation)),
        ("markdown.emoji", .boolean(site.markdown.emoji)),
        ("markdown.math", .boolean(site.markdown.math)),
        ("dates.updated", .text(site.dates.updated.rawValue)),
        ("markdown.diagrams", .boolean(site.markdown.diagrams)),
        ("markdown.pygments", .boolean(site.markdown.pygments)),
        ("markdown.katex", .boolean(site.markdown.katex)),
        ("images.widths", .list(site.images.widths.map { .literal("\($0)") })),
        ("images.sizes", .text(site.images.sizes)),
        ("feeds.formats", .list(site.feeds.formats.map { .text($0.rawValue) })),
        ("feeds.content", .text(site.feeds.content.rawValue)),
        ("feeds.limit", .literal("\(site.feeds.limit)")), ("feeds.terms", .boolean(site.feeds.terms)),
        ("taxonomies", .list(site.taxonomies.map { .text($0.name) })),
      ] + ofCollections + ofRemote
    return values.map { ConfigEntry(name: $0, value: $1.line, origin: "default") }
  }

  /// Adds the values of a mapping or list under their names.
  fileprivate static func add(_ node: ContentNode, named name: String, to entries: inout [ConfigEntry]) {
    let prefix = name.isEmpty ? "" : "\(name)."
    switch node.value {
    case .mapping(let members) where !members.isEmpty:
      for member in members { add(member.value, named: prefix + member.key, to: &entries) }
    case .list(let nodes) where !nodes.isEmpty:
      for (number, node) in nodes.enumerated() { add(node, named: "\(prefix)\(number)", to: &entries) }
    default:
      let isFile = node.location.file.hasPrefix(ContentLoader.folder)
      entries.append(
        ConfigEntry(
          name: name, value: JSONValue(node).line,
          origin: isFile ? "\(node.location.file):\(node.location.line)" : node.location.file))
    }
  }
}
