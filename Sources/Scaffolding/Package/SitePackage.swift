/// A first site with a page type of its own: a Swift package that depends on Vipera.
public struct SitePackage: Sendable {
  /// What the executable and its module are called.
  public let target: String
  private let site: FirstSite
  private let package: String
  private let vipera: ViperaSource

  /// Takes the site, the name of the folder that the package is made in, and where the sources of Vipera are.
  public init(_ site: FirstSite, folder: String, vipera: ViperaSource) {
    let target = Self.target(of: folder)
    self.target = target
    self.vipera = vipera
    self.site = FirstSite(
      title: site.title, baseURL: site.baseURL, day: site.day, menu: [("Years", "/years/")],
      ignored: [".build/", ".swiftpm/"], program: "swift run \(target)")
    package = Self.words(of: folder).joined(separator: "-").lowercased()
  }

  /// Its files.
  public var scaffold: Scaffold {
    let years = "Sources/\(target)/Years/Years"
    return site.scaffold
      + Scaffold([
        .init("Package.swift", manifest), .init("Sources/\(target)/Main.swift", YearsSources.program),
        .init("\(years)Contract.swift", YearsSources.contract),
        .init("\(years)Interactor.swift", YearsSources.interactor),
        .init("\(years)Router.swift", YearsSources.router),
        .init("\(years)Presenter.swift", YearsSources.presenter),
        .init("\(years)View.swift", YearsSources.view), .init("\(years)Module.swift", YearsSources.module),
        .init("Templates/years.mustache", YearsSources.template),
        .init("Tests/\(target)Tests/YearsTests.swift", YearsSources.tests(of: target)),
      ])
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let vipera = Target.Dependency.product(name: "Vipera", package: "\(vipera.package)")

    let package = Package(
      name: "\(package)",
      platforms: [.macOS(.v15)],
      dependencies: [\(vipera.dependency)],
      targets: [
        .executableTarget(name: "\(target)", dependencies: [vipera], swiftSettings: settings),
        .testTarget(name: "\(target)Tests", dependencies: ["\(target)", vipera], swiftSettings: settings),
      ]
    )

    """
  }

  /// The name of the target: that of the folder, ending in `Site`, as none of Vipera's targets does but `Site` itself.
  private static func target(of folder: String) -> String {
    let name = words(of: folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name == "Site" { return "MySite" }
    return name.hasSuffix("Site") ? name : "\(name)Site"
  }

  /// The words of a folder's name that can stand in the names of Swift: ASCII letters, and digits behind the first word.
  private static func words(of folder: String) -> [String] {
    let words = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
      .drop { $0.first?.isNumber == true }
    return words.isEmpty ? ["my", "site"] : Array(words)
  }
}
