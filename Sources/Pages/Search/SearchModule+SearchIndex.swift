import Digests
import Markdown
import Markup
import Prose

/// What can be searched, divided into files that a browser asks for: words in the order of their bytes, pages in blocks, and a
/// first file that names all others. Names tell the content, so that a file never changes.
struct SearchIndex {
  /// How large a file of words is, in bytes; the last word may make it larger.
  private static let fileSize = 32_000
  /// How many pages a word leads to at most: those where it counts most.
  private static let placeLimit = 400
  /// How many pages a block has.
  private static let blockSize = 16
  /// How much a word counts in a title, in a heading and elsewhere.
  private static let points: (title: Int32, heading: Int32, text: Int32) = (10, 4, 1)
  /// How much it counts on a page at most, and which of its sections can be told.
  private static let pointLimit: Int32 = 15

  /// The files; that which names all others is the last.
  let files: [SearchFile.Response]

  /// Reads the texts of pages as they are shown.
  init(_ entries: [SearchEntry], _ prose: ProseStyle = ProseStyle()) {
    var table = WordTable()
    var blocks: [SearchFile.Response] = []
    for start in stride(from: 0, to: entries.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, entries.count)
      let json = Self.json { page in
        page.write("[")
        for number in start..<end {
          if number > start { page.write(",") }
          let headings = Self.read(entries[number], number, prose, into: &table)
          Self.write(entries[number], headings, to: &page)
        }
        page.write("]")
      }
      blocks.append(Self.file("pages-\(blocks.count)", json))
    }
    let (words, starts) = Self.words(of: table)
    let first = Self.json { page in
      page.writeObject { object, page in
        object.write("size", number: Self.blockSize, to: &page)
        object.write("starts", listing: starts, to: &page) { $1.writeJSON($0) }
        object.write("words", listing: words.map(Self.digest), to: &page) { $1.writeJSON($0) }
        object.write("pages", listing: blocks.map(Self.digest), to: &page) { $1.writeJSON($0) }
      }
    }
    files = words + blocks + [Self.file("index", first)]
  }

  /// Adds the words of a page; its headings are the result.
  private static func read(
    _ entry: SearchEntry, _ number: Int, _ prose: ProseStyle, into table: inout WordTable
  ) -> [MarkdownDocument.Heading] {
    let page = Int32(truncatingIfNeeded: number)
    var reader = WordReader()
    var headings: [MarkdownDocument.Heading] = []
    var section: Int32 = 0
    func add(_ word: [UInt8], _ points: Int32) {
      table.add(word, page: page, section: section, points: points)
    }
    func readWhole(_ text: String, _ points: Int32) {
      var text = text
      text.withUTF8 { reader.read($0) { add($0, points) } }
      reader.end { add($0, points) }
    }
    readWhole(entry.title, points.title)
    if let summary = entry.summary { readWhole(summary, points.text) }
    guard let body = entry.body else { return [] }
    prose.read(MarkdownSource(body)).readText { piece in
      switch piece {
      case .heading(let heading):
        guard !heading.id.isEmpty else { return }
        headings.append(heading)
        section = Int32(truncatingIfNeeded: headings.count)
        readWhole(heading.text, points.heading)
      case .text(let text): reader.read(text) { add($0, points.text) }
      case .gap: reader.end { add($0, points.text) }
      }
    }
    reader.end { add($0, points.text) }
    return headings
  }

  private static func write(
    _ entry: SearchEntry, _ headings: [MarkdownDocument.Heading], to page: inout MarkupWriter
  ) {
    page.write("[")
    for text in [entry.title, entry.path] {
      page.writeJSON(text)
      page.write(",")
    }
    page.writeJSON(entry.summary ?? "")
    for heading in headings {
      page.write(",[")
      page.writeJSON(heading.id)
      page.write(",")
      page.writeJSON(heading.text)
      page.write("]")
    }
    page.write("]")
  }

  /// The files of words, and the first word of each.
  private static func words(of table: WordTable) -> (files: [SearchFile.Response], starts: [String]) {
    let order = (0..<table.count).sorted { table[$0].lexicographicallyPrecedes(table[$1]) }
    var files: [SearchFile.Response] = []
    var starts: [String] = []
    var rest = order[...]
    while let first = rest.first {
      starts.append(String(decoding: table[first], as: UTF8.self))
      let json = json { page in
        page.writeObject { object, page in
          while let word = rest.first, page.count < fileSize {
            object.write(
              String(decoding: table[word], as: UTF8.self), listing: numbers(table.places[word]), to: &page
            ) { $1.write(String($0).utf8) }
            rest = rest.dropFirst()
          }
        }
      }
      files.append(file("words-\(files.count)", json))
    }
    return (files, starts)
  }

  /// The pages of a word, each as far behind the one before, and with each the section and how much the word counts, in one
  /// number.
  private static func numbers(_ places: [WordTable.Place]) -> [Int32] {
    var places = places
    if places.count > placeLimit {
      places.sort { ($1.points, $0.page) < ($0.points, $1.page) }
      places = places.prefix(placeLimit).sorted { $0.page < $1.page }
    }
    var last: Int32 = 0
    return places.flatMap { place -> [Int32] in
      defer { last = place.page }
      return [place.page - last, place.section * 16 + min(place.points, pointLimit)]
    }
  }

  private static func json(_ body: (inout MarkupWriter) -> Void) -> String {
    var page = MarkupWriter()
    body(&page)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private static func file(_ name: String, _ json: String) -> SearchFile.Response {
    let digest = String(Digest(of: Array(json.utf8)).high & 0xFFFF_FFFF, radix: 16)
    return .init(name: "\(name)-\(digest)", json: json)
  }

  /// The part of a file's name that tells its content.
  private static func digest(of file: SearchFile.Response) -> String {
    String(file.name.split(separator: "-").last ?? "")
  }
}
