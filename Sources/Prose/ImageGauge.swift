internal import Diagnostics
public import Images
internal import Markdown
public import Routing

/// Tells how large the images of texts are, by their headers, and which of them are not what they say.
public struct ImageGauge: Sendable {
  /// What the header of an image tells, by its path from the root of the site; nothing for what is no image of a known format.
  public typealias Header = @Sendable (String) -> Result<ImageHeader, ImageHeader.Fault>?

  /// What is known of an image of the site.
  public struct Reading: Hashable, Sendable {
    /// Its size; nothing where its file does not tell it.
    public let size: ImageSize?
    /// What is wrong with it.
    public let remark: ImageRemark?
  }

  private let header: Header

  /// Asks `header` for images; without it none is known.
  public init(header: @escaping Header = { _ in nil }) {
    self.header = header
  }

  /// What is known of an image as the file `source` names it; nothing where that is no image of the site.
  public func reading(of url: String, in source: String, from ways: Ways) -> Reading? {
    guard let asset = ways.asset(at: url, from: source) else { return nil }
    switch header(asset) {
    case .success(let header): return Reading(size: header.size, remark: ImageRemark(on: header, at: asset))
    case .failure(let fault): return Reading(size: nil, remark: ImageRemark(on: fault, at: asset))
    case nil: return nil
    }
  }

  /// What becomes of an image as the file `source` names it, which is shown at `link`.
  func resolution(
    of url: String, in source: String, shownAt link: Link, from ways: Ways
  ) -> RichText.Resolution {
    guard let reading = reading(of: url, in: source, from: ways) else { return .href(link.href) }
    if let remark = reading.remark, remark.severity == .error {
      return .fault(rule: remark.rule, message: remark.message, hint: remark.hint)
    }
    return .image(
      link.href,
      .init(
        sides: reading.size.map { .init(width: $0.width, height: $0.height) },
        warning: reading.remark.map { .init(rule: $0.rule, message: $0.message, hint: $0.hint) }))
  }
}
