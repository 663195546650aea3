import Markup
import Viper

/// Writes facts as JSON-LD in a script that is none. Everything in it is escaped as JSON in HTML has to be.
struct FactsView: View {
  func render(_ model: FactsFragment.ViewModel, into page: inout MarkupWriter) {
    if let site = model.site { writeScript(to: &page) { write(site, in: &$0, to: &$1) } }
    if let article = model.article { writeScript(to: &page) { write(article, in: &$0, to: &$1) } }
    if !model.trail.isEmpty { writeScript(to: &page) { write(model.trail, in: &$0, to: &$1) } }
  }

  private func writeScript(
    to page: inout MarkupWriter, _ members: (inout JSONMembers, inout MarkupWriter) -> Void
  ) {
    page.write("<script type=\"application/ld+json\">")
    page.writeObject { object, page in
      object.write("@context", "https://schema.org", to: &page)
      members(&object, &page)
    }
    page.write("</script>\n")
  }

  private func write(
    _ site: FactsFragment.ViewModel.Site, in object: inout JSONMembers, to page: inout MarkupWriter
  ) {
    object.write("@type", "WebSite", to: &page)
    object.write("name", site.name, to: &page)
    object.write("url", site.url, to: &page)
    object.write("description", site.description, to: &page)
    object.write("inLanguage", site.language, to: &page)
  }

  private func write(
    _ article: FactsFragment.ViewModel.Article, in object: inout JSONMembers, to page: inout MarkupWriter
  ) {
    object.write("@type", "Article", to: &page)
    object.write("headline", article.headline, to: &page)
    object.write("mainEntityOfPage", article.url, to: &page)
    object.write("description", article.description, to: &page)
    object.write("datePublished", article.published, to: &page)
    object.write("dateModified", article.updated, to: &page)
    object.write("image", article.image, to: &page)
    object.write("inLanguage", article.language, to: &page)
    if let author = article.author {
      object.write("author", to: &page) { person, page in
        person.write("@type", "Person", to: &page)
        person.write("name", author, to: &page)
      }
    }
    if !article.keywords.isEmpty {
      object.write("keywords", listing: article.keywords, to: &page) { $1.writeJSON($0) }
    }
  }

  private func write(
    _ trail: [FactsFragment.ViewModel.Step], in object: inout JSONMembers, to page: inout MarkupWriter
  ) {
    object.write("@type", "BreadcrumbList", to: &page)
    object.write("itemListElement", listing: Array(trail.enumerated()), to: &page) { step, page in
      page.writeObject { element, page in
        element.write("@type", "ListItem", to: &page)
        element.write("position", number: step.offset + 1, to: &page)
        element.write("name", step.element.name, to: &page)
        element.write("item", step.element.url, to: &page)
      }
    }
  }
}
