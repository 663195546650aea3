extension Duration {
  /// The time in milliseconds, with one place where it is short.
  public var milliseconds: String {
    let tenths = (components.seconds * 10_000) + components.attoseconds / 100_000_000_000_000
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
  }
}
