import Templates
import Viper

/// Shows an article through `article.mustache`, or the template its collection names.
struct ArticleView: TemplateView {
  typealias ViewModel = ArticlePage.ViewModel

  let template: Template<ViewModel>
}
