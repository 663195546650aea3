public import Diagnostics
internal import Images

/// What is wrong with an image whose header does not hold what its name promises.
public struct ImageRemark: Error, Hashable, Sendable {
  /// An error where the image is not shown.
  public let severity: Severity
  /// The rule it breaks.
  public let rule: String
  /// What is wrong, a sentence without a full stop.
  public let message: String
  /// What to do about it.
  public let hint: String

  /// Words what keeps the image at a path from being shown.
  init(on fault: ImageHeader.Fault, at path: String) {
    severity = .error
    rule = "asset/damaged-image"
    hint = "save the image again, or name the file after what it is"
    message =
      switch fault {
      case .unknown: "\(path) is no image of a known format, although its name says so"
      case .cut(let format): "\(path) is a \(format.rawValue) that ends before it says how large it is"
      case .empty(let format): "\(path) is a \(format.rawValue) without an area: its width or height is 0"
      }
  }

  /// Words that an image cannot be made smaller.
  init(refusing path: String, because reason: String) {
    severity = .error
    rule = "asset/scaling"
    message = "\(path) cannot be made smaller: \(reason)"
    hint = "save the image again, or leave \"images\" out of site.json"
  }

  /// Words that an image is shown although it has the name of another format; nothing where it has its own.
  init?(on header: ImageHeader, at path: String) {
    guard let promised = ImageFormat(path: path), promised != header.format,
      let end = header.format.nameEnds.first
    else { return nil }
    severity = .warning
    rule = "asset/wrong-format"
    message = "\(path) is a \(header.format.rawValue), and not a \(promised.rawValue) as its name says"
    hint = "name it .\(end), so that servers send it as what it is"
  }
}
