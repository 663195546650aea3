internal import Entities
public import Prose
public import Services

extension ImageGauge {
  /// Asks the service for images.
  public init(_ services: ServicesContainer) {
    let (images, workshop, content) = (services.images, services.workshop, services.content)
    self.init(
      header: { images.header(of: $0) }, sizes: services.content.settings.images.sizes,
      rendition: { workshop.rendition(of: $0, width: $1, for: $2) },
      file: { content.file(at: $0) })
  }
}
