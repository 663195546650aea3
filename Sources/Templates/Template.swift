public import Diagnostics
public import Markup
import Shapes

/// A template that fits a view model.
public struct Template<Model: Codable & Sendable>: Sendable {
  let template: LazyTemplate

  /// Everything that is wrong with the template and what it includes; with an error in it nothing is
  /// rendered.
  public var diagnostics: [Diagnostic] { compiled.diagnostics }

  /// What is wrong with a template of pages that writes nothing at all.
  public var emptiness: Diagnostic? {
    guard compiled.program.operations.isEmpty, !compiled.isBroken else { return nil }
    return Diagnostic(
      rule: "html/not-well-formed", "the template is empty, and so would be its pages", at: compiled.location,
      hint: "write a page into it; without the file, the theme's own template takes its place")
  }

  var compiled: CompiledTemplate { template.compiled }

  init(_ template: LazyTemplate) {
    self.template = template
  }

  /// Appends the template filled with the model; a model that cannot be encoded is reported to the writer.
  public func render(_ model: Model, into writer: inout MarkupWriter) {
    withUnsafePointer(to: model) { template.compiled.render(UnsafeRawPointer($0), into: &writer) }
  }
}

/// A template as a program, without the type of its view model.
final class CompiledTemplate: Sendable {
  let program: Program
  let schema: Schema
  let access: ModelAccess
  let sources: [TemplateSource]
  /// Where the template stands.
  let location: SourceLocation
  let diagnostics: [Diagnostic]
  let isBroken: Bool
  /// What it was compiled for; nothing if it could not be, or without a type.
  let use: TemplateUse?

  /// Takes a program for models of a type; without one it renders a `Value`.
  init(
    program: Program, schema: Schema, model: LayoutFinder.Model? = nil, sources: [TemplateSource],
    location: SourceLocation, diagnostics: [Diagnostic], use: TemplateUse? = nil
  ) {
    self.program = program
    self.schema = schema
    self.sources = sources
    self.location = location
    self.diagnostics = diagnostics
    self.use = use
    isBroken = diagnostics.contains { $0.severity == .error }
    // The program of a broken template is never run, and its slots may lead nowhere.
    access = ModelAccess(of: isBroken ? Program() : program, to: model, in: schema)
  }

  /// A template that could not be compiled at all.
  convenience init(_ diagnostic: Diagnostic) {
    self.init(
      program: Program(), schema: Schema(.object([])), sources: [],
      location: diagnostic.location, diagnostics: [diagnostic])
  }

  /// Renders the value at `root`, which is of the type that the template was compiled for.
  func render(_ root: UnsafeRawPointer, into writer: inout MarkupWriter) {
    guard !isBroken else { return }
    Renderer.render(self, by: access.next(), root: root, into: &writer)
  }

  /// Renders a value without a type.
  func render(_ value: Value, into writer: inout MarkupWriter) {
    withUnsafePointer(to: value) { render(UnsafeRawPointer($0), into: &writer) }
  }
}
