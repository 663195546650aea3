internal import HTML

/// The links of pages that lead to other hosts. Each URL is kept once.
struct ExternalPlaces {
  /// A place that names a URL.
  struct Place {
    let page: Int
    /// The byte of the page where the URL starts.
    let offset: Int
    let kind: LinkKind
    /// The URL as the page has it.
    let url: String
  }

  /// A place as it is kept.
  private struct Entry {
    let page: Int32
    let offset: Int32
    let kind: LinkKind
    let url: Int32
  }

  private var entries: [Entry] = []
  private var urls: [String] = []
  private var numbers: [String: Int32] = [:]

  /// Adds a place.
  mutating func add(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, of page: Int, at offset: Int) {
    let url = String(decoding: url, as: UTF8.self)
    let number = numbers[url] ?? Int32(truncatingIfNeeded: urls.count)
    if numbers[url] == nil {
      numbers[url] = number
      urls.append(url)
    }
    entries.append(
      Entry(
        page: Int32(truncatingIfNeeded: page), offset: Int32(truncatingIfNeeded: offset), kind: kind,
        url: number))
  }

  /// The places, in the order in which they were added.
  var places: [Place] {
    entries.map { Place(page: Int($0.page), offset: Int($0.offset), kind: $0.kind, url: urls[Int($0.url)]) }
  }
}
