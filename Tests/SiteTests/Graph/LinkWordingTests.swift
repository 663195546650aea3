import Diagnostics
import HTML
import Routing
import Testing

@testable import Site

@Suite struct LinkWordingTests {
  private static let wording = LinkWording(
    targets: LinkTargets(
      pages: ["index.html", "about/index.html"], assets: [],
      home: SiteAddress(.root, showsBasePath: true)), levels: .unchanged)

  /// A page with a `base` leads to another one by a fragment alone.
  @Test(arguments: [("#here", 1, "the page /about/"), ("#here", 0, "this page"), ("/#here", 0, "the page /")])
  func thePageWithoutTheElementIsNamed(url: String, target: Int, place: String) {
    let fault = Self.wording.missingAnchor(url, .page, of: 0, to: target, names: Suggestions([]), at: 0)
    #expect(fault.message == "the link \"\(url)\" leads to no element: \(place) has no id \"here\"")
  }
}
