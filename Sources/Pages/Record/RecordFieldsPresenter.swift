import Prose
import Viper

/// Words the values of fields and gives them their links.
struct RecordFieldsPresenter: Presenter {
  let prose: ProseStyle
  let dates: DateWording

  func present(_ response: RecordFields.Request, router: RecordRouter) -> RecordFields.ViewModel {
    fields(response.fields, router)
  }

  private func fields(_ fields: [RecordFields.Field], _ router: RecordRouter) -> RecordFields.ViewModel {
    .init(entries: fields.map { .init(name: $0.title, value: value($0.value, router)) })
  }

  private func value(_ value: RecordFields.Value, _ router: RecordRouter) -> RecordFields.ViewModel.Shown {
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
    case .rows(let rows): .init(rows: rows.isEmpty ? nil : fields(rows, router))
    }
  }
}
