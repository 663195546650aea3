internal import Diagnostics
public import Images
internal import Markdown
public import Routing

/// Tells how large the images of texts are, by their headers, and which of them are not what they say.
public struct ImageGauge: Sendable {
  /// What the header of an image tells, by its path from the root of the site; nothing for what is no image of a known format.
  public typealias Header = @Sendable (String) -> Result<ImageHeader, ImageHeader.Fault>?

  /// The bytes of a file of the site, by its path from the root of the site; nothing where it cannot be read.
  public typealias File = @Sendable (String) -> [UInt8]?
  /// What became of the smaller version of an image, by its path from the root of the site, its width in pixels and the page
  /// that shows it.
  public typealias State = @Sendable (_ image: String, _ width: Int, _ page: String?) -> RenditionState

  /// What is known of an image of the site.
  public struct Reading: Hashable, Sendable {
    /// Its size; nothing where its file does not tell it.
    let size: ImageSize?
    /// The format of its bytes; nothing where they are none of an image.
    let format: ImageFormat?
    /// Its smaller versions, where there are some, and it.
    public let choice: ImageChoice?
    /// What is wrong with it.
    public let remark: ImageRemark?

    /// How wide it is, in pixels, where that is known.
    package var width: Int? { size?.width }
    /// How high it is, in pixels, where that is known.
    package var height: Int? { size?.height }
  }

  private let header: Header
  private let file: File
  private let rendition: State
  private let sizes: String

  /// Asks `header` for images; without it none is known. Asks `rendition` for their smaller versions, among which browsers
  /// choose by `sizes`, and `file` for drawings that stand in pages.
  public init(
    header: @escaping Header = { _ in nil }, sizes: String = "100vw",
    rendition: @escaping State = { _, _, _ in .awaited }, file: @escaping File = { _ in nil }
  ) {
    self.file = file
    self.sizes = sizes
    self.rendition = rendition
    self.header = header
  }

  /// What is known of an image as the file `source` names it; nothing where that is no image of the site.
  public func reading(of url: String, in source: String, from ways: Ways) -> Reading? {
    guard let asset = ways.asset(at: url, from: source) else { return nil }
    switch header(asset) {
    case .success(let header):
      do throws(ImageRemark) {
        let choice = try choice(of: asset, header.size, shownAs: url, in: source, from: ways)
        return Reading(
          size: header.size, format: header.format, choice: choice, remark: ImageRemark(on: header, at: asset)
        )
      } catch {
        return Reading(size: header.size, format: header.format, choice: nil, remark: error)
      }
    case .failure(let fault):
      return Reading(size: nil, format: nil, choice: nil, remark: ImageRemark(on: fault, at: asset))
    case nil: return nil
    }
  }

  /// The smaller versions of an image and the image itself; nothing while one of them is not there. Throws what keeps one
  /// from being made.
  private func choice(
    of asset: String, _ size: ImageSize?, shownAs url: String, in source: String, from ways: Ways
  ) throws(ImageRemark) -> ImageChoice? {
    let renditions = ways.renditions(of: asset)
    guard let size, !renditions.isEmpty, let original = try? ways.resolve(url, from: source).get() else {
      return nil
    }
    var isWhole = true
    for rendition in renditions {
      switch self.rendition(asset, rendition.width, ways.page) {
      case .made: break
      case .awaited: isWhole = false
      case .refused(let reason): throw ImageRemark(refusing: asset, because: reason)
      }
    }
    guard isWhole else { return nil }
    let all = renditions.map { ImageChoice.Candidate($0.link, width: $0.width) }
    return ImageChoice(candidates: all + [ImageChoice.Candidate(original, width: size.width)], sizes: sizes)
  }

  /// What becomes of a drawing that is to stand in the page itself; away from the site it is an image.
  func drawing(at url: String, in source: String, shownAt link: Link, from ways: Ways) -> RichText.Resolution
  {
    if ways.isAbsolute { return .href(link.href) }
    guard let asset = ways.asset(at: url, from: source),
      reading(of: url, in: source, from: ways)?.format == .svg,
      let bytes = file(asset)
    else {
      return .fault(
        rule: "markdown/inline-image",
        message: "\"\(url)\" is no SVG of the site, which alone can stand in a page",
        hint: "leave loading=inline out")
    }
    return .drawing(asset, bytes)
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
        sources: reading.choice.map { .init(set: $0.sourceSet, sizes: $0.sizes) },
        warning: reading.remark.map { .init(rule: $0.rule, message: $0.message, hint: $0.hint) }))
  }
}
