/// A value of a data file.
public indirect enum DataValue: Hashable, Sendable {
  /// A key and what stands under it.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What stands under it.
    public let value: DataValue

    /// Puts a value under a key.
    public init(key: String, value: DataValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nothing.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, as it is written.
  case number(String)
  /// Text.
  case text(String)
  /// Values in a row.
  case list([DataValue])
  /// Values under keys, in the order of the file.
  case object([Member])
}

extension DataValue {
  /// What stands under a key of an object.
  public subscript(key: String) -> DataValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; none of anything else.
  public var elements: [DataValue] {
    if case .list(let values) = self { values } else { [] }
  }

  /// The members of an object; none of anything else.
  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value as it is written, where it holds no others; `null` is empty.
  public var text: String? {
    switch self {
    case .null: ""
    case .boolean(let value): "\(value)"
    case .number(let text), .text(let text): text
    case .list, .object: nil
    }
  }
}
