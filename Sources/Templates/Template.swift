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
    withUnsafePointer(to: model) { compiled.render(UnsafeRawPointer($0), into: &writer) }
  }
}

/// A template as a program, without the type of its view model.
struct CompiledTemplate: Sendable {
  let program: Program
  let schema: Schema
  /// How the whole value is read.
  let root: Reader
  /// Where the operations find their values.
  let readings: Readings
  let sources: [TemplateSource]
  /// Where the template stands.
  let location: SourceLocation
  let diagnostics: [Diagnostic]
  let isBroken: Bool
  /// The template and all that it includes, by number.
  let included: Set<Int>

  init(
    program: Program, schema: Schema, layout: Layout, sources: [TemplateSource], location: SourceLocation,
    diagnostics: [Diagnostic], included: Set<Int> = []
  ) {
    self.program = program
    self.schema = schema
    self.sources = sources
    self.location = location
    self.diagnostics = diagnostics
    self.included = included
    isBroken = diagnostics.contains { $0.severity == .error }
    root = layout.find([], from: layout.root).reader
    readings = Readings(of: isBroken ? Program() : program, in: layout)
  }

  /// A template that could not be compiled at all.
  init(_ diagnostic: Diagnostic) {
    self.init(
      program: Program(), schema: Schema(.object([])), layout: .encoded, sources: [],
      location: diagnostic.location, diagnostics: [diagnostic])
  }

  /// Renders the value at `root`, which is of the type that the layout was found for.
  func render(_ root: UnsafeRawPointer, into writer: inout MarkupWriter) {
    guard !isBroken else { return }
    Renderer.render(self, root: root, into: &writer)
  }

  /// Renders a value without a type.
  func render(_ value: Value, into writer: inout MarkupWriter) {
    withUnsafePointer(to: value) { render(UnsafeRawPointer($0), into: &writer) }
  }
}
