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
      return Template(compile(number, shape: try Shape.of(model)))
    } catch {
      let location = SourceLocation(file: catalogue.templates[number].source.path)
      return Template(CompiledTemplate(Diagnostic(rule: "template/unknown-shape", "\(error)", at: location)))
    }
  }

  /// Compiles a template against a shape; leniently, what does not exist is nothing.
  func compile(_ template: Int, shape: Shape, isLenient: Bool = false) -> CompiledTemplate {
    let schema = Schema(shape)
    var compiler = Compiler(catalogue, schema: schema, isLenient: isLenient)
    let program = compiler.compile(template)
    let diagnostics = catalogue.inclusions(of: template).flatMap { number in
      let parsed = catalogue.templates[number]
      return (parsed.faults + compiler.faults[number, default: []]).diagnostics(in: parsed.source)
    }
    return CompiledTemplate(
      program: program, schema: schema, sources: catalogue.templates.map(\.source), diagnostics: diagnostics)
  }

  /// The template would stand where the others stand.
  private func missing(_ name: String) -> CompiledTemplate {
    let neighbour = catalogue.templates.first?.source
    let place = neighbour.flatMap { source in
      source.path.ranges(of: source.name).last.map { source.path.replacingCharacters(in: $0, by: name) }
    }
    return CompiledTemplate(
      Diagnostic(
        rule: "template/unknown-template", "there is no template \"\(name)\"",
        at: SourceLocation(file: place ?? name), hint: NearMiss.question(name, among: catalogue.names)))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, by text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
