extension String {
  /// The text as a shell takes it for one word.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_./+:@%".unicodeScalars.contains($0)
    }
    if isPlain, !isEmpty { return self }
    return "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  /// The path of what lies in a folder that is named on the command line.
  func path(of name: String) -> String {
    if self == "." { return name }
    return hasSuffix("/") ? self + name : "\(self)/\(name)"
  }
}
