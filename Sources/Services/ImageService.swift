public import Images

/// Knows the images of a site by their headers.
public protocol ImageService: Sendable {
  /// What the header of an image tells, by its path from the root of the site; nothing for what is no file, or has the name of
  /// no image.
  func header(of path: String) -> Result<ImageHeader, ImageHeader.Fault>?
}

/// Knows no image.
public struct NoImages: ImageService {
  /// Starts and stays with nothing.
  public init() {}

  /// Nothing.
  public func header(of path: String) -> Result<ImageHeader, ImageHeader.Fault>? { nil }
}
