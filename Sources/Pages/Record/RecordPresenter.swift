import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Shows a record's facts and gives its references and neighbours their links.
struct RecordPresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let dates: DateWording
  let fieldsView: RecordFieldsView
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
      fields: fields(response.fields, router).map(fieldsView.html),
      body: response.body.map { prose.text($0, from: router.ways) },
      references: references(response, router),
      index: .init(title: response.collectionTitle, link: router.index),
      pager: pager.html(
        for: .init(
          label: response.collectionTitle, previous: neighbour(words[.previous], response.previous, router),
          next: neighbour(words[.next], response.next, router)), from: router.ways))
  }

  private func fields(
    _ fields: [RecordPage.Response.Field], _ router: RecordRouter
  ) -> RecordPage.Fields? {
    fields.isEmpty
      ? nil : .init(entries: fields.map { .init(name: $0.title, value: value($0.value, router)) })
  }

  private func value(
    _ value: RecordPage.Response.Value, _ router: RecordRouter
  ) -> RecordPage.Fields.Value {
    switch value {
    case .text(let text): .init(text: text)
    case .markdown(let source): .init(prose: prose.text(source, from: router.ways))
    case .day(let day): .init(day: dates.text(for: day))
    case .answer(let isYes): .init(answer: .init(isYes: isYes))
    case .address(let url, let file):
      .init(target: .init(title: url, link: router.link(to: url, writtenIn: file)))
    case .picture(let image, let alt, let file):
      .init(picture: router.link(to: image, writtenIn: file).map { .init(link: $0, alt: alt) })
    case .entry(let title, let slug, let collection):
      .init(target: .init(title: title, link: router.entry(slug, in: collection)))
    case .list(let values): .init(list: .init(values: values.map { self.value($0, router) }))
    case .rows(let rows): .init(rows: fields(rows, router))
    }
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
