/// A role an author may write: WAI-ARIA 1.3 §5.4 without the abstract ones, DPUB-ARIA 1.1 §3 and Graphics-ARIA 1.0 §4.
///
/// The name is the case's, its words divided by hyphens. Roles of WAI-ARIA come first, for `RoleSet` to have them in two words.
enum Role: Int, HyphenatedName {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
  case columnheader, combobox, comment, complementary, contentinfo, definition, deletion, dialog, directory
  case document, emphasis, feed, figure, form, generic, grid, gridcell, group, heading, image, img, insertion
  case link, list, listbox, listitem, log, main, mark, marquee, math, menu, menubar, menuitem
  case menuitemcheckbox, menuitemradio, meter, navigation
  /// `none`: a name of its own, for optionals have a `none` too.
  case noneRole
  case note, option, paragraph, presentation, progressbar, radio, radiogroup, region, row, rowgroup, rowheader
  case scrollbar, search, searchbox, sectionfooter, sectionheader, separator, slider, spinbutton, status
  case strong, `subscript`, suggestion, superscript, `switch`, tab, table, tablist, tabpanel, term, textbox
  case time, timer, toolbar, tooltip, tree, treegrid, treeitem

  case docAbstract, docAcknowledgments, docAfterword, docAppendix, docBacklink, docBiblioentry
  case docBibliography, docBiblioref, docChapter, docColophon, docConclusion, docCover, docCredit, docCredits
  case docDedication, docEndnote, docEndnotes, docEpigraph, docEpilogue, docErrata, docExample, docFootnote
  case docForeword, docGlossary, docGlossref, docIndex, docIntroduction, docNoteref, docNotice, docPagebreak
  case docPagefooter, docPageheader, docPagelist, docPart, docPreface, docPrologue, docPullquote, docQna
  case docSubtitle, docTip, docToc
  case graphicsDocument, graphicsObject, graphicsSymbol

  /// The name as it is written.
  var name: String {
    if self == .noneRole { return "none" }
    return hyphenated
  }

  /// The role of this name, in any letter case.
  init?(_ token: Bytes) {
    guard let role = RoleNames.shared.role(token) else { return nil }
    self = role
  }

  /// `presentation` or `none`: the element means nothing, its content is as if it were not there.
  var isPresentational: Bool { self == .presentation || self == .noneRole }
}

/// The names of roles in a hash table, for tokens of a page to be looked up without becoming text.
struct RoleNames: Sendable {
  /// The one table.
  static let shared = RoleNames()

  private static let size = 1024
  private var text: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots = [Role?](repeating: nil, count: RoleNames.size)

  private init() {
    for role in Role.allCases {
      let name = Array(role.name.utf8)
      var slot = name.reduce(0) { RoleNames.hash($0, $1) } % RoleNames.size
      while slots[slot] != nil { slot = (slot + 1) % RoleNames.size }
      slots[slot] = role
      text += name
      starts.append(text.count)
    }
  }

  /// The role of a name in any letter case.
  func role(_ token: Bytes) -> Role? {
    guard !token.isEmpty, token.count <= 32 else { return nil }
    var slot = token.reduce(0) { RoleNames.hash($0, $1.lowercase) } % RoleNames.size
    while let role = slots[slot] {
      if isName(role.rawValue, token) { return role }
      slot = (slot + 1) % RoleNames.size
    }
    return nil
  }

  private static func hash(_ sum: Int, _ byte: UInt8) -> Int { (sum &* 31 &+ Int(byte)) & 0xFF_FFFF }

  private func isName(_ role: Int, _ token: Bytes) -> Bool {
    let start = starts[role]
    guard starts[role + 1] - start == token.count else { return false }
    for index in 0..<token.count where text[start + index] != token[index].lowercase { return false }
    return true
  }
}
