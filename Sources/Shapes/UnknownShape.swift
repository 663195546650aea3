/// A type whose shape cannot be found.
public struct UnknownShape: Error, CustomStringConvertible {
  /// The name of the type that refused to be decoded.
  public let type: String
  /// The keys that lead to it; empty for the type that was asked about.
  public let path: [String]
  /// What it said.
  public let reason: String
  /// What to do about it, if the kind of the type tells.
  public let hint: String?

  init(type: String, path: [String], reason: String, hint: String? = nil) {
    self.type = type
    self.path = path
    self.reason = reason
    self.hint = hint
  }

  /// What went wrong and why, in one sentence.
  public var description: String {
    "the shape of \(type)\(path.isEmpty ? "" : " at \(path.joined(separator: "."))") is unknown: \(reason)"
  }
}

extension UnknownShape {
  /// What a type said when it refused a made-up value.
  static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let place)?, .typeMismatch(_, let place)?, .valueNotFound(_, let place)?,
      .keyNotFound(_, let place)?:
      place.debugDescription
    default: "\(error)"
    }
  }

  /// What to do about a type that refuses made-up values. Only an enum whose cases have values, or none of which is a text, asks
  /// which keys there are before it knows what it is.
  static func hint(for type: any Decodable.Type, isAskedForAllKeys: Bool) -> String? {
    if type is any RawRepresentable.Type {
      return "make \(type) CaseIterable, or put its rawValue into the view model"
    }
    guard isAskedForAllKeys else { return nil }
    return "an enum has no keys: make \(type) a struct of optionals, or a CaseIterable enum of texts"
  }
}
