internal import Diagnostics
internal import ExternalLinks
internal import HTML
internal import Transfers

/// Says in words what is wrong with links to other hosts.
struct ExternalWording {
  /// The rules, all of which a site may set: what other hosts do is not in its hands.
  static let rules = [
    "external/anchor", "external/error", "external/missing", "external/moved", "external/refused",
    "external/unreachable",
  ]

  let levels: RuleLevels

  /// What is wrong with a link of a page; `url` is what it was read as.
  func faults(of place: ExternalPlaces.Place, to url: ExternalURL, _ state: LinkState, on page: String)
    -> [PageFault]
  {
    let name = "the \(place.kind.name) \"\(place.url)\""
    var faults = [fault(of: state.verdict, name, url)]
    if let element = url.fragment, state.verdict.isAlive, state.elements[element] == false {
      faults.append(
        Wording(
          .warning, "external/anchor", "\(name) leads to no element: the page has no id \"\(element)\"",
          hint: "look for the new place in the page, or link to the page alone"))
    }
    return faults.compactMap { $0 }.compactMap { wording in
      levels.level(of: wording.rule, severity: wording.severity, in: page).map {
        PageFault($0, rule: wording.rule, wording.message, hint: wording.hint, at: place.offset)
      }
    }
  }

  /// A rule, and what is said where it is broken.
  private struct Wording {
    let severity: Severity
    let rule: String
    let message: String
    let hint: String

    init(_ severity: Severity, _ rule: String, _ message: String, hint: String) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.hint = hint
    }
  }

  private func fault(of verdict: LinkState.Verdict, _ name: String, _ url: ExternalURL) -> Wording? {
    let leaveOut = "if it works in a browser, --external-skip leaves it out"
    switch verdict {
    case .alive, .notAsked: return nil
    case .moved(let address):
      let hasElement = address.contains("#") || url.fragment == nil
      return Wording(
        .hint, "external/moved", "\(name) has moved for good",
        hint: "write \"\(address)\(hasElement ? "" : "#\(url.fragment ?? "")")\"")
    case .missing(let status):
      return Wording(
        .warning, "external/missing", "\(name) leads to nothing: its host answers \(status)",
        hint: "link to where it is now, or to a copy in an archive")
    case .failing(let status):
      return Wording(
        .warning, "external/error", "\(name) fails: its host answers \(status)", hint: leaveOut)
    case .endless:
      return Wording(
        .warning, "external/error", "\(name) fails: its host leads on without end",
        hint: "some hosts do so where nobody keeps cookies; \(leaveOut)")
    case .unreachable(let failure):
      return Wording(
        .warning, "external/unreachable", "\(name) cannot be reached: \(failure.reason)", hint: leaveOut)
    case .refused(let status):
      return Wording(
        .hint, "external/refused", "\(name) is not known to work: its host answers \(status) to programs",
        hint: leaveOut)
    case .later:
      return Wording(
        .hint, "external/refused", "\(name) is not known to work: its host asks to come back later",
        hint: "check again another time")
    }
  }
}
