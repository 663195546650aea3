internal import Synchronization

/// Shapes that were found, and the values that were made up for them: models of pages have most of their parts in common.
public final class ShapeMemory: Sendable {
  /// What was found out about a type.
  struct Finding {
    /// The value that stands for all of the type.
    let value: Any
    let shape: Shape
    /// Whether the type asked whether it is missing.
    let isAskedForNothing: Bool
  }

  /// Values are made up by one task and may be given to another one, as copies; nobody changes what they refer to.
  private struct Findings: @unchecked Sendable {
    var byType: [ObjectIdentifier: Finding] = [:]
  }

  private let findings = Mutex(Findings())

  /// Starts with nothing.
  public init() {}

  func finding(_ type: any Decodable.Type) -> Finding? {
    findings.withLock { $0 }.byType[ObjectIdentifier(type)]
  }

  /// Keeps what was found; not of a type with itself inside, whose shape depends on where it stands.
  func keep(_ finding: Finding, of type: any Decodable.Type) {
    guard !finding.shape.isRecursive else { return }
    let kept = Findings(byType: [ObjectIdentifier(type): finding])
    findings.withLock { $0.byType.merge(kept.byType) { known, _ in known } }
  }
}

extension Shape {
  /// Whether something in it is what it is in.
  fileprivate var isRecursive: Bool {
    switch self {
    case .recursion: true
    case .list(let element), .map(let element): element.isRecursive
    case .object(let fields): fields.contains { $0.shape.isRecursive }
    default: false
    }
  }
}
