public import Diagnostics
import Markup
import Shapes

/// All templates of a site, parsed once.
public struct TemplateLibrary: Sendable {
  /// What is wrong with the syntax or the encoding of any template, also of one that nobody uses.
  public let diagnostics: [Diagnostic]
  let compilation: Compilation
  private let register = TemplateRegister()

  var catalogue: Catalogue { compilation.catalogue }

  /// Parses templates; root-relative URLs in their attributes get `basePath`, which starts and ends with a
  /// slash, in front. Minified, white space in static text is collapsed where HTML allows it, and comments are left out.
  /// Files that templates name are looked up in `assets`; without it their names stay as they are written. `words` are what
  /// templates say by name, as plain text.
  public init(
    _ sources: [TemplateSource], basePath: String = "/", isMinifying: Bool = false,
    assets: (any AssetNames)? = nil, words: [String: String] = [:]
  ) {
    let catalogue = Catalogue(sources)
    diagnostics = catalogue.templates.flatMap { $0.faults.diagnostics(in: $0.source) }
    compilation = Compilation(
      catalogue: catalogue, normaliser: PolyglotNormaliser(basePath: basePath, isMinifying: isMinifying),
      assets: assets ?? WrittenNames(), words: words, shapes: ShapeMemory())
  }

  private init(_ other: TemplateLibrary, words: [String: String]) {
    diagnostics = []
    compilation = other.compilation.saying(words)
  }

  /// The same templates in another language, which nobody has asked for yet. What is wrong with their syntax is told already.
  public func saying(_ words: [String: String]) -> TemplateLibrary {
    TemplateLibrary(self, words: words)
  }

  /// The template of a name, which is compiled and checked, with all that it includes, against a view model: when it is
  /// first asked for, or ahead of that by `compilations`. The stored properties of the model are read where they lie in memory,
  /// if its `encode(to:)` writes just these.
  public func template<Model: Codable & Sendable>(
    _ name: String, for model: Model.Type, namedAt place: SourceLocation? = nil
  ) -> Template<Model> {
    template(name, for: LayoutFinder.Model(type: model), namedAt: place)
  }

  /// The same for one of Vipera's own view models, which `encode(to:)` writes as the compiler would have it: so the models of the
  /// first pages may be encoded, which is faster where there are few.
  package func template<Model: Codable & Sendable>(
    _ name: String, forOwn model: Model.Type, namedAt place: SourceLocation? = nil
  ) -> Template<Model> {
    template(name, for: LayoutFinder.Model(type: model, isOwn: true), namedAt: place)
  }

  private func template<Model: Codable & Sendable>(
    _ name: String, for model: LayoutFinder.Model, namedAt place: SourceLocation?
  ) -> Template<Model> {
    guard let number = catalogue.number(of: name) else {
      return Template(LazyTemplate { [template = missing(name, namedAt: place)] in template })
    }
    let template = LazyTemplate { [compilation] in compilation.compile(number, for: model) }
    register.append(template)
    return Template(template)
  }

  /// The work of compiling each template that was asked for so far; all can be done at the same time.
  public var compilations: [@Sendable () -> Void] {
    register.templates.map { template in { _ = template.compiled } }
  }

  /// What is wrong with the templates that were asked for so far.
  public var faults: [Diagnostic] { register.templates.flatMap(\.compiled.diagnostics) }

  /// What was asked for so far, by what could be compiled.
  var uses: [TemplateUse] { register.templates.compactMap(\.compiled.use) }

  /// A template that is missing would stand beside the others.
  private func missing(_ name: String, namedAt place: SourceLocation?) -> CompiledTemplate {
    var path = name
    if let neighbour = catalogue.templates.first?.source,
      let range = neighbour.path.ranges(of: neighbour.name).last
    {
      path = neighbour.path
      path.replaceSubrange(range, with: name)
    }
    return CompiledTemplate(
      Diagnostic(
        rule: "template/unknown-template", "there is no template \"\(name)\"",
        at: place ?? SourceLocation(file: path), hint: NearMiss.question(name, among: catalogue.names)))
  }
}
