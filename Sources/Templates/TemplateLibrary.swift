public import Diagnostics
import Markup
import Shapes

/// All templates of a site, parsed once.
public struct TemplateLibrary: Sendable {
  /// What is wrong with the syntax or the encoding of any template, also of one that nobody uses.
  public let diagnostics: [Diagnostic]
  let catalogue: Catalogue
  private let normaliser: PolyglotNormaliser
  let register = TemplateRegister()

  /// Parses templates; root-relative URLs in their attributes get `basePath`, which starts and ends with a
  /// slash, in front. Minified, white space in static text is collapsed where HTML allows it, and comments are left out.
  public init(_ sources: [TemplateSource], basePath: String = "/", isMinifying: Bool = false) {
    catalogue = Catalogue(sources)
    diagnostics = catalogue.templates.flatMap { $0.faults.diagnostics(in: $0.source) }
    normaliser = PolyglotNormaliser(basePath: basePath, isMinifying: isMinifying)
  }

  /// Compiles the template of a name and checks it, with all that it includes, against a view model.
  public func template<Model: Codable & Sendable>(
    _ name: String, for model: Model.Type, namedAt place: SourceLocation? = nil
  ) -> Template<Model> {
    guard let number = catalogue.number(of: name) else { return Template(missing(name, namedAt: place)) }
    do throws(UnknownShape) {
      let shape = try Shape.of(model)
      let compiled = compile(number, shape: shape, model: model)
      register.append(
        TemplateUse(
          template: number, model: "\(String(reflecting: model))", shape: shape, included: compiled.included))
      return Template(compiled)
    } catch {
      return Template(
        CompiledTemplate(Diagnostic(rule: "template/unknown-shape", "\(error)", at: location(of: number))))
    }
  }

  /// Compiles a template against a shape; leniently, what does not exist is nothing. Without the type of a
  /// model it renders a `Value`.
  func compile(
    _ template: Int, shape: Shape, model: Reader.Encoded? = nil, isLenient: Bool = false
  ) -> CompiledTemplate {
    let schema = Schema(shape)
    var compiler = compiler(schema, isLenient: isLenient)
    let program = compiler.compile(template)
    let written = catalogue.inclusions(of: template)
    let chosen = compiler.included.subtracting(written)
    let diagnostics = (written + chosen.sorted()).flatMap { number in
      let parsed = catalogue.templates[number]
      return (parsed.faults + compiler.faults[number, default: []]).diagnostics(in: parsed.source)
    }
    // The program of a broken template is never run, and its slots may lead nowhere.
    let isBroken = diagnostics.contains { $0.severity == .error }
    let layout =
      isBroken ? nil : model.map { self.layout(of: $0, in: schema, for: program) }
    return CompiledTemplate(
      program: program, schema: schema, layout: layout ?? .encoded,
      sources: catalogue.templates.map(\.source),
      location: location(of: template), diagnostics: diagnostics, included: chosen.union(written))
  }

  private func layout(of model: Reader.Encoded, in schema: Schema, for program: Program) -> Layout {
    let layout = LayoutFinder.layout(of: model, in: schema)
    return Readings(of: program, in: layout).isConsistent ? layout : .encoding(model, in: schema)
  }

  func compiler(_ schema: Schema, isLenient: Bool = false) -> Compiler {
    Compiler(catalogue, schema: schema, normaliser: normaliser, isLenient: isLenient)
  }

  private func location(of template: Int) -> SourceLocation {
    SourceLocation(file: catalogue.templates[template].source.path)
  }

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
