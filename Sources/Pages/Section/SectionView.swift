import Templates
import Viper

/// Shows a folder's list through `section-index.mustache`, or the template its `_index.md` names.
struct SectionView: TemplateView {
  typealias ViewModel = SectionPage.ViewModel

  let template: Template<ViewModel>
}
