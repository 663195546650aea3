public import Diagnostics
import Shapes

/// All templates of a site, parsed once.
public struct TemplateLibrary: Sendable {
  /// What is wrong with the syntax or the encoding of any template, also of one that nobody uses.
  public let diagnostics: [Diagnostic]
  private let catalogue: Catalogue
  private let basePath: String

  /// Parses templates; root-relative URLs in their attributes get `basePath`, which starts and ends with a
  /// slash, in front.
  public init(_ sources: [TemplateSource], basePath: String = "/") {
    catalogue = Catalogue(sources)
    diagnostics = catalogue.templates.flatMap { $0.faults.diagnostics(in: $0.source) }
    self.basePath = basePath
  }

  /// Compiles the template of a name and checks it, with all that it includes, against a view model.
  public func template<Model: Codable & Sendable>(_ name: String, for model: Model.Type) -> Template<Model> {
    guard let number = catalogue.number(of: name) else { return Template(missing(name)) }
    do throws(UnknownShape) {
      return Template(compile(number, shape: try Shape.of(model), model: model))
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
    var compiler = Compiler(catalogue, schema: schema, basePath: basePath, isLenient: isLenient)
    let program = compiler.compile(template)
    let diagnostics = catalogue.inclusions(of: template).flatMap { number in
      let parsed = catalogue.templates[number]
      return (parsed.faults + compiler.faults[number, default: []]).diagnostics(in: parsed.source)
    }
    let layout = model.map { LayoutFinder.layout(of: $0, in: schema) } ?? .encoded
    return CompiledTemplate(
      program: program, schema: schema, layout: layout, sources: catalogue.templates.map(\.source),
      location: location(of: template), diagnostics: diagnostics)
  }

  private func location(of template: Int) -> SourceLocation {
    SourceLocation(file: catalogue.templates[template].source.path)
  }

  /// A template that is missing would stand beside the others.
  private func missing(_ name: String) -> CompiledTemplate {
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
        at: SourceLocation(file: path), hint: NearMiss.question(name, among: catalogue.names)))
  }
}
