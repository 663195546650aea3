import Markup
import Viper

/// Writes the list as sitemaps.org has it.
struct SitemapView: View {
  var form: PageForm { .xml }

  func render(_ model: SitemapPage.ViewModel, into page: inout MarkupWriter) {
    let (list, entry): (StaticString, StaticString) =
      model.isIndex ? ("sitemapindex", "sitemap") : ("urlset", "url")
    page.writeXMLDeclaration()
    let isTranslated = model.entries.contains { !$0.translations.isEmpty }
    page.startElement(
      list,
      [
        "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
        "xmlns:xhtml": isTranslated ? "http://www.w3.org/1999/xhtml" : nil,
      ])
    for place in model.entries {
      page.startElement(entry)
      page.writeElement("loc", text: place.address)
      page.writeElement("lastmod", text: place.modified)
      for translation in place.translations {
        page.writeElement(
          "xhtml:link",
          ["rel": "alternate", "hreflang": translation.language, "href": translation.address])
      }
      page.endElement(entry)
    }
    page.endElement(list)
  }
}
