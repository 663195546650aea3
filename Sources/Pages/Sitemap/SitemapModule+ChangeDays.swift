import Entities
import Prose
import Services
import Synchronization

/// The days on which entries were changed last, found out when the first part of the list asks: few builds write it anew.
final class ChangeDays: Sendable {
  private let content: any ContentService
  private let known = Mutex<[String: String]?>(nil)

  init(of content: any ContentService) {
    self.content = content
  }

  /// The day of a file, where it is known.
  func day(of file: String) -> String? {
    known.withLock { known in
      let days = known ?? all()
      if known == nil { known = days }
      return days[file]
    }
  }

  private func all() -> [String: String] {
    let collections = content.settings.collections.filter { $0.kind == .articles }
      .map { content.articles(in: $0.name) }
    var days: [String: String] = [:]
    days.reserveCapacity(collections.reduce(0) { $0 + $1.count })
    for article in collections.joined() {
      days[article.source.path] = CalendarDay(article.lastChange).machineText
    }
    for document in content.documents {
      if let updated = document.details.updated {
        days[document.source.path] = CalendarDay(updated).machineText
      }
    }
    return days
  }
}
