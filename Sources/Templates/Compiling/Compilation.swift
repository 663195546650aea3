import Diagnostics
import Markup
import Shapes

/// Makes programs of templates, and finds out how the values they show lie in memory.
struct Compilation: Sendable {
  let catalogue: Catalogue
  let normaliser: PolyglotNormaliser
  let assets: any AssetNames
  /// What templates say by name.
  let words: [String: String]
  /// The shapes of what models of pages have in common.
  let shapes: ShapeMemory

  /// The same in another language.
  func saying(_ words: [String: String]) -> Compilation {
    Compilation(
      catalogue: catalogue, normaliser: normaliser, assets: assets, words: words, shapes: shapes)
  }

  /// Compiles a template and checks it, with all that it includes, against a view model.
  func compile(_ template: Int, for model: LayoutFinder.Model) -> CompiledTemplate {
    do throws(UnknownShape) {
      return compile(template, shape: try shapes.shape(of: model.type), model: model)
    } catch {
      return CompiledTemplate(
        Diagnostic(
          rule: "template/unknown-shape", "\(error)", at: location(of: template), hint: error.hint))
    }
  }

  /// Compiles a template against a shape; leniently, what does not exist is nothing. Without the type of a
  /// model it renders a `Value`.
  func compile(
    _ template: Int, shape: Shape, model: LayoutFinder.Model? = nil, isLenient: Bool = false
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
    return CompiledTemplate(
      program: program, schema: schema, model: model,
      sources: catalogue.templates.map(\.source), location: location(of: template), diagnostics: diagnostics,
      use: model.map {
        TemplateUse(
          template: template, type: $0.type, shape: shape, included: chosen.union(written))
      })
  }

  func compiler(_ schema: Schema, isLenient: Bool = false) -> Compiler {
    Compiler(
      catalogue, schema: schema, normaliser: normaliser, assets: assets, words: words, isLenient: isLenient)
  }

  private func location(of template: Int) -> SourceLocation {
    SourceLocation(file: catalogue.templates[template].source.path)
  }
}
