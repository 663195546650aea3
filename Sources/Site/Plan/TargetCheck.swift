internal import Diagnostics
internal import Entities
internal import Routing
internal import Services

/// Finds menu entries, files of the head, references of records, pictures of pages and addresses in fields of collections that
/// lead nowhere.
enum TargetCheck {
  static func faults(in content: any ContentService, map: SiteMap) -> [Diagnostic] {
    let ways = Ways(in: map)
    let entries =
      content.settings.menus.values.joined().map { ($0.to, $0.source) }
      + content.settings.head.files.map { ($0.to, $0.source) }
    let references = content.settings.collections.flatMap { content.records(in: $0.name) }
      .flatMap { record in record.references.map { ($0.to, $0.source) } }
    let pictures = content.pictures.map { ($0.file, $0.source) }
    return (entries + references + pictures + fields(in: content)).compactMap { target, source in
      guard case .failure(let fault) = ways.resolve(target, from: source.path) else { return nil }
      return Diagnostic(
        rule: "routing/unknown-page", fault.message, at: SourceLocation(source), hint: fault.hint)
    }
  }

  /// What the fields of entries name, where collections describe some.
  private static func fields(in content: any ContentService) -> [(String, ContentSource)] {
    content.settings.collections.filter { !$0.fields.isEmpty }.flatMap { collection in
      content.records(in: collection.name).flatMap(\.fields)
        + content.articles(in: collection.name).flatMap(\.details.fields)
    }.flatMap(\.value.targets).map { ($0.to, $0.source) }
  }
}
