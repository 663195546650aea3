/// The doors to the outside, made once at the top and passed down; interactors receive the one they use.
public struct ServicesContainer: Sendable {
  /// The content of the site.
  public let content: any ContentService
  /// The instant of the build.
  public let clock: BuildClock
  /// The images of the site.
  public let images: any ImageService
  /// What other programs make.
  public let workshop: any Workshop

  /// Collects the services of a build.
  public init(
    content: any ContentService, clock: BuildClock, images: any ImageService = NoImages(),
    workshop: any Workshop = NoWorkshop()
  ) {
    self.workshop = workshop
    self.content = content
    self.clock = clock
    self.images = images
  }
}
