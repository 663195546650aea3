import Mustache

/// One way to render the page, and how long its rounds took.
struct Contender {
  let name: String
  private let pagesOfRound: Int
  private let render: () -> Void
  private let output: () -> String
  private var durations: [Duration] = []

  /// `page` gives what `render` rendered last.
  init(_ name: String, pagesOfRound: Int, render: @escaping () -> Void, page: @escaping () -> String) {
    self.name = name
    self.pagesOfRound = pagesOfRound
    self.render = render
    output = page
  }

  /// Renders with swift-mustache.
  init(_ name: String, of model: Any, in library: MustacheLibrary, pagesOfRound: Int) {
    var page: String?
    self.init(name, pagesOfRound: pagesOfRound) {
      page = library.render(model, withTemplate: "page")
    } page: {
      page ?? ""
    }
  }

  /// The page, rendered now.
  func page() -> String {
    render()
    return output()
  }

  /// Renders a round of pages.
  mutating func run() {
    durations.append(
      ContinuousClock().measure {
        for _ in 0..<pagesOfRound { render() }
      })
  }

  /// The median of the rounds, in microseconds a page.
  var median: Double {
    durations.sorted()[durations.count / 2] / .microseconds(1) / Double(pagesOfRound)
  }
}

/// A number with two digits behind its point.
func twoDigits(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
