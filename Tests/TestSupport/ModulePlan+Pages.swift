internal import Markup
public import Routing
public import Viper

/// A page that was expected in a plan.
public struct MissingPage: Error {
  let path: String
}

extension ModulePlan {
  /// The plans of several modules, one behind the other.
  public init(_ modules: [any PageModule]) {
    let plans = modules.map { $0.plan() }
    self.init(pages: plans.flatMap(\.pages), faults: plans.flatMap(\.faults))
  }

  /// Where the pages lie, and by which routes, one line each: `articles/index.html = archive articles/1`.
  public var told: [String] {
    pages.map { "\($0.destination.path) = \($0.destination.route)" }
  }

  /// The page at an output path, rendered.
  public func render(_ path: String, in map: SiteMap) throws -> String {
    guard let page = pages.first(where: { $0.destination.path.text == path }) else {
      throw MissingPage(path: path)
    }
    var writer = MarkupWriter()
    try page.render(in: map, into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
