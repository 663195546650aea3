import TemporaryFolders

/// A small site with a fault of every kind that links and pages as a whole can have. A line holds one fault, or few.
enum SeededSite {
  static func folder() throws -> TemporaryFolder { try TemporaryFolder(files) }

  static let files: [String: String] = [
    "Content/site.json": """
    {
      "title": "Seeds",
      "description": "A site of faults.",
      "baseURL": "https://example.org/docs/",
      "collections": {
        "articles": {"kind": "articles", "title": "Articles"},
        "rules": {"kind": "records", "title": "Rules"}
      },
      "menus": {
        "main": [
          {"title": "About", "to": "about.md"},
          {"title": "Articles", "to": "/articles/"},
          {"title": "Rules", "to": "/rules/"}
        ]
      }
    }
    """,
    "Content/index.md":
      "---\ntitle: Home\n---\n[Raw](raw.md), [head](head.md), [all](good.md) and [twin](guide/twin.md).\n",
    "Content/good.md": good,
    "Content/about.md": markdown,
    "Content/raw.md": raw,
    "Content/head.md": "---\ntitle: Head\ndescription: The head of a page.\n---\n[Good](good.md)\n",
    "Content/guide/twin.md": "---\ntitle: Good\ndescription: All is well.\n---\nText.\n",
    "Content/lonely.md": "---\ntitle: Lonely\n---\nText.\n",
    "Content/secret.md": "---\ntitle: Secret\ndraft: true\n---\nText.\n",
    "Content/articles/new.md": "---\ntitle: New\ndate: 2030-01-01\n---\nText.\n",
    "Content/articles/old.md": "---\ntitle: Old\ndate: 2026-01-01\n---\nText [x](#gone).\n\n![i](pic.png)\n",
    "Content/guide/map.png": "",
    "Content/guide/site plan.png": "",
    "Content/static/film.mp4": "",
    "Content/rules/one.json": """
    {
      "title": "One",
      "body": "See [two](two.json)."
    }
    """,
    "Content/rules/several.json": """
    [
      {"title": "Two", "body": "Fine."},
      {"title": "Three",
       "body": "See <a href=\\"/gone/\\">it</a>."}
    ]
    """,
    "Templates/assets/extra.css": css,
    "Templates/assets/loop.css": "@import \"extra.css\";\n@import \"loop.css\";\n@import \"nothing.css\";\n",
    "Templates/partials/footer.mustache": footer,
    "Templates/partials/head.mustache": head,
  ]

  /// Nothing is wrong with this page.
  static let good = """
    ---
    title: Good
    description: All is well.
    aliases: [/better/]
    ---
    ## Part one

    [Self](#part-one), [top](#top), [hash](#), [about](about.md), [by path](/about/), [asset](/guide/map.png),
    [space](</guide/site plan.png>), [mail](mailto:a@example.org), [other](https://example.net/x/#y),
    [insecure but elsewhere](http://example.net/), [text](about.md#:~:text=Part), [query](/about/?a=b#part-two),
    [host](https://example.org/), [own](https://example.org/docs/about/), [port](https://EXAMPLE.org:443/docs/about/#part-two).

    <a href="../about/../about/./#part-two">x</a> <a href="/%61bout/#part%2Dtwo">x</a> <a href="?q">x</a>
    <a id="Ünï" href="#%C3%9Cn%C3%AF">x</a> <a href="/articles">x</a>
    """

  static let markdown = """
    ---
    title: About
    description: Links of Markdown.
    ---
    ## Part two

    [one](gone.md)
    [two](secret.md) and [three](articles/new.md)
    [four](/gone/) and [five](/about/gone.png)
    [six](#part-too)
    [seven](good.md#part-onne) and [eight](@/good.md#nothing)
    [nine](/good/#part-on "With a title")
    ![ten](gone.png) and [![eleven](guide/mop.png)](gone.md)
    [twelve](https://example.org/docs/gone/)
    [thirteen](http://example.org/docs/good/)
    [fourteen](//example.net/) and [fifteen](//example.org/docs/gone/)
    [sixteen](/better/)
    [seventeen][ref] and <https://example.org/docs/none/>
    ![eighteen](http://example.net/a.png)

    | a | b |
    |---|---|
    | [nineteen](gone.md) | [twenty](good.md#no) |

    > - [twenty-one](#in-a-quote)
    >
    >   Ünïcöde [twenty-two](#behind-it)

    [ref]: good.md#reference
    """

