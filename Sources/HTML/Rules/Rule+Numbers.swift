import Diagnostics

extension Rule {
  /// Rules for dates, times and numbers.
  static let numberRules: [Rule] = [
    .badDate, .improbableDate, .badTime, .improbableOffset, .badDuration, .badInteger, .badNumber,
    .badCoordinates,
  ]

  /// A date is written as HTML writes it, and is in the calendar.
  static let badDate = Rule(
    "html/bad-date", .error,
    "A date is written as HTML writes it, and is in the calendar.",
    advice: """
      Dates have four digits for the year and two for month and day: `2024-02-29`; months are `2024-02`, \
      weeks `2024-W09`. Programs read them, so every digit counts.
      """,
    wrong: #"<p><time datetime="2023-02-29">the last of February</time></p>"#,
    right: #"<p><time datetime="2024-02-29">the last of February</time></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times")

  /// A year is one that somebody means.
  static let improbableDate = Rule(
    "html/improbable-date", .warning,
    "A year is one that somebody means.",
    advice: "A year before 1000 or after 2999 is mostly a slip of the finger: five digits instead of four.",
    wrong: #"<p><del datetime="20240-05-01">old</del></p>"#,
    right: #"<p><del datetime="2024-05-01">old</del></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates")

  /// A time is written as HTML writes it, and is on the clock.
  static let badTime = Rule(
    "html/bad-time", .error,
    "A time is written as HTML writes it, and is on the clock.",
    advice: """
      Hours (0 to 23), minutes and seconds have two digits each, a fraction of a second at most three. A \
      moment in the world needs its offset from UTC, too: `Z` or `+01:00`.
      """,
    wrong: #"<p><time datetime="24:00">midnight</time></p>"#,
    right: #"<p><time datetime="00:00">midnight</time></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#times")

  /// A time-zone offset is one that is used somewhere.
  static let improbableOffset = Rule(
    "html/improbable-offset", .warning,
    "A time-zone offset is one that is used somewhere.",
    advice: """
      Clocks on Earth are between `-12:00` and `+14:00`, and off by whole, half or three quarters of an \
      hour.
      """,
    wrong: #"<p><ins datetime="2024-05-01T12:00+08:15">new</ins></p>"#,
    right: #"<p><ins datetime="2024-05-01T12:00+08:00">new</ins></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#time-zones")

  /// A duration is written as HTML writes it.
  static let badDuration = Rule(
    "html/bad-duration", .error,
    "A duration is written as HTML writes it.",
    advice: """
      Write `PT4H18M3S` or `4h 18m 3s`. Months and years are not used: nobody knows how long they are.
      """,
    wrong: #"<p><time datetime="P1Y">a year</time></p>"#,
    right: #"<p><time datetime="P365D">a year</time></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#durations")

  /// An integer is of digits, and in the range of its attribute.
  static let badInteger = Rule(
    "html/bad-integer", .error,
    "An integer is of digits, and in the range of its attribute.",
    advice: "No unit, no sign `+`, no fraction, no spaces: `10`, not `10px`.",
    wrong: #"<ol start="a"><li>first</li></ol>"#,
    right: #"<ol start="1"><li>first</li></ol>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#signed-integers")

  /// A number is written as HTML writes it, and in the range of its attribute.
  static let badNumber = Rule(
    "html/bad-number", .error,
    "A number is written as HTML writes it, and in the range of its attribute.",
    advice: """
      Digits, a full stop for the fraction, `e` for an exponent: `-0.5`, `1e3`. No unit, no sign `+`, no \
      comma.
      """,
    wrong: #"<p><progress max="0">half</progress></p>"#,
    right: #"<p><progress max="100">half</progress></p>"#,
    specification: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#floating-point-numbers")

  /// The coordinates of an area suit its shape.
  static let badCoordinates = Rule(
    "html/bad-coordinates", .error,
    "The coordinates of an area suit its shape.",
    advice: """
      Numbers between commas, without spaces: four for a rectangle (left, top, right, bottom), three for a\
       circle (x, y, radius), x and y of three points or more for a polygon.
      """,
    wrong: #"<map name="m"><area shape="circle" coords="10,20" href="a" alt="A"/></map>"#,
    right: #"<map name="m"><area shape="circle" coords="10,20,5" href="a" alt="A"/></map>"#,
    specification: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-coords")
}
