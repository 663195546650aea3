internal import Synchronization

/// Finds the shapes of types that have parts in common, and asks each part once. One type is asked at a time.
public final class ShapeMemory: Sendable {
  private let stock = Mutex(Stock(.same))

  /// Starts with nothing.
  public init() {}

  /// The shape of a type; throws where `Shape.of` does.
  public func shape(of type: any (Decodable & SendableMetatype).Type) throws(UnknownShape) -> Shape {
    try stock.withLock { (stock) throws(UnknownShape) in try Shape.of(type, from: stock) }
  }
}

/// What was found out about a type: the value that stands for all of it, and its shape.
struct ShapeFinding {
  let value: Any
  let shape: Shape
  /// Whether the type asked whether it is missing.
  let isAskedForNothing: Bool
}

extension Shape {
  /// Whether something in it is what it is in, so that the shape depends on where it stands.
  var isRecursive: Bool {
    switch self {
    case .recursion: true
    case .list(let element), .map(let element): element.isRecursive
    case .object(let fields): fields.contains { $0.shape.isRecursive }
    default: false
    }
  }
}
