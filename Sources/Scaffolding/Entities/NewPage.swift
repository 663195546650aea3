import ContentLoading
import Entities
import Routing

extension SiteOutline {
  /// The file of a new page, a draft. The name may have folders before it, such as `guide/start`.
  ///
  /// Throws where no such page can be, or is there already.
  public func newPage(_ name: String, title: String? = nil) throws(ScaffoldRefusal) -> Scaffold {
    let name = try EntityName(name, title: title, hasFolders: true, extensions: ["md"])
    let folders = folderNames(name.folders)
    let slug = name.slug.description
    let path = folders.reduce("") { $0.adding($1) }
    try refuseOtherFolders(path.adding("\(slug).md"))
    guard slug != "_index" else {
      throw ScaffoldRefusal(
        "an _index.md is no page, but the text of a folder", hint: "write it by hand: no key has to be in it")
    }
    let isIndex = slug == "index"
    let components = (isIndex ? folders : folders + [slug]).map { (Slug($0) ?? Slug(from: $0)).description }
    let form = isIndex ? path : path.adding(slug)
    try refuseTaken(
      Destination(.text((folders + [slug]).joined(separator: "/")), at: OutputPath(folder: components)),
      files: ["\(form).md", form.adding("index.md")])
    let text = FrontMatterText.block([
      ("title", .text(isIndex && title == nil ? titleOfFolder(folders.last) : name.title)),
      ("draft", .boolean(true)),
    ])
    return Scaffold([.init("Content".adding(path).adding("\(slug).md"), text)])
  }

  /// Folders as they are called already; those that are not there yet are called as in URLs.
  private func folderNames(_ names: [String]) -> [String] {
    var path = ""
    return names.map { name in
      let isThere = files.contains { $0.hasPrefix("\(path.adding(name))/") }
      let folder = isThere ? name : Slug(from: name).description
      path = path.adding(folder)
      return folder
    }
  }

  /// The title of an `index.md`: that of its folder, and of the site at the top.
  private func titleOfFolder(_ folder: String?) -> String {
    folder.map { EntityName.title(of: $0) } ?? settings.title
  }

  /// Refuses a page in a folder that is for something else.
  private func refuseOtherFolders(_ path: String) throws(ScaffoldRefusal) {
    let languages = SourceLanguages(main: settings.language, others: settings.languages.map(\.tag))
    let components = languages.reading(path).path.components
    guard components.count > 1, let folder = components.first else { return }
    if folder == "static" {
      throw ScaffoldRefusal("files in Content/static are copied as they are", hint: "name another folder")
    }
    guard let collection = settings.collections.first(where: { $0.name == folder }) else { return }
    throw ScaffoldRefusal(
      "there are no pages in Content/\(folder), but \(collection.kind.rawValue)",
      hint: "vipera new \(collection.kind.singular) NAME --in \(folder)")
  }
}
