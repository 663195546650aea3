import Markup
import Testing

@testable import Templates

extension Template {
  /// Renders a model that is encoded as a whole, and one that is read where it lies, which has to come to the same.
  func renderBothWays(_ model: Model, into writer: inout MarkupWriter) {
    var first = MarkupWriter()
    render(model, into: &first)
    for _ in 0..<ModelAccess.encodedCount {
      var other = MarkupWriter()
      render(model, into: &other)
    }
    render(model, into: &writer)
    #expect(writer.bytes == first.bytes)
    #expect(writer.faults == first.faults)
  }
}
