internal import ContentLoading
internal import Diagnostics
internal import Entities
internal import Fragments
internal import Prose
internal import RedirectModule
internal import Routing
internal import Services
internal import Templates
internal import Viper

/// A site in one of its languages, of which most have one: its content, and the modules that make pages of it.
struct SiteEdition {
  /// The language, where it is not the main one.
  let language: SiteLanguage?
  let content: MemoryContentService
  let library: TemplateLibrary
  let kit: PageKit
  let collections: Collections
  let modules: [any PageModule]

  /// Wires the modules for the content of a language.
  init(
    _ content: MemoryContentService, in language: SiteLanguage?, templates library: TemplateLibrary,
    clock: BuildClock, images: any ImageService, workshop: any Workshop,
    modules: SiteBuilder.Modules, isOneOfSeveral: Bool
  ) {
    self.language = language
    self.content = content
    self.library = library
    kit = PageKit(
      services: ServicesContainer(content: content, clock: clock, images: images, workshop: workshop),
      templates: library)
    collections = Collections(content.settings)
    let modules = modules(kit, collections)
    self.modules = isOneOfSeveral ? modules.map { LanguageModule($0, in: language) } : modules
  }

  /// The addresses that its pages had before.
  var redirects: RedirectList.Part {
    RedirectList.Part(redirects: RedirectPage.redirects(in: content), language: language)
  }

  /// What leads nowhere, or to pictures that are none; `map` is that of the site.
  func targetFaults(in map: SiteMap, images: any ImageService) -> [Diagnostic] {
    let map = map.spoken(in: language)
    return TargetCheck.faults(in: content, map: map) + MenuCheck.faults(in: content.settings)
      + PictureCheck.faults(in: content, ImageGauge { images.header(of: $0) }, map: map)
  }

  /// What is wrong with pictures once their versions were to be made.
  func renditionFaults(in map: SiteMap) -> [Diagnostic] {
    PictureCheck.faults(in: content, ImageGauge(kit.services), map: map.spoken(in: language))
  }
}

/// A site in all of its languages.
struct SiteEditions {
  /// Those of its languages, the main one first; never empty.
  let all: [SiteEdition]
  /// The languages, where there are several.
  let languages: [SiteLanguage]

  /// Wires the modules for the content of each language, with templates that say what is said in it; `library` says
  /// nothing yet.
  init(
    _ loaded: LoadedContent, templates library: TemplateLibrary, clock: BuildClock, images: any ImageService,
    workshop: any Workshop = NoWorkshop(), modules: SiteBuilder.Modules
  ) {
    let others = loaded.translations.map { SiteLanguage($0.settings.language, inFolder: true) }
    let editions = zip([loaded.content] + loaded.translations, [nil] + others)
    all = editions.map { content, language in
      let words = Words(content.settings).addingNames(of: loaded.content.settings.words).texts
      return SiteEdition(
        content, in: language, templates: library.saying(words), clock: clock, images: images,
        workshop: workshop, modules: modules,
        isOneOfSeveral: !others.isEmpty)
    }
    languages =
      others.isEmpty
      ? [] : [SiteLanguage(loaded.content.settings.language, inFolder: false)] + others
  }

  /// The work of compiling all templates.
  var compilations: [@Sendable () -> Void] { all.flatMap(\.library.compilations) }

  /// Templates that no language uses.
  var unusedTemplates: [Diagnostic] {
    let others = all.dropFirst().map { Set($0.library.unusedTemplates) }
    return all[0].library.unusedTemplates.filter { fault in others.allSatisfy { $0.contains(fault) } }
  }
}

extension SiteLanguage {
  fileprivate convenience init(_ tag: String, inFolder: Bool) {
    self.init(tag: tag, name: LanguageWording(tag).name, folder: inFolder ? "\(tag)/" : "")
  }
}
