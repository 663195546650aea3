import Shapes
import Synchronization

/// A template that was compiled for a view model.
struct TemplateUse: Sendable {
  let template: Int
  /// The type of the view model.
  let type: Reader.Encoded
  let shape: Shape
  /// The template and all that it includes, by number.
  let included: Set<Int>

  /// The name of the view model. To make it costs as much as to check a small page.
  var model: String { String(reflecting: type) }
}

/// What a library was asked for while modules were wired: nobody else knows which views there are.
final class TemplateRegister: Sendable {
  private let entries = Mutex<[LazyTemplate]>([])

  /// All that was asked for, in that order.
  var templates: [LazyTemplate] { entries.withLock { $0 } }

  func append(_ template: LazyTemplate) {
    entries.withLock { $0.append(template) }
  }
}
