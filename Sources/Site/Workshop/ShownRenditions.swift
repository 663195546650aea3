internal import Crafts
internal import Files

extension SitePlan {
  /// The versions of images that pages show, as their links tell.
  func renditions(shownBy links: LinkShare) -> [PlannedRendition] {
    let shown = Set(links.links.lazy.map { Int($0) - pages.count }.filter { $0 >= 0 })
    return shown.sorted().map { renditions[$0] }
  }
}

extension SiteWorkshop {
  /// The bytes of a version of an image. Throws if the program refused it.
  func bytes(of rendition: PlannedRendition) async throws(FileFailure) -> [UInt8] {
    guard let order = versions.order(for: rendition.image, width: rendition.width) else { return [] }
    do {
      return try await bytes(of: order)
    } catch {
      throw FileFailure(path: rendition.image, reason: "it cannot be made smaller: \(error.message)")
    }
  }
}
