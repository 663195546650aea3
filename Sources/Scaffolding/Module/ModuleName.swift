import Entities
import Theme

/// What somebody calls a new page module on the command line, in the forms in which it is written.
struct ModuleName: Hashable {
  /// As the names of its types begin: `EventList`.
  let type: String
  /// As its folder in the output, its template and its route are called: `event-list`.
  let slug: String
  /// As its page is titled: *Event list*.
  let title: String

  /// Reads a name such as `EventList`, `event-list` or `Event list`. Throws where it is none for a type, or that of a template
  /// of the theme.
  init(_ text: String) throws(ScaffoldRefusal) {
    let words = Self.words(of: text)
    guard let first = words.first, first.first?.isLetter == true,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " -_".contains($0)) })
    else {
      throw ScaffoldRefusal(
        "\"\(text)\" cannot be the name of types in Swift",
        hint: "give it a name of ASCII letters and digits, such as Events or EventList")
    }
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    slug = words.map { $0.lowercased() }.joined(separator: "-")
    title = ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
    let template = "\(slug).mustache"
    guard !Theme.files.contains(where: { $0.path == template }) else {
      throw ScaffoldRefusal(
        "the theme has a template \(template) already, which yours would stand in for",
        hint: "choose another name")
    }
  }

  /// The words of a name, told apart by spaces, hyphens, underscores, and capital letters behind small ones.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in text {
      let isSeparator = " -_".contains(character)
      if !isSeparator {
        let startsWord = words.isEmpty || " -_".contains(last) || character.isUppercase && !last.isUppercase
        if startsWord { words.append("") }
        words[words.count - 1].append(character)
      }
      last = character
    }
    // The capital of a word in CamelCase is no capital in a sentence; those of an abbreviation are.
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
  }
}
