import Templates
import Viper

/// Shows it through `directives/video.mustache`.
struct VideoView: TemplateView {
  typealias ViewModel = VideoFragment.ViewModel

  let template: Template<ViewModel>
}
