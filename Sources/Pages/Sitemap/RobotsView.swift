import Markup
import Viper

/// Writes the file as in RFC 9309.
struct RobotsView: View {
  var form: PageForm { .text }

  func render(_ model: RobotsFile.ViewModel, into page: inout MarkupWriter) {
    page.write("User-agent: *\nAllow: /\n")
    if model.sitemaps.isEmpty { return }
    page.write("\n")
    for sitemap in model.sitemaps { page.write("Sitemap: \(sitemap)\n".utf8) }
  }
}
