import ContentLoading
import Diagnostics

/// What one generator does otherwise than the others: data and small functions, which the import goes by.
struct PeerForms: Sendable {
  /// Its name, for messages.
  let name: String
  /// What a folder of it has: one of these files or folders.
  let signs: [String]
  /// The configuration, the first of them that is there.
  let configurations: [String]
  /// A folder whose files each hold what stands under their name in the configuration.
  var configurationFolder: String?
  /// The folders that are looked into; all of the site where there is an empty one.
  let folders: [String]
  /// Folders that are not looked into.
  var skipped: Set<String> = []
  /// Reads the configuration.
  let describe: @Sendable (Configuration) -> SiteDescription
  /// Says what a file is.
  let place: @Sendable (String, SiteDescription) -> Place
  /// The address that a page has, from `/`.
  let address: @Sendable (OldPage, PageDate?, SiteDescription) -> String
  /// The name of a folder or a term in addresses.
  let slug: @Sendable (String) -> String
  /// Why the old site has no page of a text, by itself and the folders of bundles; nothing if it has one.
  var hiding: @Sendable (OldPage, Set<String>) -> String? = { _, _ in nil }
  /// The id of a heading, where it is made otherwise than GitHub does.
  var headingName: (@Sendable (String) -> String)?
  /// Keys of front matter that have another name here.
  var keys: [String: String] = [:]
  /// How a list of words may be written as one text.
  var wordSeparator: Character?
  /// Whether an alias without a slash at its start lies beside the page.
  var hasRelativeAliases = false
  /// Whether front matter is keys and values a line, whatever YAML says of it.
  var hasHeadOfLines = false
  /// Whether the first heading is the title where front matter has none.
  var takesTitleFromHeading = false
  /// Whether each folder at the top has a list, described or not.
  var listsEveryFolder = false
  /// How calls are written.
  let syntax: CodeTagSyntax
  /// What becomes of calls, by name; `=` is any value.
  let codes: [String: CodeForm]
  /// The calls whose first argument names what is called.
  var includes: Set<String> = []
  /// Whether attributes stand behind a colon, as in `{: .wide}`.
  var hasColonAttributes = false
}

/// The day in a page's front matter or name.
struct PageDate {
  let year: Int
  let month: Int
  let day: Int

  /// Two digits of a number.
  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Four digits of the year.
  var yearText: String {
    let digits = "\(year)"
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A generator whose sites can be imported.
public enum Peer: String, CaseIterable, Sendable {
  case hugo
  case zola
  case jekyll
  case publish

  /// What it does otherwise than the others.
  var forms: PeerForms {
    switch self {
    case .hugo: HugoForms.forms
    case .zola: ZolaForms.forms
    case .jekyll: JekyllForms.forms
    case .publish: PublishForms.forms
    }
  }

  /// Its name as it writes it itself.
  public var name: String { forms.name }
}