  static let raw = """
    ---
    title: Raw
    description: Links of raw HTML.
    ---
    <p><a href="/gone/">1</a> <a href="gone/">2</a> <a href="../gone/">3</a></p>
    <p><a href="/About/">1</a> <img src="/guide/MAP.png" alt="2"/></p>
    <p><a href="../../../x/">1</a> <a href="/docs/x%00/">2</a> <a href="/a%2Fbout/">3</a></p>
    <img src="gone.png" srcset="/guide/map.png 1x, /gone-2.png 2x" alt="x"/>
    <picture><source srcset="/gone.avif" type="image/avif"/><img src="/guide/map.png" alt="x"/></picture>
    <video src="/gone.mp4" poster="/gone.jpg" controls=""><track src="/gone.vtt" kind="captions" srclang="en"/></video>
    <video controls=""><source src="/filn.mp4" type="video/mp4"/></video>
    <audio src="/gone.mp3" controls=""></audio>
    <iframe src="/gone.html" title="x"></iframe>
    <object data="/gone.pdf" type="application/pdf">x</object>
    <embed src="/gone.swf" type="image/png"/>
    <form action="/send/"><button formaction="/send-2/">x</button><input type="image" src="/go.png" alt="x"/></form>
    <blockquote cite="/source/">x</blockquote>
    <p><q cite="/source-2/">x</q> <ins cite="/why/">x</ins> <del cite="/why-not/">x</del></p>
    <p style="background: url(/gone-bg.png)">x</p>
    <p style="background: image-set('/gone-a.png' 1x, '/guide/map.png' 2x)">x</p>
    <svg width="1" height="1"><use href="#shape"/><a href="/gone-svg/"><text>x</text></a></svg>
    <map name="m"><area href="/gone-area/" alt="x" shape="default"/></map><img src="/guide/map.png" usemap="#m" alt="x"/>
    <script src="/gone.js"></script>
    <p><a href="about:blank">fine</a> <a href="https://user@example.org/docs/gone-user/">x</a></p>
    """

  static let css = """
    @import url("missing.css");
    body { background: url(gone.png) no-repeat; }
    p { background: image-set("../guide/map.png" 1x, "gone@2x.png" 2x); }
    @font-face { font-family: x; src: url('/fonts/x.woff2'); }
    q { background: url(http://example.net/q.png); }
    /* nothing behind this is read
    """

  static let head = """
    <meta charset="utf-8"/>
    <title>{{frame.title}}</title>
    {{#frame.description}}<meta name="description" content="{{frame.description}}"/>{{/frame.description}}
    {{#frame.canonical}}<link rel="canonical" href="{{frame.canonical}}"/>{{/frame.canonical}}
    <link rel="icon" href="/assets/none.svg"/>
    <link rel="stylesheet" href="/assets/extra.css"/><link rel="stylesheet" href="/assets/EXTRA.css"/>
    <link rel="next" href="/none/"/><link rel="manifest" href="/none.webmanifest"/>
    <meta property="og:image" content="https://example.org/docs/none.png"/>
    <meta name="twitter:image" content="http://example.org/docs/guide/map.png"/>
    <style>@import "/docs/assets/none.css"; q { background: url(/docs/none-at-all.png) }</style>
    """

  static let footer = """
    <footer>
    <a href="/impressum/">Imprint</a>
    <a href="{{frame.home}}">Home</a>
    <a href="/about/#imprint">Contact</a>
    <img src="/assets/logo.png" alt="x"/>
    {{{frame.footer}}}
    </footer>
    """
}
