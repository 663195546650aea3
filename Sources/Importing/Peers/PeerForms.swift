import ContentLoading
import Diagnostics
import Entities

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
  /// Reads the configuration.
  let describe: @Sendable (Configuration) -> SiteDescription
  /// Says what a file is, by its path below a folder of some kind.
  let place: @Sendable (String, OldRoot.Kind, SiteDescription) -> Place
  /// The address that a page has.
  let address: @Sendable (OldPage, DateStamp?, SiteDescription) -> OldAddress
  /// What settings say of a page, by its path below the folder that was looked into, where its own front matter says nothing.
  var defaults: @Sendable (String, SiteDescription) -> [ContentNode.Entry] = { _, _ in [] }
  /// Why the old site has no page of each text; nothing if it has one.
  var hiding: @Sendable ([OldPage]) -> [String?] = { $0.map { _ in nil } }
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
  /// Whether a page may be a template, and has front matter in YAML.
  var hasTemplatesAmongPages = false
  /// Whether each folder at the top has a list, described or not.
  var listsEveryFolder = false
  /// How calls are written.
  let syntax: CodeTagSyntax
  /// What becomes of calls, by name; `=` is any value.
  let codes: [String: CodeForm]
  /// The calls that write no Markdown, and so may stand in HTML.
  var plainCodes: Set<String> = []
  /// The calls whose first argument names what is called.
  var includes: Set<String> = []
  /// Whether attributes stand behind a colon, as in `{: .wide}`.
  var hasColonAttributes = false
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
