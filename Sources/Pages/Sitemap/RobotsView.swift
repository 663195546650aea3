import Markup
import Viper

/// Writes the file as in RFC 9309.
struct RobotsView: View {
  var form: PageForm { .text }

  func render(_ model: RobotsFile.ViewModel, into page: inout MarkupWriter) {
    page.write("User-agent: *\nAllow: /\n")
    if let sitemap = model.sitemap { page.write("\nSitemap: \(sitemap)\n".utf8) }
  }
}
