public import Diagnostics
public import Markup
import Shapes

/// A template that fits a view model.
public struct Template<Model: Codable & Sendable>: Sendable {
  private let compiled: CompiledTemplate

  /// Everything that is wrong with the template and what it includes; with an error in it nothing is
  /// rendered.
  public var diagnostics: [Diagnostic] { compiled.diagnostics }

  init(_ compiled: CompiledTemplate) {
    self.compiled = compiled
  }

  /// Appends the template filled with the model; a model that cannot be encoded is reported to the writer.
  public func render(_ model: Model, into writer: inout MarkupWriter) {
    guard !compiled.isBroken else { return }
    do {
      let value = try ValueEncoder.value(of: model, in: compiled.schema, as: compiled.schema.root)
      compiled.render(value, into: &writer)
    } catch {
      writer.report(
        Diagnostic(
          rule: "template/unknown-shape", "\(Model.self) cannot be encoded: \(error)", at: compiled.location))
    }
  }
}

/// A template as a program, without the type of its view model.
struct CompiledTemplate: Sendable {
  let program: Program
  let schema: Schema
  let sources: [TemplateSource]
  /// Where the template stands.
  let location: SourceLocation
  let diagnostics: [Diagnostic]
  let isBroken: Bool
  /// The template and all that it includes, by number.
  let included: Set<Int>

  init(
    program: Program, schema: Schema, sources: [TemplateSource], location: SourceLocation,
    diagnostics: [Diagnostic], included: Set<Int> = []
  ) {
    self.program = program
    self.schema = schema
    self.sources = sources
    self.location = location
    self.diagnostics = diagnostics
    self.included = included
    isBroken = diagnostics.contains { $0.severity == .error }
  }

  /// A template that could not be compiled at all.
  init(_ diagnostic: Diagnostic) {
    self.init(
      program: Program(), schema: Schema(.object([])), sources: [], location: diagnostic.location,
      diagnostics: [diagnostic])
  }

  func render(_ value: Value, into writer: inout MarkupWriter) {
    var renderer = Renderer(program, sources: sources, root: value)
    renderer.run(into: &writer)
  }
}
