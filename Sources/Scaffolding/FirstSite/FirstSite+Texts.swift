import ContentLoading
import Entities

extension FirstSite {
  /// The title as a line of front matter.
  private var titleLine: String { FrontMatterText.lines([("title", .text(title))]) }

  var home: String {
    """
    ---
    \(titleLine)description: A place for what I make, learn and like.
    ---

    Welcome! This page is the file `Content/index.md`. Change a word of it while the preview runs, and save: the browser shows the
    new page at once.

    The newest articles stand below. [About this site](about.md) says who writes them.

    """
  }

  static let about = """
    ---
    title: About this site
    description: Who writes here, and what about.
    ---

    Here is room for a few words about you. This page is the file `Content/about.md`, and its address is `/about/`: each Markdown
    file becomes a page of its own.

    It stands in the menu because `Content/site.json` names it there. That file has the title of the site, too, and the address at
    which you will publish it.

    """

  var hello: String {
    """
    ---
    title: Hello
    date: \(day.dayText)
    description: The first article, and how to write the next one.
    tags: [notes]
    ---

    An article is a Markdown file with a date, in the folder `Content/articles/`. Everything else follows from that: its page, its
    place in [the list of all articles](/articles/), its tag, and the feed that readers can subscribe to.

    To write the next one, take this one as a model, or let the program make the file:

    ```sh
    \(program) new article "My next article"
    ```

    It is a draft at first. Take out the line `draft: true` when it is good enough for everybody.

    Links between pages name the file: [what a page can show](on-a-page/index.md) is such a link. If you rename that file, the
    build tells the line of this one and keeps the last good site, so that nobody ever meets a dead link.

    """
  }

  var onAPage: String {
    """
    ---
    title: What a page can show
    date: \(dayBefore.dayText)
    description: Pictures, code, tables and notes, all written in plain Markdown.
    tags: [notes, writing]
    ---

    A text may be *soft*, **loud** or `exact`. It may have a picture, which lies beside this file:

    ![Three hills at dusk, and a moon above them](hills.svg "The view from here")

    ## Code

    Name the language, and the code is coloured when the site is built. No script runs in the browser.

    ```swift title="Greeting.swift" {2}
    func greet(_ name: String) -> String {
      "Hello, \\(name)!"
    }
    ```

    ## Tables

    | Write | Get |
    |---|---|
    | `*soft*` | *soft* |
    | `**loud**` | **loud** |
    | `[About](../../about.md)` | [About](../../about.md) |

    ## Notes

    > [!TIP]
    > Write one sentence in `description`, at the top of the file. Lists, feeds and search engines show it.

    What would be in the way of a sentence goes into a footnote.[^note]

    [^note]: Such as this one. It leads back to where it was named.

    """
  }

  /// A picture that looks the same on light and dark pages.
  static let hills = """
    <svg xmlns="http://www.w3.org/2000/svg" width="720" height="300" viewBox="0 0 720 300">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#20304f"/>
          <stop offset="1" stop-color="#e8a878"/>
        </linearGradient>
      </defs>
      <rect width="720" height="300" fill="url(#sky)"/>
      <circle cx="560" cy="80" r="26" fill="#fff4dc"/>
      <path d="M0 210 Q150 110 330 200 T720 170 V300 H0Z" fill="#5b5a78"/>
      <path d="M0 250 Q200 160 400 240 T720 220 V300 H0Z" fill="#3d4a5c"/>
      <path d="M0 275 Q180 225 420 262 Q580 286 720 258 V300 H0Z" fill="#26333d"/>
    </svg>

    """
}
