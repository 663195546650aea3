import Entities
import Prose
import Services

/// Knows the site around a page.
struct FrameInteractor: Sendable {
  private let settings: SiteSettings
  private let clock: BuildClock
  private let isRightToLeft: Bool

  init(settings: SiteSettings, clock: BuildClock) {
    self.settings = settings
    self.clock = clock
    isRightToLeft = LanguageWording(settings.language).isRightToLeft
  }

  func respond(to request: FrameFragment.Request) -> FrameFragment.Response {
    FrameFragment.Response(
      title: request.title,
      // The site's description is that of the home page alone: two pages should not say the same of themselves.
      description: request.description ?? (request.title == nil ? settings.description : nil),
      siteTitle: settings.title, language: settings.language, isRightToLeft: isRightToLeft,
      author: settings.author?.name,
      authorURL: settings.author?.url, year: clock.year, lists: request.lists, trail: request.trail,
      article: request.article, image: settings.head.image?.to, icon: settings.head.icon?.to,
      manifest: settings.head.manifest?.to, themeColor: settings.head.themeColor,
      file: settings.head.files.first?.source.path ?? "")
  }
}
