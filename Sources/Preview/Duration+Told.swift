extension Duration {
  /// The time as people read it: in milliseconds, with one place where it is short, and in microseconds below one.
  public var told: String {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    return switch microseconds {
    case ..<1_000: "\(microseconds) µs"
    case ..<10_000: "\(microseconds / 1_000).\(microseconds / 100 % 10) ms"
    default: "\(microseconds / 1_000) ms"
    }
  }
}
