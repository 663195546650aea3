internal import Diagnostics
internal import Site
internal import Templates

/// What is known of one page, for people and for programs.
struct PageReport {
  /// How many pages of a list people are shown.
  private static let limit = 20

  private let page: PageInspection

  init(_ page: PageInspection) {
    self.page = page
  }

  // MARK: For people

  /// The facts, then what the page is linked with, then its view model; 80 columns wide where paths are no longer than that.
  var text: String {
    let lists = [
      list("other pages of this source", page.siblings), list("links to", page.linksTo),
      list("linked from", page.linkedFrom), list("on other hosts", page.otherHosts),
    ]
    return page.address + "\n" + facts + lists.joined() + viewModel
  }

  private var facts: String {
    let facts: [(name: String, values: [String])] = [
      ("title", page.title.map { [ShownText.line($0, columns: 64)] } ?? []), ("URL", [page.url]),
      ("output path", [page.outputPath]), ("size", ["\(Int64(page.size).grouped) bytes"]),
      ("page type", [page.module]), ("route", [page.route]), ("source", page.source.map { [$0.file] } ?? []),
      ("shows also", Self.shortened(page.otherSources)), ("templates", page.template?.paths ?? []),
      ("language", [page.language]),
      ("translations", page.translations.map { "\($0.address) (\($0.language))" }), ("aliases", page.aliases),
    ]
    return facts.map { name, values in
      values.enumerated().map { number, value in
        "  " + ShownText.padded(number == 0 ? name : "", to: 14) + value + "\n"
      }.joined()
    }.joined()
  }

  private func list(_ name: String, _ addresses: [String]) -> String {
    if addresses.isEmpty { return "" }
    let lines = Self.shortened(addresses).map { "  \($0)\n" }.joined()
    return "\n\(name) (\(addresses.count))\n\(lines)"
  }

  private static func shortened(_ list: [String]) -> [String] {
    if list.count <= limit { return list }
    return list.prefix(limit) + ["… and \(list.count - limit) more, which --json names"]
  }

  private var viewModel: String {
    guard let template = page.template else { return "" }
    return "\nview model \(template.model)\n" + ViewModelTree(template.keys).text
  }

  // MARK: For programs

  /// One object with all of it.
  var json: String {
    let source = page.source.map {
      JSONObject([
        ("file", JSONText.quoted($0.file)), ("line", "\($0.line)"), ("column", "\($0.column)"),
      ]).text
    }
    return JSONObject([
      ("address", JSONText.quoted(page.address)), ("url", JSONText.quoted(page.url)),
      ("outputPath", JSONText.quoted(page.outputPath)), ("size", "\(page.size)"),
      ("title", page.title.map(JSONText.quoted) ?? "null"), ("module", JSONText.quoted(page.module)),
      ("route", JSONText.quoted(page.route)), ("source", source ?? "null"),
      ("otherSources", texts(page.otherSources)), ("templates", texts(page.template?.paths ?? [])),
      ("language", JSONText.quoted(page.language)),
      (
        "translations",
        array(
          page.translations.map {
            JSONObject([
              ("language", JSONText.quoted($0.language)), ("address", JSONText.quoted($0.address)),
            ]).text
          })
      ),
      ("aliases", texts(page.aliases)), ("siblings", texts(page.siblings)), ("linksTo", texts(page.linksTo)),
      ("linkedFrom", texts(page.linkedFrom)), ("otherHosts", texts(page.otherHosts)),
      ("viewModel", page.template.map { ViewModelTree($0.keys).json } ?? "null"),
    ]).text + "\n"
  }

  private func texts(_ texts: [String]) -> String { array(texts.map(JSONText.quoted)) }

  private func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }
}
