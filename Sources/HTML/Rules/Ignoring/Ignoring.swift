internal import Diagnostics

/// A comment `<!-- vipera-ignore-next html/rule: why -->`, by which an author accepts a fault in what follows.
struct Ignoring {
  /// The name of the rule.
  let rule: String
  /// Why it is accepted.
  let reason: String
  /// The byte of the page where the comment starts.
  let offset: Int
  /// The byte behind the next start tag: faults up to there are accepted.
  var end = Int.max

  /// Reads a comment; nothing if it is another one.
  init?(comment: Bytes, at offset: Int) {
    let text = comment.trimmed
    guard text.startsIgnoringCase("vipera-ignore-next") else { return nil }
    let parts = text.text.dropFirst(18).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rule = parts.first.map { Self.trimmed($0) } ?? ""
    reason = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    self.offset = offset
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Takes the accepted faults out of those of a page, and adds what is wrong with the comments themselves.
  static func apply(_ ignorings: [Ignoring], to faults: inout [Fault]) {
    for ignoring in ignorings {
      guard Rule.all.contains(where: { $0.id == ignoring.rule }), !ignoring.reason.isEmpty else {
        faults.append(ignoring.fault)
        continue
      }
      let count = faults.count
      faults.removeAll { ignoring.accepts($0) }
      if faults.count == count {
        faults.append(
          Fault(
            .unusedIgnore, "nothing here breaks \(ignoring.rule)", hint: "remove the comment", at: ignoring.offset))
      }
    }
  }

  private func accepts(_ fault: Fault) -> Bool {
    fault.rule.id == rule && fault.offset >= offset && fault.offset < end
  }

  private var fault: Fault {
    if reason.isEmpty {
      return Fault(
        .malformedIgnore, "the comment does not say why the fault is accepted",
        hint: "write <!-- vipera-ignore-next \(rule.isEmpty ? "family/rule" : rule): why -->", at: offset)
    }
    return Fault(
      .malformedIgnore, "there is no rule \"\(rule)\"",
      hint: NearMiss.question(rule, among: Rule.all.map(\.id)) ?? "\"vipera list rules\" has all of them", at: offset)
  }
}

extension TreeBuilder {
  /// Notes the comment that was read, if it accepts a fault.
  mutating func addIgnoring() {
    if let ignoring = Ignoring(comment: tokenizer.text, at: tokenizer.start) { ignorings.append(ignoring) }
  }

  /// Ends the reach of comments at the start tag that was read.
  mutating func endIgnoring() {
    for index in ignorings.indices.reversed() {
      guard ignorings[index].end == .max else { return }
      ignorings[index].end = tokenizer.position
    }
  }
}
