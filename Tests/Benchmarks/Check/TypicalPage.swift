/// An article of 15 KB as a blog publishes it: headings, paragraphs with links, lists, figures, tables.
enum TypicalPage {
  /// The page in UTF-8; it breaks no rule.
  static let bytes = Array(text.utf8)

  private static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>A typical article</title>
    <meta name="description" content="An article such as blogs publish"/>
    <link rel="stylesheet" href="/assets/site.css"/>
    <link rel="canonical" href="https://example.org/articles/typical/"/>
    <script src="/assets/site.js" defer=""></script>
    </head>
    <body>
    <header><nav aria-label="Main"><ul>\((1...8).map { "<li><a href=\"/s\($0)/\" class=\"link\">Section \($0)</a></li>" }.joined())</ul></nav></header>
    <main>
    <article>
    <h1 id="top">A typical article</h1>
    <p class="meta"><time datetime="2026-01-31">31 January 2026</time></p>
    \((1...3).map(paragraph).joined(separator: "\n"))
    \((1...9).map(section).joined(separator: "\n"))
    </article>
    </main>
    <footer><p>Written by hand, checked by a program.</p></footer>
    </body>
    </html>

    """

  private static func section(_ number: Int) -> String {
    """
    <section>
    <h2 id="s\(number)">What the section says</h2>
    \((1...3).map { paragraph(number * 10 + $0) }.joined(separator: "\n"))
    <ul class="points">\((1...4).map { "<li class=\"point\">One of the points, number \($0)</li>" }.joined())</ul>
    <figure><img src="/images/\(number).png" alt="What the picture shows" width="640" height="480" loading="lazy"/>\
    <figcaption>A caption of some words</figcaption></figure>
    \(number % 3 == 0 ? table : "")
    </section>
    """
  }

  private static func paragraph(_ number: Int) -> String {
    """
    <p>Words flow gently over lines because every link is checked and nothing is guessed, and \
    <a href="/articles/\(number)/">some of them lead on</a> to other pages of the site while <em>others are stressed</em>, \
    named as <code>code</code> &amp; put into a sentence that ends here, or a little later than one would think.</p>
    """
  }

  private static let table = """
    <table class="facts"><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead>\
    <tbody><tr><td>One</td><td>1</td></tr><tr><td>Two</td><td>2</td></tr></tbody></table>
    """
}
