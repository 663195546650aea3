import Fragments
import Prose
import Routing
import Viper

/// Shows a record's facts and gives its references and neighbours their links.
struct RecordPresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let fields: Fragment<RecordFields.Request>
  let pager: Fragment<PagerFragment.Request>
  var words = Words.english

  func present(_ response: RecordPage.Response, router: RecordRouter) -> RecordPage.ViewModel {
    RecordPage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: response.title, description: response.summary,
          trail: [.init(title: response.collectionTitle, route: router.list)]), from: router.ways),
      title: response.title,
      summary: response.summary,
      group: response.group,
      facts: response.facts.isEmpty
        ? nil : .init(entries: response.facts.map { .init(name: $0.name, value: $0.value) }),
      fields: response.fields.isEmpty
        ? nil : fields.html(for: .init(fields: response.fields), from: router.ways),
      body: response.body.map { prose.text($0, from: router.ways) },
      references: references(response, router),
      index: .init(title: response.collectionTitle, link: router.index),
      pager: pager.html(
        for: .init(
          label: response.collectionTitle, previous: neighbour(words[.previous], response.previous, router),
          next: neighbour(words[.next], response.next, router)), from: router.ways))
  }

  private func references(
    _ response: RecordPage.Response, _ router: RecordRouter
  ) -> RecordPage.ViewModel.References? {
    let entries: [RecordPage.ViewModel.References.Entry] = response.references.compactMap { reference in
      router.link(to: reference.to, writtenIn: response.file).map { .init(title: reference.title, link: $0) }
    }
    return entries.isEmpty ? nil : .init(entries: entries)
  }

  private func neighbour(
    _ label: String, _ neighbour: RecordPage.Response.Neighbour?, _ router: RecordRouter
  ) -> PagerFragment.Neighbour? {
    neighbour.map { .init(label: label, title: $0.title, route: router.route(to: $0.slug)) }
  }
}
