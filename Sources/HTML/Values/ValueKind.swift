/// What the value of an attribute has to be: the words the tables use. `ValueKind+Parsing.swift` has the parser of each.
enum ValueKind: Sendable {
  // MARK: Text

  /// Anything.
  case text
  /// At least one character.
  case nonEmptyText
  /// No line feed and no carriage return (HTML §4.10.5.1.2).
  case oneLine
  /// One of these words, in any letter case; an empty string stands for an empty value.
  case keyword([StaticString])
  /// One of these words, exactly as written here: foreign content and ARIA compare case-sensitively.
  case exactly([StaticString])
  /// Any number of different words out of these, in any letter case, between spaces.
  case keywords([StaticString])
  /// Nothing, or the attribute's own name (HTML §2.3.2).
  case boolean
  /// Words between spaces, each once at most (HTML §2.3.7).
  case uniqueTokens

  // MARK: Names and references

  /// A name that no other element has: not empty, no whitespace (HTML §3.2.6).
  case id
  /// The id of an element on the page.
  case idReference
  /// Ids of elements on the page, between spaces.
  case idReferences
  /// A number sign and a name (HTML §2.3.8).
  case hashName
  /// The name of a navigable: not empty, not with an underscore in front (HTML §7.3.1.6).
  case navigableName
  /// The name of a navigable or `_blank`, `_self`, `_parent`, `_top`.
  case navigableNameOrKeyword
  /// A custom element name (HTML §4.13.2).
  case customElementName
  /// Different single characters between spaces (HTML §6.6.2).
  case accessKeys
  /// Different words between spaces, absolute URLs where they hold a colon (HTML §5.2.3, `itemprop`).
  case microdataProperties
  /// A name as XML writes it, without colon.
  case xmlName
  /// What a button does to an element: a word of HTML, or two hyphens and a word of the site (HTML §4.10.8).
  case command
  /// A regular expression of JavaScript (`pattern`).
  case pattern
  /// The keywords of `rel`, with what each is allowed on (HTML §4.6.7).
  case linkTypes

  // MARK: Places

  /// A URL, potentially surrounded by spaces (HTML §2.4.1); empty is allowed.
  case url
  /// A URL, potentially surrounded by spaces, not empty.
  case nonEmptyURL
  /// An absolute URL, not empty.
  case absoluteURL
  /// Absolute URLs between spaces, each once at most (`itemtype`).
  case absoluteURLs
  /// URLs of the schemes http and https between spaces (`ping`).
  case pingURLs
  /// Image candidates (HTML §4.8.4.2.1).
  case sourceSet
  /// A list of source sizes (HTML §4.8.4.2.2).
  case sourceSizes

  // MARK: Numbers

  /// An integer (HTML §2.3.4.1).
  case integer
  /// An integer of 0 or more.
  case nonNegativeInteger
  /// An integer of 1 or more.
  case positiveInteger
  /// An integer in a range.
  case integerIn(ClosedRange<Int>)
  /// A floating-point number (HTML §2.3.4.3).
  case number
  /// A floating-point number of 0 or more.
  case nonNegativeNumber
  /// A floating-point number above 0.
  case positiveNumber
  /// A positive number, or `any` (`step`).
  case step
  /// Numbers between commas, as `coords` has them; how many depends on `shape`.
  case coordinates

  /// What the type of the `input` asks of its `value`, `min`, `max` and `step` (HTML §4.10.5.1).
  case inputValue

  // MARK: Dates and times

  /// A date (HTML §2.3.5.2).
  case date
  /// A date, or a date, a time and an offset (`del`, `ins`).
  case dateOrGlobalDateTime
  /// Whatever a `time` element may say (HTML §4.5.14).
  case timeElementValue

  // MARK: Languages, types, media

  /// A BCP 47 language tag.
  case language
  /// A BCP 47 language tag, or nothing.
  case languageOrEmpty
  /// A MIME type (MIME Sniffing §4).
  case mimeType
  /// MIME types, wildcards and file name extensions between commas (`accept`).
  case acceptList
  /// A media query list (Media Queries 4).
  case mediaQueries
  /// A CSS colour (`theme-color`, `color`).
  case colour
  /// A number sign and six hexadecimal digits (HTML §2.3.6).
  case simpleColour
  /// Style declarations.
  case styleDeclarations
  /// Sizes of an icon: `any`, or `16x16 32x32`.
  case iconSizes
  /// The name of a character encoding.
  case encodingLabel
  /// The detail tokens of `autocomplete` (HTML §4.10.18.7).
  case autocomplete

  // MARK: Policies

  /// The flags of `sandbox` (HTML §4.8.5).
  case sandbox
  /// Integrity metadata (SRI §3.5).
  case integrity
  /// A permissions policy (`allow`).
  case permissionsPolicy
  /// A content security policy (CSP3 §2.2).
  case contentSecurityPolicy
  /// Seconds, or seconds and a URL (`meta http-equiv=refresh`).
  case refresh

  // MARK: Foreign content

  /// SVG path data (SVG 2 §9.3).
  case pathData
  /// How an SVG image fits its frame (SVG 2 §8.7).
  case preserveAspectRatio
  /// A MathML length (MathML 3 §2.1.5.2).
  case mathLength
  /// The change of a length of `mpadded` (MathML 3 §3.3.6).
  case mathPaddedLength
  /// A MathML colour (MathML 3 §2.1.5).
  case mathColour
  /// Prefixes and what they stand for (RDFa Core 1.1 §5): `dc: http://purl.org/dc/terms/`.
  case rdfaPrefixes

  // MARK: Combinations

  /// One of these words, exactly as written here, or a value of this kind: `thin`, or a length.
  indirect case either([StaticString], ValueKind)
  /// Values of this kind between spaces, at least one; the same one may come again.
  indirect case list(ValueKind)
}
