/// Follows URLs in attributes, so that it is known which part of one a value would be.
extension PolyglotNormaliser {
  /// Where in a URL attribute the bytes to come stand.
  enum URLPhase: Equatable {
    /// Not in a URL.
    case elsewhere
    /// Where a URL starts.
    case start
    /// Behind a `/` at the start.
    case slash
    /// Behind something that may turn out to be a scheme.
    case beginning
    /// Behind the colon of a scheme, and behind a slash there.
    case scheme, schemeSlash
    case authority, path, query, fragment
    /// In the path or behind it, as the branches before decide.
    case unclear
    /// Behind a scheme whose URLs are code or a document.
    case code
    /// In a candidate of `srcset`, behind a comma there, and in its descriptors.
    case candidate, comma, descriptor
  }

  /// Follows a URL by a byte of it; true if the byte is held back.
  mutating func advanceURL(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) -> Bool {
    switch (phase, byte) {
    case (.start, UInt8(ascii: "/")):
      hold(byte, index)
      phase = .slash
      return true
    case (.slash, UInt8(ascii: "/")):
      output.copy(held, from: heldAt.value)
      held = []
      phase = isSourceSet ? .candidate : .authority
    case (.slash, _):
      writeBasePath(to: &output)
      return advanceURL(byte, index, to: &output)
    // Followed as soon as it is known what the reference stands for.
    case (_, UInt8(ascii: "&")): break
    default: follow(byte)
    }
    return false
  }

  /// Follows a URL by a byte, whichever way it is written.
  mutating func follow(_ byte: UInt8) {
    if byte == quote { return }
    switch phase {
    case .start, .candidate, .comma, .descriptor:
      if isSourceSet { followSourceSet(byte) } else { followStart(byte) }
    case .beginning: followBeginning(byte)
    case .scheme where byte == UInt8(ascii: "/"): phase = .schemeSlash
    case .schemeSlash where byte == UInt8(ascii: "/"): phase = .authority
    case .authority where byte == UInt8(ascii: "/"): phase = .path
    case .scheme, .schemeSlash, .authority, .path:
      let isHost = phase == .authority
      phase = Self.phase(behind: byte) ?? (isHost ? .authority : .path)
    case .query where byte == UInt8(ascii: "#"): phase = .fragment
    case .elsewhere, .slash, .query, .fragment, .unclear, .code: break
    }
  }

  /// Takes note that a value stands here.
  mutating func followValue(isResolvedURL: Bool) {
    switch phase {
    case .start where isSourceSet: phase = .candidate
    case .start where isResolvedURL, .scheme, .schemeSlash: phase = .path
    case .start, .beginning:
      phase = .beginning
      hasValueInScheme = true
    default: break
    }
  }

  private mutating func followStart(_ byte: UInt8) {
    if byte.isHTMLSpace { return }
    phase = .beginning
    scheme.value = []
    followBeginning(byte)
  }

  private mutating func followBeginning(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ":"):
      if hasValueInScheme { isSchemeFromValue.value = true }
      phase = Self.codeSchemes.contains(scheme.value) ? .code : .scheme
    case UInt8(ascii: "/"): phase = .path
    case _ where byte.isHTMLSpace: break
    default:
      scheme.value.append(byte.asciiLowercased)
      phase = Self.phase(behind: byte) ?? .beginning
    }
    if phase != .beginning { hasValueInScheme = false }
  }

  private mutating func followSourceSet(_ byte: UInt8) {
    switch (phase, byte) {
    case (.start, _) where byte.isHTMLSpace, (.start, UInt8(ascii: ",")): break
    case (.candidate, UInt8(ascii: ",")), (.comma, UInt8(ascii: ",")): phase = .comma
    case (.candidate, _) where byte.isHTMLSpace: phase = .descriptor
    case (.comma, _) where byte.isHTMLSpace, (.descriptor, UInt8(ascii: ",")): phase = .start
    case (.start, _), (.comma, _): phase = .candidate
    default: break
    }
  }

  private static func phase(behind byte: UInt8) -> URLPhase? {
    switch byte {
    case UInt8(ascii: "?"): .query
    case UInt8(ascii: "#"): .fragment
    default: nil
    }
  }

  /// Writes the base path for the `/` that is held back.
  mutating func writeBasePath(to output: inout PolyglotOutput) {
    output.write(basePath, for: heldAt.value)
    held = []
    phase = isSourceSet ? .candidate : .path
  }

  private static let codeSchemes = names("javascript data vbscript blob")
}

extension PolyglotNormaliser.URLPhase {
  /// What it is behind a branch or without it; nothing if these are different places.
  func joined(with other: Self) -> Self? {
    if self == other { return self }
    let sides = [self, other]
    // Among the URLs of `srcset`, a branch may hold no more than the value at the start of one.
    if sides.contains(.candidate), sides.contains(.start) { return .candidate }
    return switch (min(order, other.order), max(order, other.order)) {
    case (0, _): nil
    case (_, 4): .code
    case (1, 1...2): .beginning
    case (2, 2): .path
    case (3, 3) where !sides.contains(.unclear): .query
    default: .unclear
    }
  }

  /// How far into a URL it is; 0 for what is no part of a single URL.
  private var order: Int {
    switch self {
    case .start, .slash, .beginning: 1
    case .scheme, .schemeSlash, .authority, .path: 2
    case .query, .fragment, .unclear: 3
    case .code: 4
    case .elsewhere, .candidate, .comma, .descriptor: 0
    }
  }
}
