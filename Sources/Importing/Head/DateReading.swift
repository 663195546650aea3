import ContentLoading
import Entities

/// Reads days as peers let people write them.
enum DateReading {
  /// The day of a page: in its front matter, or at the start of its name.
  static func date(of page: OldPage) -> DateStamp? {
    if let text = page.value("date")?.scalarText, let date = date(in: text) { return date }
    return PlannedPage.day(in: page.isIndex ? page.folders.last ?? "" : page.stem)
      ?? dayBeforeUnderscore(in: page.isIndex ? page.folders.last ?? "" : page.stem)
  }

  /// The day at the start of a name, of which an underscore parts it.
  private static func dayBeforeUnderscore(in name: String) -> DateStamp? {
    guard name.utf8.dropFirst(10).first == UInt8(ascii: "_") else { return nil }
    return DateStamp(String(decoding: name.utf8.prefix(10), as: UTF8.self))
  }

  /// A day, with its time where it is written in a way that is read here.
  static func date(in text: String) -> DateStamp? { written(text).flatMap { DateStamp($0) } }

  /// The day as it has to be written here; nothing if it is none.
  static func written(_ text: String) -> String? {
    if DateStamp(text) != nil { return text }
    for zone in [" UTC", " GMT", " Z", "Z[UTC]"] where text.hasSuffix(zone) {
      let local = text.dropLast(zone.count) + "Z"
      if DateStamp(String(local)) != nil { return String(local) }
    }
    let parts = text.split { " ,/.T".contains($0) || $0 == "-" }.map(String.init)
    guard parts.count >= 3 else { return nil }
    let day: (Int, Int, Int)? =
      if parts[0].count == 4, let year = Int(parts[0]), let month = month(parts[1]), let day = Int(parts[2]) {
        (year, month, day)
      } else if let month = name(of: parts[0]), let day = Int(parts[1]), let year = Int(parts[2]) {
        (year, month, day)
      } else if let month = name(of: parts[1]), let day = Int(parts[0]), let year = Int(parts[2]) {
        (year, month, day)
      } else {
        nil
      }
    guard let day, day.0 > 999 else { return nil }
    let date = "\(day.0)-\(AddressDate.padded(day.1, to: 2))-\(AddressDate.padded(day.2, to: 2))"
    // A time behind it is kept where it can be read.
    let time = parts.dropFirst(3).first.flatMap {
      $0.contains(":") ? "\(date) \($0.count == 4 ? "0" : "")\($0)" : nil
    }
    return [time, date].compactMap { $0 }.first { DateStamp($0) != nil }
  }

  private static func month(_ text: String) -> Int? { Int(text) ?? name(of: text) }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func name(of text: String) -> Int? {
    text.count < 3 ? nil : months.firstIndex(of: text.prefix(3).lowercased()).map { $0 + 1 }
  }
}
