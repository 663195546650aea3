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

  /// No name of a rule is longer.
  private static let nameLimit = 80

  /// Reads a comment; nothing if it is another one.
  init?(comment: Bytes, at offset: Int) {
    let text = comment.trimmed
    guard text.startsIgnoringCase("vipera-ignore-next") else { return nil }
    let parts = text.text.dropFirst(18).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rule =
      parts.first.map { Self.trimmed(String(decoding: $0.utf8.prefix(Self.nameLimit), as: UTF8.self)[...]) }
      ?? ""
    reason = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    self.offset = offset
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Takes the accepted faults out of those of a page, and adds what is wrong with the comments themselves.
  static func apply(_ ignorings: [Ignoring], to list: FaultList) {
    let faults = list.faults.sorted { $0.offset < $1.offset }
    var isAccepted = [Bool](repeating: false, count: faults.count)
    var own: [Fault] = []
    // Up to where the faults of a rule are accepted already: comments may overlap, and none is gone through twice.
    var accepted: [String: Int] = [:]
    for ignoring in ignorings {
      guard names.contains(ignoring.rule), !ignoring.reason.isEmpty else {
        own.append(ignoring.fault)
        continue
      }
      let start = max(ignoring.offset, accepted[ignoring.rule] ?? 0)
      accepted[ignoring.rule] = max(start, ignoring.end)
      if ignoring.accept(faults, from: start, marking: &isAccepted) || list.omittedCount > 0 { continue }
      own.append(
        Fault(
          .unusedIgnore, "nothing here breaks \(ignoring.rule)", hint: "remove the comment",
          at: ignoring.offset))
    }
    list.replace(by: zip(faults, isAccepted).compactMap { $1 ? nil : $0 } + own)
  }

  private static let names = Set(sortedNames)
  private static let sortedNames = Rule.all.map(\.id)

  /// Marks the faults that are accepted, and says whether there is any. `faults` are ordered by place.
  private func accept(_ faults: [Fault], from start: Int, marking isAccepted: inout [Bool]) -> Bool {
    var found = false
    var index = faults.partitioningIndex { $0.offset >= start }
    while index < faults.count, faults[index].offset < end {
      if faults[index].rule.id == rule {
        isAccepted[index] = true
        found = true
      }
      index += 1
    }
    return found
  }

  private var fault: Fault {
    if reason.isEmpty {
      return Fault(
        .malformedIgnore, "the comment does not say why the fault is accepted",
        hint: "write <!-- vipera-ignore-next \(rule.isEmpty ? "family/rule" : rule): why -->", at: offset)
    }
    return Fault(
      .malformedIgnore, "there is no rule \"\(rule)\"",
      hint: NearMiss.question(rule, among: Self.sortedNames) ?? "\"vipera list rules\" has all of them",
      at: offset)
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

extension [Fault] {
  /// The first index whose fault fits, where those that fit are behind those that do not.
  fileprivate func partitioningIndex(where fits: (Fault) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if fits(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
