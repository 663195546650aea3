internal import Entities
internal import Programs

/// Reads `git log -z --format=%x00%aI --name-only` as it comes: every commit is an empty name, a date, and the names of files, of
/// which the first has a line break before it.
struct GitLog: OutputReader {
  typealias Dates = [String: DateStamp]

  /// What the next name is.
  private enum Step {
    case date
    case firstFile
    case file
  }

  /// The latest date of each file: rebased commits are in the order of their history, and not in that of their dates.
  private(set) var dates: Dates = [:]
  private var step = Step.file
  /// The date of the commit under way; nothing if it is none of a year that dates can have.
  private var date: DateStamp?
  /// The start of a name whose end has not come yet.
  private var rest: [UInt8] = []

  mutating func take(_ part: UnsafeRawBufferPointer) -> Bool {
    var part = part[...]
    while let end = part.firstIndex(of: 0) {
      if rest.isEmpty {
        read(UnsafeRawBufferPointer(rebasing: part[..<end]))
      } else {
        rest += part[..<end]
        let name = rest
        rest.removeAll(keepingCapacity: true)
        name.withUnsafeBytes { read($0) }
      }
      part = part[(end + 1)...]
    }
    rest += part
    return true
  }

  /// Takes a whole name.
  private mutating func read(_ name: UnsafeRawBufferPointer) {
    if name.isEmpty {
      step = .date
      return
    }
    switch step {
    case .date:
      date = DateStamp(String(decoding: name, as: UTF8.self))
      step = .firstFile
    case .firstFile:
      note(name.dropFirst())
      step = .file
    case .file: note(name[...])
    }
  }

  private mutating func note(_ name: Slice<UnsafeRawBufferPointer>) {
    guard let date else { return }
    let path = String(decoding: name, as: UTF8.self)
    dates[path] = max(dates[path] ?? date, date)
  }
}
