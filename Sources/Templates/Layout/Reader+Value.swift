import Markup
import StoredValues

/// What a value is like that has been reached.
extension Reader {
  /// Whether a section over the value at `pointer` is printed.
  func isThere(at pointer: UnsafeRawPointer) -> Bool {
    switch self {
    case .boolean: return pointer.assumingMemoryBound(to: Bool.self).pointee
    case .value: return pointer.assumingMemoryBound(to: Value.self).pointee.isThere
    case .list(let type):
      var isThere = false
      type.visit(at: pointer) { _ in isThere = true }
      return isThere
    case .text, .number, .markup, .object: return true
    case .optional, .encoded, .nothing: return false
    }
  }

  /// The elements of the list at `pointer`; none of anything else.
  func elements(at pointer: UnsafeRawPointer, _ body: (StoredElements) -> Void) {
    switch self {
    case .list(let type): type.visit(at: pointer, body)
    case .value:
      guard case .list(let elements) = pointer.assumingMemoryBound(to: Value.self).pointee else { return }
      withUnsafePointer(to: elements) { [Value].visit(at: UnsafeRawPointer($0), body) }
    case .text, .boolean, .number, .markup, .object, .optional, .encoded, .nothing: break
    }
  }

  /// What is printed of the value at `pointer`, if that is text.
  func text(at pointer: UnsafeRawPointer) -> String? {
    switch self {
    case .text: return pointer.assumingMemoryBound(to: String.self).pointee
    case .boolean: return pointer.assumingMemoryBound(to: Bool.self).pointee ? "true" : "false"
    case .number(let type): return Self.text(of: type, at: pointer)
    case .value: return pointer.assumingMemoryBound(to: Value.self).pointee.printed
    case .markup, .object, .list, .optional, .encoded, .nothing: return nil
    }
  }

  /// Appends the markup at `pointer`, and text as if it were markup.
  func writeMarkup(at pointer: UnsafeRawPointer, into writer: inout MarkupWriter) {
    switch self {
    case .markup(let type): Self.markup(of: type, at: pointer).write(to: &writer)
    case .text: writer.write(pointer.assumingMemoryBound(to: String.self).pointee.utf8)
    case .value:
      switch pointer.assumingMemoryBound(to: Value.self).pointee {
      case .markup(let markup): markup.write(to: &writer)
      case .text(let text): writer.write(text.utf8)
      case .absent, .boolean, .list, .object: break
      }
    case .boolean, .number, .object, .list, .optional, .encoded, .nothing: break
    }
  }
}
