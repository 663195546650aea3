import Entities
import Markdown

extension MarkdownDialect {
  /// What the settings of a site ask for.
  init(_ settings: MarkdownSettings) {
    self.init(math: settings.math, emoji: settings.emoji)
  }
}
