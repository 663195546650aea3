/// The image candidates of `srcset` and `imagesrcset` (HTML §4.8.4.2.1).
enum SourceSetValue {
  /// A candidate: a URL and a descriptor.
  struct Candidate {
    /// The URL, without the comma that ends the candidate.
    let url: Bytes
    /// What stands behind it; empty if nothing does.
    let descriptor: Bytes
    /// The byte where the URL starts.
    let offset: Int
    /// The byte where the descriptor starts.
    let descriptorOffset: Int

    /// Whether it says how wide the image is.
    var hasWidth: Bool { descriptor.last == UInt8(ascii: "w") }
  }

  /// What is wrong with the value, `url` being what says so of one URL.
  static func fault(in value: Bytes, url: (Bytes) -> ValueFault?) -> ValueFault? {
    if value.isBlank { return ValueFault(.badSrcset, "it names no image") }
    var descriptors = Descriptors()
    var index = 0
    while index <= value.count {
      let candidate = next(in: value, &index)
      if let fault = fault(in: candidate, url: url) { return fault }
      if let fault = descriptors.add(candidate) { return fault }
    }
    return descriptors.faultOfOrder(in: value)
  }

  /// Whether any candidate has a width descriptor: `sizes` is asked for then.
  static func hasWidths(_ value: Bytes) -> Bool { anyCandidate(of: value) { $0.hasWidth } }

  /// Whether each candidate has a width descriptor: asked for beside `sizes`.
  static func everyCandidateHasWidth(_ value: Bytes) -> Bool { !anyCandidate(of: value) { !$0.hasWidth } }

  /// What is wrong with a value that stands beside `sizes`.
  static func faultBesideSizes(in value: Bytes) -> ValueFault? {
    if everyCandidateHasWidth(value) { return nil }
    return ValueFault(
      .badSrcset, "beside \"sizes\" each image has to say how wide it is", hint: "write \"image.jpg 800w\"")
  }

  /// The candidate at `index`, which moves to the next one, or beyond the count behind the last.
  static func next(in value: Bytes, _ index: inout Int) -> Candidate {
    while index < value.count, value[index].isWhitespace { index += 1 }
    let start = index
    while index < value.count, !value[index].isWhitespace { index += 1 }
    if index > start, value[index - 1] == UInt8(ascii: ",") {
      let end = index - 1
      return Candidate(url: value[start..<end], descriptor: .empty, offset: start, descriptorOffset: end)
    }
    let url = value[start..<index]
    while index < value.count, value[index].isWhitespace { index += 1 }
    let descriptorStart = index
    var depth = 0
    while index < value.count, value[index] != UInt8(ascii: ",") || depth > 0 {
      if value[index] == UInt8(ascii: "(") { depth += 1 }
      if value[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    }
    let descriptor = value[descriptorStart..<index].trimmed
    index += 1
    return Candidate(url: url, descriptor: descriptor, offset: start, descriptorOffset: descriptorStart)
  }

  private static func anyCandidate(of value: Bytes, where condition: (Candidate) -> Bool) -> Bool {
    var index = 0
    while index < value.count {
      let candidate = next(in: value, &index)
      if !candidate.url.isEmpty, condition(candidate) { return true }
    }
    return false
  }

  private static func fault(in candidate: Candidate, url: (Bytes) -> ValueFault?) -> ValueFault? {
    guard let first = candidate.url.first, let last = candidate.url.last else {
      return ValueFault(.badSrcset, "a comma has no image behind it or before it", at: candidate.offset)
    }
    if first == UInt8(ascii: ",") || last == UInt8(ascii: ",") {
      let reason = "the URL \"\(candidate.url.text)\" starts or ends with a comma"
      return ValueFault(.badSrcset, reason, hint: "write \"%2C\" in a URL", at: candidate.offset)
    }
    guard let fault = url(candidate.url) else { return nil }
    return ValueFault(
      .badSrcset, "the URL \"\(candidate.url.text)\" is wrong: \(fault.reason)", hint: fault.hint,
      at: candidate.offset + fault.offset)
  }
}
