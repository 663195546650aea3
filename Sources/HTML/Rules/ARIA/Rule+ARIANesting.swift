import Diagnostics

/// Rules about what may be in what.
extension Rule {
  /// Those of this file.
  static let ariaNestingRules: [Rule] = [
    .missingContext, .wrongPart, .blockRoleInHeading, .headingInButton, .headingInLeaf, .operableInButton,
    .operableInLeaf, .operableRoleInControl, .severalMains, .groupInList, .selectedTab,
  ]

  /// A part without its whole.
  static let missingContext = Rule(
    "aria/missing-context", .error,
    "A role that is a part of another is inside it.",
    advice: """
      An option is an option of a list, a row is a row of a table. The other role is around the \
      element, or owns it by `aria-owns`.
      """,
    wrong: #"<div role="option">A</div>"#,
    right: #"<div role="listbox" aria-label="B"><div role="option">A</div></div>"#,
    specification: "https://w3c.github.io/aria/#scope")

  /// A part its whole cannot hold.
  static let wrongPart = Rule(
    "aria/wrong-part", .error,
    "Groups in trees and menus and groups of rows hold only what belongs there.",
    advice: "Screen readers count and walk through the parts; anything else is lost to them.",
    wrong: #"<div role="tree"><div role="group"><div role="button">A</div></div></div>"#,
    right: #"<div role="tree"><div role="group"><div role="treeitem">A</div></div></div>"#,
    specification: "https://w3c.github.io/aria/#mustContain")

  /// A block inside a heading.
  static let blockRoleInHeading = Rule(
    "aria/block-role-in-heading", .error,
    "A heading holds no element with the role of a block.",
    advice: "Headings hold text; what is a block by its role is one inside a heading too.",
    wrong: #"<h2><span role="log">A</span></h2>"#,
    right: "<h2><span>A</span></h2>",
    specification: "https://w3c.github.io/html-aria/#aria-table")

  /// A heading inside a button.
  static let headingInButton = Rule(
    "aria/heading-in-button", .error,
    "A button holds no heading.",
    advice: "All inside a button is its name; the heading would be gone. A heading may hold a button.",
    wrong: #"<div role="button"><h2>A</h2></div>"#,
    right: #"<h2><span role="button">A</span></h2>"#,
    specification: "https://w3c.github.io/html-aria/#index-aria-button")

  /// A heading inside an image.
  static let headingInLeaf = Rule(
    "aria/heading-in-leaf", .error,
    "An image, a progress bar, a separator and a slider hold no heading.",
    advice: "What is inside is taken as one, with a name; the heading would be gone.",
    wrong: #"<div role="img" aria-label="B"><h2>A</h2></div>"#,
    right: #"<h2>A</h2><div role="img" aria-label="B">C</div>"#,
    specification: "https://w3c.github.io/aria/#childrenArePresentational")

  /// A group right in a list.
  static let groupInList = Rule(
    "aria/group-in-list", .error,
    "A list holds items, and no group.",
    advice:
      "Screen readers count the items of a list; a group between it and its items hides them. Put groups into items.",
    wrong: #"<div role="list"><div role="group">A</div></div>"#,
    right: #"<div role="list"><div role="listitem"><div role="group">A</div></div></div>"#,
    specification: "https://w3c.github.io/aria/#list")

  /// A selected tab without its panel.
  static let selectedTab = Rule(
    "aria/selected-tab", .error,
    "A tab that is selected has a tab panel.",
    advice: """
      The tab names its panel by `aria-controls`, or the panel names its tab by `aria-labelledby`. Else nobody finds from \
      the tab to what it shows.
      """,
    wrong: #"<div role="tablist"><div role="tab" aria-selected="true" tabindex="0">A</div></div>"#,
    right: """
      <div role="tablist"><div role="tab" aria-selected="true" tabindex="0" aria-controls="b">A</div></div>\
      <div role="tabpanel" id="b">B</div>
      """,
    specification: "https://w3c.github.io/aria/#tab")

  /// Something to operate inside a button or link.
  static let operableInButton = Rule(
    "aria/operable-in-button", .error,
    "An element with the role `button` or `link` holds nothing to operate.",
    advice: "A click could mean either, and the keyboard or a screen reader reach only one of them.",
    wrong: ##"<div role="button"><a href="#a">A</a></div>"##,
    right: ##"<div><a href="#a">A</a></div>"##,
    specification: "https://w3c.github.io/html-aria/#index-aria-button")

  /// Something to operate inside what is looked at as one.
  static let operableInLeaf = Rule(
    "aria/operable-in-leaf", .warning,
    "An option, checkbox, image and the like hold nothing to operate.",
    advice: "What is inside is taken as one, with a name; a screen reader does not go in.",
    wrong: ##"<div role="img" aria-label="B"><a href="#a">A</a></div>"##,
    right: ##"<div role="group" aria-label="B"><a href="#a">A</a></div>"##,
    specification: "https://w3c.github.io/aria/#childrenArePresentational")

  /// A role to operate inside a link or button.
  static let operableRoleInControl = Rule(
    "aria/operable-role-in-control", .error,
    "A link or button holds no element with a role to operate.",
    advice: "A click could mean either, and the keyboard or a screen reader reach only one of them.",
    wrong: #"<button><span role="checkbox" aria-checked="true">A</span></button>"#,
    right: "<button><span>A</span></button>",
    specification: "https://w3c.github.io/html-aria/#aria-table")

  /// Main content more than once.
  static let severalMains = Rule(
    "aria/several-mains", .warning,
    "One element with the role `main` is visible.",
    advice: "Screen readers jump to the main content; with two there is no saying where.",
    wrong: #"<main>A</main><div role="main">B</div>"#,
    right: "<main>A</main><div>B</div>",
    specification: "https://w3c.github.io/aria/#main")
}
