public import Diagnostics
public import Routing
public import Services

/// What a build is asked for.
public struct BuildOptions: Sendable {
  /// The root of the site: the folder that holds `Content/` and `Templates/`.
  public var root: String
  /// The folder the site is written to.
  public var output: String
  /// Where the site is published, if not where `site.json` says.
  public var baseURL: BaseURL?
  /// The environment whose settings, `site.NAME.json`, are laid over `site.json`, if one is chosen.
  public var environment: String?
  /// Variables of the process: those named like `VIPERA_BASE_URL` take the place of settings.
  public var variables: [String: String] = [:]
  /// Whether drafts are published.
  public var drafts = false
  /// Whether articles dated after the build are published.
  public var future = false
  /// Whether entries are published whose expiry date has passed.
  public var expired = false
  /// Whether no host is asked: data from elsewhere is as it was kept last, however old.
  public var isOffline = false
  /// The instant of the build.
  public var clock: BuildClock
  /// The least severity that keeps the site from being published.
  public var failOn = Severity.error
  /// What is known and does not keep the site from being published, if it is what a site may accept.
  public var baseline: Baseline?
  /// Whether everything is done but writing.
  public var dryRun = false
  /// Whether white space and comments that nobody sees are left out of templates.
  public var minify = false
  /// Whether the files that templates name are published under names that tell their bytes.
  public var fingerprints = true
  /// Whether links inside the site are relative to what they stand in, so that it can be opened from a disk.
  public var hasRelativeLinks = false
  /// Whether pages of the last build that would be the same are kept as they are.
  public var reusesPages = true
  /// Whether the process ends with the build, so that what stands for the site need not be taken apart: that takes a
  /// hundredth of a build, and a twenty-fifth of one after an edit.
  public var endsProcess = false
  /// How many pages are rendered at a time: 1 to 1024.
  public var jobs: Int { didSet { jobs = Self.possible(jobs: jobs) } }

  /// Asks for a build of the site at `root`, written to its `Public/` unless said otherwise.
  public init(root: String, output: String? = nil, clock: BuildClock, jobs: Int) {
    self.root = root
    self.output = output ?? Self.output(ofSiteAt: root)
    self.clock = clock
    self.jobs = Self.possible(jobs: jobs)
  }

  /// The most that can be done at a time: more than any machine has processors.
  package static let jobLimit = 1_024

  /// A number of jobs, or the nearest one that can be.
  static func possible(jobs: Int) -> Int { min(max(1, jobs), jobLimit) }

  /// The folder that a site is written to unless said otherwise.
  static func output(ofSiteAt root: String) -> String { root == "." ? "Public" : "\(root)/Public" }
}
