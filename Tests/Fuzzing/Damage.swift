/// Makes bad pages of good ones: the same page for the same seed and number.
struct Damage {
  private var state: UInt64

  /// Bytes that readers of HTML, CSS, URLs and JSON branch on, and pieces that open something.
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<!DOCTYPE", "<?xml", "&", "&#x", "&#0;",
      "&amp;", "\"", "'",
      "=", "/", "<svg>", "<math>", "<template>", "<table>", "<select>", "<script>", "</script>", "<style>",
      "<p>", "<a>", "<b>",
      "<title>", "<textarea>", "<plaintext>", "<frameset>", " style=\"", " srcset=\"", " href=\"", " id=\"",
      " class=\"",
      " aria-labelledby=\"", " pattern=\"", " content=\"", "url(", "calc(", "@import", "{", "}", "[", "]",
      "\\", "\\u", ",", ";",
      ":", "\u{0}", "\r", "\r\n", "\u{FEFF}", "\u{FFFF}", "\u{85}", "é", "🦎", "[\"\"]", "https://[::1]:0/%",
      "9999999999999999999999",
    ].map { Array($0.utf8) }

  init(seed: UInt64, number: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ number &* 0xD1B5_4A32_D192_ED03
  }

  /// A page with one to eight places damaged.
  mutating func page(of samples: [[UInt8]]) -> [UInt8] {
    var page = samples[below(samples.count)]
    for _ in 0...below(8) { damage(&page, from: samples) }
    return page
  }

  private mutating func damage(_ page: inout [UInt8], from samples: [[UInt8]]) {
    let place = below(page.count + 1)
    let end = min(page.count, place + below(below(4) == 0 ? 4_000 : 12))
    switch below(8) {
    case 0: page.replaceSubrange(place..<end, with: [UInt8(truncatingIfNeeded: random())])
    case 1: page.removeSubrange(place..<end)
    case 2: page.removeSubrange(place...)
    case 3: page.insert(contentsOf: Array(repeating: page[place..<end], count: below(40)).joined(), at: place)
    case 4:
      let other = samples[below(samples.count)]
      let start = below(other.count + 1)
      page.insert(contentsOf: other[start..<min(other.count, start + below(400))], at: place)
    default: page.replaceSubrange(place..<end, with: Self.pieces[below(Self.pieces.count)])
    }
  }

  private mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(random() % UInt64(bound)) }

  /// The next number of SplitMix64.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
