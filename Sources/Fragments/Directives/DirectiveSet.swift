internal import Diagnostics
internal import Entities
internal import Markdown
internal import Markup
internal import Prose
internal import Routing
internal import Services

/// The modules that Markdown may call, by name.
struct DirectiveSet: Sendable {
  private var modules: [String: DirectiveModule]

  init(_ modules: [DirectiveModule]) {
    self.modules = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The same with more modules; one takes the place of another of its name.
  func adding(_ more: [DirectiveModule]) -> DirectiveSet {
    var set = self
    for module in more { set.modules[module.name] = module }
    return set
  }

  private var names: [String] { modules.keys.sorted() }

  /// What is wrong with the modules themselves.
  var faults: [Diagnostic] { modules.sorted { $0.key < $1.key }.flatMap(\.value.faults) }

  /// Prose that calls these modules.
  func prose(_ services: ServicesContainer) -> ProseStyle {
    let settings = services.content.settings
    let workshop = services.workshop
    let work: ProseStyle.Work = { workshop.work(on: $0, for: $1) }
    let titles = ProseStyle(settings.markdown, language: settings.language).titles
    return ProseStyle(
      settings.markdown, language: settings.language, images: ImageGauge(services),
      work: settings.markdown.asksForPrograms ? work : nil, directiveNames: names,
      expand: { expand($0, $1, $2, titles) })
  }

  private func expand(
    _ call: DirectiveCall, _ body: HTML, _ ways: Ways, _ titles: PlainTextStyle
  ) -> HTML {
    if let module = modules[call.name] {
      return module.html(for: call, body: body, from: ways, titles: titles)
    }
    let question = NearMiss.question(call.name, among: names)
    var writer = MarkupWriter()
    if call.isBare, question == nil {
      writer.write("<p>@")
      writer.writeEscaped(call.name)
      writer.write("</p>\n")
    } else {
      writer.report(
        Diagnostic(
          rule: "markdown/unknown-directive", "there is no directive @\(call.name)", at: call.location,
          hint: question ?? "known are \(names.map { "@\($0)" }.joined(separator: ", "))"))
    }
    return HTML(writer)
  }
}
