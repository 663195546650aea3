import Markup

/// The page as a program would write it that does nothing else: appends to the memory of a page.
struct HandWrittenPage: ~Copyable {
  private var writer = MarkupWriter()

  /// The page written last.
  var bytes: [UInt8] { writer.bytes }

  /// Writes the page, in the memory of the one before it.
  mutating func render(_ page: BlogPage) {
    writer.reset()
    head(of: page.frame)
    write("<main>\n<article>\n<h1>")
    escape(page.heading)
    write("</h1>\n<p class=\"meta\">")
    day(page.date)
    if let author = page.author {
      write(" by ")
      escape(author)
    }
    write("</p>\n<nav aria-label=\"Contents\"><ol>")
    for heading in page.contents {
      write("<li><a href=\"#")
      escape(heading.anchor)
      write("\">")
      escape(heading.text)
      write("</a></li>")
    }
    write("</ol></nav>\n")
    writer.write(page.body.bytes)
    write("\n<ul class=\"tags\">")
    for tag in page.tags {
      write("<li><a href=\"")
      escape(tag.link.href)
      write("\" rel=\"tag\">")
      escape(tag.name)
      write("</a></li>")
    }
    write("</ul>\n</article>\n<section aria-label=\"Others\">\n")
    for other in page.others { teaser(other) }
    write("</section>\n</main>\n\n<footer><p>© ")
    escape(page.frame.year)
    write(" ")
    escape(page.frame.siteTitle)
    write("</p></footer>\n</body>\n</html>\n")
  }

  private mutating func head(of frame: BlogPage.Frame) {
    write("<!DOCTYPE html>\n<html lang=\"")
    escape(frame.language)
    write(
      """
      ">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>
      """)
    escape(frame.title)
    write("</title>\n")
    if let description = frame.description {
      write("<meta name=\"description\" content=\"")
      escape(description)
      write("\"/>")
    }
    write("\n")
    if let canonical = frame.canonical {
      write("<link rel=\"canonical\" href=\"")
      escape(canonical)
      write("\"/>")
    }
    write("\n<link rel=\"stylesheet\" href=\"/assets/site.css\"/>\n</head>\n<body>\n<header>\n<a href=\"")
    escape(frame.home.href)
    write("\">")
    escape(frame.siteTitle)
    write("</a>\n<nav aria-label=\"Main\"><ul>\n")
    for entry in frame.navigation {
      write("<li><a href=\"")
      escape(entry.link.href)
      write("\"")
      if entry.isCurrent { write(" aria-current=\"page\"") }
      write(">")
      escape(entry.title)
      write("</a></li>\n")
    }
    write("</ul></nav>\n</header>\n")
  }

  private mutating func teaser(_ teaser: BlogPage.Teaser) {
    write("<article class=\"teaser\">\n<h2><a href=\"")
    escape(teaser.link.href)
    write("\">")
    escape(teaser.title)
    write("</a></h2>\n<p>")
    day(teaser.date)
    write("</p>\n")
    if let summary = teaser.summary {
      write("<p>")
      escape(summary)
      write("</p>\n")
    }
    write("</article>\n")
  }

  private mutating func day(_ day: BlogPage.Day) {
    write("<time datetime=\"")
    escape(day.machine)
    write("\">")
    escape(day.text)
    write("</time>")
  }

  private mutating func write(_ text: StaticString) {
    writer.write(text)
  }

  private mutating func escape(_ text: String) {
    writer.writeEscaped(text)
  }
}
