import ContentLoading
import Entities

extension SiteOutline {
  /// The file of a new record of a collection, a draft, with the fields that it has to have. It is written in the format that
  /// its name ends in, else in that of the collection's other files, else in JSON.
  ///
  /// Throws where no such record can be, or is there already.
  public func newRecord(
    _ name: String, title: String? = nil, in collection: String? = nil
  ) throws(ScaffoldRefusal) -> Scaffold {
    let collection = try self.collection(collection, of: .records)
    guard !name.lowercased().hasSuffix(".toml") else {
      throw ScaffoldRefusal(
        "records are made in JSON and YAML",
        hint: "leave .toml out, or write the file by hand: it will be read")
    }
    let name = try EntityName(name, title: title, hasFolders: false, extensions: Self.extensions)
    let slug = name.slug.description
    try refuseTaken(
      destination(of: name, dated: slug, in: collection),
      files: (Self.extensions + ["toml"]).map { "\(collection.name)/\(slug).\($0)" })
    let folder = "Content".adding(collection.name)
    var placeholders = Placeholders(self, beside: folder, slug: slug)
    let keys: [(key: String, value: ContentNode.Value)] =
      [("title", .text(name.title)), ("draft", .boolean(true))]
      + (try placeholders.values(of: collection.fields))
    let fileExtension = name.fileExtension ?? usualExtension(in: collection.name)
    let text =
      fileExtension == "json"
      ? JSONValue(ContentNode(.keys(keys))).document : FrontMatterText.lines(keys)
    return Scaffold([.init(folder.adding("\(slug).\(fileExtension)"), text)] + placeholders.files)
  }

  private static let extensions = ["json", "yaml", "yml"]

  /// The extension of YAML if all files of a collection that could hold records have it.
  private func usualExtension(in collection: String) -> String {
    let used = Set(
      files.filter { $0.hasPrefix("\(collection)/") }.compactMap { file in
        (Self.extensions + ["toml"]).first { file.hasSuffix(".\($0)") }
      })
    return used.count == 1 ? used.intersection(Self.extensions).first ?? "json" : "json"
  }
}
