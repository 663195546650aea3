internal import ArgumentParser
internal import Diagnostics
internal import HTML

/// Lists the rules of the HTML checker.
struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules that pages are checked by.",
    discussion: "Each with its severity, which \"rules\" in site.json can change.")

  @Flag(help: "As a JSON array of objects.")
  var json = false

  func run() {
    let list = Listing(Rule.all.sorted { $0.id < $1.id }, fields: Self.fields)
    Terminal.standardOutput.write(json ? list.json : list.columns(["id", "severity", "summary"]))
  }

  /// What is told of a rule.
  static let fields: [Listing<Rule>.Field] = [
    .init("id", \.id), .init("severity", \.severity.rawValue), .init("summary", \.summary),
    .init("advice", \.advice), .init("wrong", \.wrong), .init("right", \.right),
    .init("specification", \.specification),
  ]
}
