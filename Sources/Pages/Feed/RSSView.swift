import Markup
import Viper

/// Writes a feed as RSS 2.0, with the elements of Atom, Dublin Core and RSS' own content module that readers understand.
struct RSSView: View {
  var form: PageForm { .xml }

  func render(_ model: FeedPage.ViewModel, into page: inout MarkupWriter) {
    page.writeXMLDeclaration()
    page.startElement(
      "rss",
      [
        "version": "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom",
        "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      ])
    page.startElement("channel")
    page.writeElement("title", text: model.title)
    page.writeElement("link", text: model.home)
    page.writeElement("description", text: model.description ?? model.title)
    page.writeElement("language", text: model.language)
    page.writeElement("lastBuildDate", text: model.updated)
    page.writeElement("atom:link", ["rel": "self", "type": "application/rss+xml", "href": model.address])
    for entry in model.entries { write(entry, by: model.author.name, to: &page) }
    page.endElement("channel")
    page.endElement("rss")
  }

  private func write(
    _ entry: FeedPage.ViewModel.Entry, by author: String, to page: inout MarkupWriter
  ) {
    page.startElement("item")
    page.writeElement("title", text: entry.title)
    page.writeElement("link", text: entry.address)
    page.writeElement("guid", ["isPermaLink": "true"], text: entry.address)
    page.writeElement("pubDate", text: entry.published)
    page.writeElement("dc:creator", text: entry.author ?? author)
    for tag in entry.tags { page.writeElement("category", text: tag) }
    page.writeElement("description", text: entry.summary.map(markup))
    page.writeElement("content:encoded", text: entry.content?.text)
    page.endElement("item")
  }

  /// Readers take a description for HTML, in which plain text is escaped once more.
  private func markup(_ text: String) -> String {
    var writer = MarkupWriter()
    writer.writeEscaped(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
