import Markup
import Testing

@testable import Templates

extension Template {
  /// Renders a model that is encoded as a whole, and one that is read where it lies, which has to come to the same.
  func renderBothWays(_ model: Model, into writer: inout MarkupWriter) {
    let encoded = renderEncoded(model)
    render(model, into: &writer)
    #expect(writer.bytes == encoded.bytes)
    #expect(writer.faults == encoded.faults)
  }

  private func renderEncoded(_ model: Model) -> MarkupWriter {
    var writer = MarkupWriter()
    let compiled = template.compiled
    guard !compiled.isBroken else { return writer }
    withUnsafePointer(to: model) { pointer in
      Renderer.render(compiled, by: compiled.access.encoding, root: UnsafeRawPointer(pointer), into: &writer)
    }
    return writer
  }
}
