import Templates
import Viper

/// Shows a page of a list through `archive.mustache`.
struct ArchiveView: TemplateView {
  typealias ViewModel = ArchivePage.ViewModel

  let template: Template<ViewModel>
}
