internal import Diagnostics
public import Markdown
internal import Prose
public import Routing

/// Reads the arguments of a directive by their names and types, and tells what does not fit.
public struct ArgumentReader {
  /// The directive.
  public let call: DirectiveCall
  private let ways: Ways
  private let titles: PlainTextStyle
  private var rest: [DirectiveArgument]
  private var names: [String] = []
  /// What is wrong with the call.
  private(set) var faults: [Diagnostic] = []

  init(_ call: DirectiveCall, ways: Ways, titles: PlainTextStyle) {
    self.call = call
    self.titles = titles
    self.ways = ways
    rest = call.arguments
  }

  /// Whether what was read is of no use.
  var hasErrors: Bool { faults.contains { $0.severity == .error } }

  /// Text in quotation marks that has to be there; with `isFirst` it may stand first without its name.
  public mutating func text(_ name: String, isFirst: Bool = false) -> String {
    if let text = optionalText(name, isFirst: isFirst) { return text }
    if !faults.contains(where: { $0.message.hasPrefix("\"\(name)\" ") }) {
      report("@\(call.name) needs \"\(name)\"", hint: "write \(name): \"…\"")
    }
    return ""
  }

  /// Text in quotation marks, if it is there.
  public mutating func optionalText(_ name: String, isFirst: Bool = false) -> String? {
    read(name, isFirst: isFirst, expected: "text in quotation marks") { value in
      if case .text(let text) = value { text } else { nil }
    }
  }

  /// Text that is shown and has to be there, set as the text of the page is.
  public mutating func title(_ name: String, isFirst: Bool = false) -> String {
    titles.set(text(name, isFirst: isFirst))
  }

  /// Text that is shown, if it is there, set as the text of the page is.
  public mutating func optionalTitle(_ name: String) -> String? {
    optionalText(name).map(titles.set)
  }

  /// A number that is not negative, if it is there.
  public mutating func number(_ name: String) -> Int? {
    read(name, expected: "a number") { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// Numbers of lines, such as `3-9` or `5`, if they are there.
  public mutating func lines(_ name: String) -> ClosedRange<Int>? {
    read(name, expected: "lines such as 3-9") { value in
      switch value {
      case .range(let range): range.lowerBound > 0 ? range : nil
      case .number(let number): number > 0 ? number...number : nil
      case .text(let text): Self.lines(text)
      default: nil
      }
    }
  }

  /// The same in quotation marks, in which most arguments stand.
  private static func lines(_ text: String) -> ClosedRange<Int>? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard let first = numbers.first, let last = numbers.last, numbers.count < 3, 0 < first, first <= last
    else { return nil }
    return first...last
  }

  /// One of several words, if one is given.
  public mutating func choice<Choice>(_ name: String, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    let words = Choice.allCases.map(\.rawValue)
    return read(name, expected: "one of \(words.joined(separator: ", "))", candidates: words) { value in
      if case .word(let word) = value { Choice(rawValue: word) } else { nil }
    }
  }

  /// The link to a file or page that is named as in a Markdown link; it has to be there and to exist.
  public mutating func link(_ name: String) -> Link? {
    let place = call.arguments.first { $0.name == name }
    let url = text(name)
    return url.isEmpty ? nil : resolve(url, at: place)
  }

  /// The link to a file or page, if one is named.
  public mutating func optionalLink(_ name: String) -> Link? {
    let place = call.arguments.first { $0.name == name }
    return optionalText(name).flatMap { resolve($0, at: place) }
  }

  /// The alternative text of an image, empty if there is none, which is reported.
  mutating func alternative(_ name: String) -> String {
    if let text = optionalTitle(name) { return text }
    faults.append(
      Diagnostic(
        .warning, rule: "markdown/missing-alt", "this image has no alternative text", at: call.location,
        hint: "say what it shows: \(name): \"…\""))
    return ""
  }

  /// What is known of an image of the site that an argument names; what is wrong with its file is told.
  mutating func image(_ name: String, by images: ImageGauge) -> ImageGauge.Reading? {
    guard let argument = call.arguments.first(where: { $0.name == name }),
      case .text(let url) = argument.value,
      let reading = images.reading(of: url, in: call.path, from: ways)
    else { return nil }
    if let remark = reading.remark {
      faults.append(
        Diagnostic(
          remark.severity, rule: remark.rule, remark.message, at: call.location(ofValue: argument),
          hint: remark.hint))
    }
    return reading
  }

  private mutating func resolve(_ url: String, at argument: DirectiveArgument?) -> Link? {
    switch ways.resolve(url, from: call.path) {
    case .success(let link): return link
    case .failure(let fault):
      faults.append(
        Diagnostic(
          rule: fault.rule, fault.message, at: argument.map(call.location(ofValue:)) ?? call.location,
          hint: fault.hint))
      return nil
    }
  }

  /// Tells that the value of an argument does not do.
  public mutating func report(_ message: String, of name: String, hint: String?) {
    let argument = call.arguments.first { $0.name == name } ?? call.arguments.first { $0.name == nil }
    append(message, at: argument.map(call.location(ofValue:)) ?? call.location, hint)
  }

  /// Tells that something is wrong with the call.
  public mutating func report(_ message: String, hint: String?) {
    append(message, at: call.location, hint)
  }

  /// Tells that something is wrong with a place in its body.
  mutating func report(_ message: String, at place: SourceLocation, hint: String) {
    append(message, at: place, hint)
  }

  /// What `find` finds; nothing where the arguments do not do, which is reported.
  mutating func reportingFaults<Found>(_ find: () throws(ArgumentFaults) -> Found) -> Found? {
    do throws(ArgumentFaults) {
      return try find()
    } catch {
      for fault in error.all {
        if let name = fault.argument {
          report(fault.message, of: name, hint: fault.hint)
        } else {
          report(fault.message, hint: fault.hint)
        }
      }
      return nil
    }
  }

  private mutating func append(_ message: String, at location: SourceLocation, _ hint: String?) {
    faults.append(Diagnostic(rule: "markdown/directive-argument", message, at: location, hint: hint))
  }

  private mutating func read<Value>(
    _ name: String, isFirst: Bool = false, expected: String, candidates: [String] = [],
    _ value: (DirectiveArgument.Value) -> Value?
  ) -> Value? {
    names.append(name)
    let index =
      rest.firstIndex { $0.name == name }
      ?? (isFirst && rest.first?.name == nil && !rest.isEmpty ? 0 : nil)
    guard let index else { return nil }
    let argument = rest.remove(at: index)
    if let value = value(argument.value) { return value }
    append(
      "\"\(name)\" is \(expected), and not \(argument.value.written)", at: call.location(ofValue: argument),
      hint(for: argument.value, among: candidates))
    return nil
  }

  private func hint(for value: DirectiveArgument.Value, among candidates: [String]) -> String? {
    if case .text(let text) = value, candidates.contains(text) {
      return "write \(text) without quotation marks"
    }
    return NearMiss.question(value.written, among: candidates)
  }

  /// What was not read is not known.
  mutating func finish() {
    for argument in rest {
      let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      if let name = argument.name {
        append(
          "@\(call.name) has no argument \"\(name)\"", at: call.location(of: argument),
          NearMiss.question(name, among: names) ?? known)
      } else {
        append(
          "@\(call.name) takes no value without a name here", at: call.location(of: argument), known)
      }
    }
    rest = []
  }
}
