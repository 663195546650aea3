import Entities
import Services

/// Knows the site around a page.
struct FrameInteractor: Sendable {
  private let settings: SiteSettings
  private let clock: BuildClock

  init(settings: SiteSettings, clock: BuildClock) {
    self.settings = settings
    self.clock = clock
  }

  func respond(to request: FrameFragment.Request) -> FrameFragment.Response {
    FrameFragment.Response(
      title: request.title,
      // The site's description is that of the home page alone: two pages should not say the same of themselves.
      description: request.description ?? (request.title == nil ? settings.description : nil),
      siteTitle: settings.title, language: settings.language, author: settings.author?.name,
      authorURL: settings.author?.url, year: clock.year, lists: request.lists)
  }
}
