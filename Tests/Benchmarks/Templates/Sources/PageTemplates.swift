import Templates

/// The templates of the page, written so that both engines print the same.
enum PageTemplates {
  /// The templates by name; `page` is the one to be rendered.
  static let texts = [
    "page": """
    {{<layout}}
    {{$content}}
    <main>
    <article>
    <h1>{{heading}}</h1>
    <p class="meta"><time datetime="{{date.machine}}">{{date.text}}</time>{{#author}} by {{.}}{{/author}}</p>
    <nav aria-label="Contents"><ol>{{#contents}}<li><a href="#{{anchor}}">{{text}}</a></li>{{/contents}}</ol></nav>
    {{{body}}}
    <ul class="tags">{{#tags}}<li><a href="{{link}}" rel="tag">{{name}}</a></li>{{/tags}}</ul>
    </article>
    <section aria-label="Others">
    {{#others}}
    {{>teaser}}
    {{/others}}
    </section>
    </main>
    {{/content}}
    {{/layout}}

    """,
    "layout": """
    <!DOCTYPE html>
    <html lang="{{frame.language}}">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>{{frame.title}}</title>
    {{#frame.description}}<meta name="description" content="{{.}}"/>{{/frame.description}}
    {{#frame.canonical}}<link rel="canonical" href="{{.}}"/>{{/frame.canonical}}
    <link rel="stylesheet" href="/assets/site.css"/>
    </head>
    <body>
    <header>
    <a href="{{frame.home}}">{{frame.siteTitle}}</a>
    {{>navigation}}
    </header>
    {{$content}}{{/content}}
    <footer><p>© {{frame.year}} {{frame.siteTitle}}</p></footer>
    </body>
    </html>

    """,
    "navigation": """
    <nav aria-label="Main"><ul>
    {{#frame.navigation}}
    <li><a href="{{link}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a></li>
    {{/frame.navigation}}
    </ul></nav>

    """,
    "teaser": """
    <article class="teaser">
    <h2><a href="{{link}}">{{title}}</a></h2>
    <p><time datetime="{{date.machine}}">{{date.text}}</time></p>
    {{#summary}}
    <p>{{summary}}</p>
    {{/summary}}
    </article>

    """,
  ]

  /// The templates as Vipera reads them.
  static let library = TemplateLibrary(
    texts.sorted { $0.key < $1.key }.map {
      TemplateSource(name: $0.key, path: "Templates/\($0.key).mustache", bytes: Array($0.value.utf8))
    })
}
