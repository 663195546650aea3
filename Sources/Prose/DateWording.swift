#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// How a language writes a day: "21 November 2026", "21. November 2026", "2026年11月21日".
///
/// The wording of each month is asked of the system's language data once a build; what is left per page is to put day and
/// year in their places.
public struct DateWording: Sendable {
  /// A day as a page shows it, and as machines read it.
  public struct Text: Hashable, Codable, Sendable {
    /// The day in words.
    public let text: String
    /// The day as in `datetime`: `2026-11-21`.
    public let machine: String
  }

  private enum Part: Sendable {
    case text(String)
    case day
    case year
  }

  /// A day whose numbers are found again in any wording: no month has either of them.
  private static let probe = (day: 27, year: 2345)

  private let months: [[Part]]

  /// Loads the system's language data, which takes longer than to ask for the wording of one more language.
  public static func prepare() {
    _ = DateWording(language: "en")
  }

  /// Asks for the wording of a language, a BCP 47 tag such as `en` or `pt-BR`. English is written as most of the world
  /// writes it, day first, unless it is `en-US`.
  public init(language: String) {
    // As a BCP 47 extension, "-u-ca-gregory-nu-latn", the same takes ten times as long.
    let locale = Locale(
      identifier: (language == "en" ? "en-GB" : language) + "@calendar=gregorian;numbers=latn")
    let zone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone).day().month(.wide).year()
    months = (1...12).map { month in
      let day = DateComponents(year: Self.probe.year, month: month, day: Self.probe.day)
      return Self.parts(of: calendar.date(from: day).map(style.format) ?? "27 \(month) 2345")
    }
  }

  /// The wording of a day.
  public func text(for day: CalendarDay) -> Text {
    var words = ""
    for part in months[max(1, min(day.month, 12)) - 1] {
      switch part {
      case .text(let text): words += text
      case .day: words += String(day.day)
      case .year: words += String(day.year)
      }
    }
    return Text(text: words, machine: day.machineText)
  }

  private static func parts(of wording: String) -> [Part] {
    var parts: [Part] = []
    var rest = wording[...]
    while let number = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      if number > rest.startIndex { parts.append(.text(String(rest[..<number]))) }
      let digits = rest[number...].prefix { $0.isASCII && $0.isNumber }
      switch Int(digits) {
      case probe.day: parts.append(.day)
      case probe.year: parts.append(.year)
      default: parts.append(.text(String(digits)))
      }
      rest = rest[digits.endIndex...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }
}
