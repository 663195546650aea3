/// A page module to be made: its files, and what is left to do.
public struct NewModule: Hashable, Sendable {
  /// Its roles, its template, and its tests where the program has a folder for them.
  public let scaffold: Scaffold
  /// What makes it part of the site, a line each.
  public let steps: [String]
}

extension PackageOutline {
  /// A new page module of a program, or of the only one there is. Throws where none can be made.
  public func newModule(_ name: String, in target: String? = nil) throws(ScaffoldRefusal) -> NewModule {
    let name = try ModuleName(name)
    let program = try program(of: target)
    let sources = ModuleSources(name)
    let folder = "\(program.folder)/\(name.type)"
    var files = [
      ("Contract", sources.contract), ("Interactor", sources.interactor), ("Router", sources.router),
      ("Presenter", sources.presenter), ("View", sources.view), ("Module", sources.module),
    ].map { role, text in Scaffold.File("\(folder)/\(name.type)\(role).swift", text) }
    files.append(.init("Templates/\(name.slug).mustache", sources.template))
    if let target = program.target, testFolders.contains("\(target)Tests") {
      files.append(.init("Tests/\(target)Tests/\(name.type)Tests.swift", sources.tests(of: target)))
    }
    return NewModule(
      scaffold: Scaffold(files),
      steps: [
        "add \(name.type)Page.module(kit) to the modules in \(program.file)",
        "add {\"title\": \"\(name.title)\", \"to\": \"/\(name.slug)/\"} to a menu in Content/site.json, or link to it",
      ])
  }
}
