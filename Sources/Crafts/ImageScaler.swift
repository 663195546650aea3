public import Digests
public import Images

/// Makes images smaller, by libvips or ImageMagick.
public struct ImageScaler: Sendable {
  /// The programs that do it, the one that is asked first in front.
  public static let programs = ["vipsthumbnail", "magick", "convert"]
  /// How to get one of them.
  public static let advice =
    "\"apt-get install libvips-tools\", \"brew install vips\" or ImageMagick does it"

  private static let limits = ProgramLimits(seconds: 60, bytes: 256 << 20)
  /// Enough that nobody sees a difference on a photograph.
  private static let quality = 80

  private let program: Program
  private let isVIPS: Bool

  /// Looks for the first of the programs that is installed; nothing if there is none, or it only has the name of one.
  public init?(among programs: [String] = programs) async {
    guard let program = await Program.first(of: programs) else { return nil }
    self.program = program
    isVIPS = program.name == "vipsthumbnail"
    // Other programs are called `convert`, too.
    if program.name.hasSuffix("convert"), await !Self.isImageMagick(program) { return nil }
  }

  private static func isImageMagick(_ program: Program) async -> Bool {
    let answer = try? await program.run(["-version"], limits: limits)
    return answer?.firstRange(of: Array("ImageMagick".utf8)) != nil
  }

  /// Stands for the program, its version and the way it is asked.
  public var version: Digest {
    var mixer = Mixer()
    mixer.add(program.version)
    for argument in arguments(for: .jpeg, 0) + arguments(for: .png, 0) { mixer.add(argument) }
    return mixer.digest
  }

  /// The formats that are made smaller. A GIF loses more than it gains, and an SVG is sharp at any size.
  public static func takes(_ header: ImageHeader) -> Bool {
    switch header.format {
    case .png, .jpeg, .webp, .avif: !header.isAnimated
    case .gif, .svg: false
    }
  }

  /// The image in the same format at another width in pixels, upright and without what the camera noted of place and time.
  public func scaled(
    _ image: [UInt8], _ format: ImageFormat, toWidth width: Int
  ) async throws(CraftFailure) -> [UInt8] {
    let made = try await program.run(
      arguments(for: format, width), input: image, variables: ["VIPS_WARNING": "0"], limits: Self.limits)
    guard let header = try? ImageHeader(of: made), header.format == format, header.size?.width == width else {
      throw .refused("what it wrote is no \(format.rawValue) of \(width) pixels in width")
    }
    return made
  }

  private func arguments(for format: ImageFormat, _ width: Int) -> [String] {
    isVIPS ? Self.vips(format, width) : Self.imageMagick(format, width)
  }

  private static func vips(_ format: ImageFormat, _ width: Int) -> [String] {
    let options = format == .png ? "strip" : "Q=\(quality),strip"
    // Colours as browsers take them where no profile says so: the profile goes with all else.
    return [
      "--vips-concurrency=1", "--export-profile", "srgb", "--size", "\(width)x", "stdin[fail_on=truncated]",
      "--output",
      ".\(format.nameEnds[0])[\(options)]",
    ]
  }

  private static func imageMagick(_ format: ImageFormat, _ width: Int) -> [String] {
    let name = format.rawValue.lowercased()
    return [
      "-regard-warnings", "\(name):-", "-auto-orient", "-resize", "\(width)x", "+profile", "!icc,*", "+set",
      "comment",
      "-define", "png:exclude-chunks=date,time,text", "-quality", "\(quality)", "\(name):-",
    ]
  }
}
