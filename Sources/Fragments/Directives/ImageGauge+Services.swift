internal import Prose
internal import Services

extension ImageGauge {
  /// Asks the service for images.
  init(_ services: ServicesContainer) {
    let images = services.images
    self.init { images.header(of: $0) }
  }
}
