/// How large an image is shown, in CSS pixels, where nothing says otherwise.
public struct ImageSize: Hashable, BitwiseCopyable, Sendable {
  /// Its width, at least 1.
  public let width: Int
  /// Its height, at least 1.
  public let height: Int

  /// Takes both sides.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the image when it is turned by a quarter.
  var turned: ImageSize { ImageSize(width: height, height: width) }

  /// Whether both sides are there: no format has room for a negative number.
  var hasArea: Bool { width > 0 && height > 0 }
}
