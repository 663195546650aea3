internal import Entities

extension Words.Key {
  /// What it is in English.
  var english: WordForms {
    switch self {
    case .articles: WordForms(one: "1 article", other: "{count} articles")
    case .breadcrumbs: "Breadcrumbs"
    case .caution: "Caution"
    case .choices: "Choices"
    case .entries: WordForms(one: "1 entry", other: "{count} entries")
    case .footerMenu: "Footer"
    case .groups: "Groups"
    case .home: "Home"
    case .important: "Important"
    case .languages: "Languages"
    case .latest: "Latest"
    case .lists: "Lists"
    case .mainMenu: "Main"
    case .minutes: "{count} min read"
    case .moved: "This page has moved:"
    case .newer: "Newer"
    case .next: "Next"
    case .no: "no"
    case .note: "Note"
    case .older: "Older"
    case .onThisPage: "On this page"
    case .page: "Page {number} of {count}"
    case .pageNotFound: "Page not found"
    case .pageNotFoundMessage:
      "There is no page at this address. It may have moved, or the link that led here is wrong."
    case .pagesOfList: "Pages of this list"
    case .pagesOfSection: "Pages of this section"
    case .part: "Part {number} of {count}"
    case .previous: "Previous"
    case .references: "References"
    case .related: "Related"
    case .search: "Search"
    case .searchFailed: "The search does not work at the moment: {reason}."
    case .searchField: "Words to look for"
    case .searchNeedsScript: "The search needs JavaScript. The lists below name all pages."
    case .searchNone: "No page has “{text}”."
    case .searchPages: WordForms(one: "1 page", other: "{count} pages")
    case .searchSome: "{count} pages, the best {shown} of them are shown"
    case .skipToContent: "Skip to content"
    case .table: "Table"
    case .tagged: "Tagged “{name}”"
    case .tags: "Tags"
    case .tip: "Tip"
    case .titleOfPage: "{title}, page {number}"
    case .toHome: "To the home page"
    case .updated: "Updated"
    case .warning: "Warning"
    case .words: WordForms(one: "1 word", other: "{count} words")
    case .yes: "yes"
    }
  }
}
