import Diagnostics
import Entities
import Routing

extension ContentNode {
  /// What is wrong with the languages of settings that their shape does not say.
  var languageFaults: [Diagnostic] {
    let languages = self["languages"]?.entries ?? []
    let main = self["language"]?.text ?? SettingsObject.defaults.language
    var known: Set<String> = []
    return languages.flatMap { entry -> [Diagnostic] in
      var faults: [Diagnostic] = []
      if LanguageTag(entry.key) == nil {
        faults.append(fault(entry, "\(Quotation.of(entry.key)) is not \(LanguageTag.expectation)", nil))
      } else if entry.key.lowercased() == main.lowercased() {
        let hint = "what is said of it stands at the top of the file; leave it out here"
        faults.append(fault(entry, "\(entry.key) is the main language of the site", hint))
      } else if !known.insert(entry.key.lowercased()).inserted {
        faults.append(fault(entry, "\(entry.key) is there already in other letters", "leave one of them out"))
      } else if let use = use(ofFolder: entry.key) {
        let hint = "its content and its pages need a folder of that name; give one of them another name"
        faults.append(fault(entry, "\(entry.key) is the name of \(use), too", hint))
      }
      return faults + strangers(in: entry.value, "collections") + strangers(in: entry.value, "taxonomies")
    }
  }

  private func fault(_ entry: Entry, _ message: String, _ hint: String?) -> Diagnostic {
    Diagnostic(rule: "settings/language", message, at: entry.keyLocation, hint: hint)
  }

  /// What else has a folder of a name.
  private func use(ofFolder name: String) -> String? {
    if name == ContentLoader.staticFolder || name == DataFile.folder { return "the folder Content/\(name)" }
    if self["collections"]?[name] != nil { return "a collection" }
    return self["taxonomies"]?[name] != nil ? "a taxonomy" : nil
  }

  /// Lists that a language calls by a title, and that are none of the site.
  private func strangers(in language: ContentNode, _ kind: String) -> [Diagnostic] {
    let own = (self[kind]?.entries ?? []).map(\.key)
    let names =
      kind == "taxonomies" && self[kind] == nil ? SettingsObject.defaults.taxonomies.map(\.name) : own
    return (language[kind]?.entries ?? []).filter { !names.contains($0.key) }.map { entry in
      fault(
        entry, "the site has no \(Quotation.of(entry.key)) among its \(kind)",
        NearMiss.question(entry.key, among: names))
    }
  }
}
