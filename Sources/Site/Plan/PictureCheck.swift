internal import Diagnostics
internal import Entities
internal import Images
internal import Prose
internal import Routing
internal import Services

/// Finds pictures of pages whose files are not what they say.
enum PictureCheck {
  static func faults(
    in content: any ContentService, _ gauge: ImageGauge, map: SiteMap
  ) -> [Diagnostic] {
    let ways = Ways(in: map)
    return content.pictures.compactMap { picture in
      gauge.reading(of: picture.file, in: picture.source.path, from: ways)?.remark.map {
        Diagnostic(
          $0.severity, rule: $0.rule, $0.message, at: SourceLocation(picture.source), hint: $0.hint)
      }
    }
  }
}

extension ContentService {
  /// The pictures that stand for pages and articles.
  var pictures: [PageImage] {
    let articles = settings.collections.lazy.flatMap { self.articles(in: $0.name) }
    return documents.lazy.compactMap(\.details.image) + articles.compactMap(\.details.image)
  }
}
