import Diagnostics
import Shapes

/// Turns nodes into values of a type.
enum EntityDecoder {
  /// The value, or everything that keeps the node from being one.
  ///
  /// `shape` is that of the type; it is found once for all files, and may ask for more than the type does; `hints` are told
  /// of keys that are not in it.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from node: ContentNode, shape: Shape, hints: [String: String] = [:]
  ) -> (value: Value?, diagnostics: [Diagnostic]) {
    var check = ShapeCheck(hints: hints)
    check.check(node, against: shape)
    guard check.diagnostics.isEmpty else { return (nil, check.diagnostics) }
    do {
      return (try type.init(from: NodeDecoder(node: node)), [])
    } catch let error as NodeDecodingError {
      return (nil, [Diagnostic(rule: "content/bad-value", error.message, at: error.location)])
    } catch {
      return (nil, [Diagnostic(rule: "content/bad-value", "\(error)", at: node.location)])
    }
  }
}
