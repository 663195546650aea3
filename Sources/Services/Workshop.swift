public import Images
public import Markdown

/// Has other programs make what pages show.
///
/// A page that asks for what is not there yet is made again when it is.
public protocol Workshop: Sendable {
  /// What became of the smaller version of an image, by its path from the root of the site, that is `width` pixels wide;
  /// `page` is the output path of the page that shows it.
  func rendition(of image: String, width: Int, for page: String?) -> RenditionState

  /// What became of a block of code that is shown on `page`; nothing where the site wants it to stay code.
  func work(on piece: Workpiece, for page: String?) -> WorkState?
}

/// Makes nothing.
public struct NoWorkshop: Workshop {
  /// Starts and stays with nothing.
  public init() {}

  /// Never there.
  public func rendition(of image: String, width: Int, for page: String?) -> RenditionState { .awaited }

  /// Nothing.
  public func work(on piece: Workpiece, for page: String?) -> WorkState? { nil }
}
