import Markup
import Viper

/// Writes a feed as JSON Feed 1.1.
struct JSONFeedView: View {
  var form: PageForm { .json }

  func render(_ model: FeedPage.ViewModel, into page: inout MarkupWriter) {
    page.writeObject { object, page in
      object.write("version", "https://jsonfeed.org/version/1.1", to: &page)
      object.write("title", model.title, to: &page)
      object.write("home_page_url", model.home, to: &page)
      object.write("feed_url", model.address, to: &page)
      object.write("description", model.description, to: &page)
      object.write("language", model.language, to: &page)
      write(author: model.author.name, model.author.url, in: &object, to: &page)
      object.write("items", listing: model.entries, to: &page) { entry, page in write(entry, to: &page) }
    }
    page.write("\n")
  }

  private func write(_ entry: FeedPage.ViewModel.Entry, to page: inout MarkupWriter) {
    page.write("\n")
    page.writeObject { object, page in
      object.write("id", entry.address, to: &page)
      object.write("url", entry.address, to: &page)
      object.write("title", entry.title, to: &page)
      object.write("summary", entry.summary, to: &page)
      if let content = entry.content {
        object.write("content_html", content.text, to: &page)
      } else {
        object.write("content_text", entry.summary ?? entry.title, to: &page)
      }
      object.write("date_published", entry.published, to: &page)
      object.write("date_modified", entry.updated, to: &page)
      if let author = entry.author { write(author: author, nil, in: &object, to: &page) }
      if !entry.tags.isEmpty {
        object.write("tags", listing: entry.tags, to: &page) { tag, page in page.writeJSON(tag) }
      }
    }
  }

  private func write(
    author name: String, _ url: String?, in object: inout JSONMembers, to page: inout MarkupWriter
  ) {
    object.write("authors", listing: [name], to: &page) { name, page in
      page.writeObject { author, page in
        author.write("name", name, to: &page)
        author.write("url", url, to: &page)
      }
    }
  }
}
