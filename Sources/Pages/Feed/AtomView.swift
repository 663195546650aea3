import Markup
import Viper

/// Writes a feed as Atom 1.0 (RFC 4287).
struct AtomView: View {
  var form: PageForm { .xml }

  func render(_ model: FeedPage.ViewModel, into page: inout MarkupWriter) {
    page.writeXMLDeclaration()
    page.startElement("feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": model.language])
    page.writeElement("id", text: model.address)
    page.writeElement("title", text: model.title)
    page.writeElement("subtitle", text: model.description)
    page.writeElement("link", ["rel": "self", "type": "application/atom+xml", "href": model.address])
    page.writeElement("link", ["rel": "alternate", "type": "text/html", "href": model.home])
    page.writeElement("updated", text: model.updated)
    page.startElement("author")
    page.writeElement("name", text: model.author.name)
    page.writeElement("uri", text: model.author.url)
    page.endElement("author")
    for entry in model.entries { write(entry, to: &page) }
    page.endElement("feed")
  }

  private func write(_ entry: FeedPage.ViewModel.Entry, to page: inout MarkupWriter) {
    page.startElement("entry")
    page.writeElement("id", text: entry.address)
    page.writeElement("title", text: entry.title)
    page.writeElement("link", ["rel": "alternate", "type": "text/html", "href": entry.address])
    page.writeElement("published", text: entry.published)
    page.writeElement("updated", text: entry.updated ?? entry.published)
    if let author = entry.author {
      page.startElement("author")
      page.writeElement("name", text: author)
      page.endElement("author")
    }
    for tag in entry.tags { page.writeElement("category", ["term": tag]) }
    page.writeElement("summary", text: entry.summary)
    page.writeElement("content", ["type": "html"], text: entry.content?.text)
    page.endElement("entry")
  }
}
