/// The questions about one address: what is asked next, and what the answers come to.
struct Inquiry {
  /// What comes after an answer.
  enum Step: Equatable {
    /// Something is asked at once, perhaps of another host.
    case next
    /// The same is asked again after a time; `hold` keeps everybody from the host until then.
    case again(after: Duration, hold: Bool)
    /// It is known.
    case known(LinkState)
  }

  /// What is asked for now.
  private(set) var url: ExternalURL
  private let elements: Set<String>
  private let limits: AskingLimits
  private var method: ProbeRequest.Method
  private var attempts = 0
  /// The addresses on the way, without the present one.
  private var way: Set<String> = []
  /// Where the redirects lead that are for good, up to the first that is not.
  private var newAddress: String?
  private var isForGood = true

  /// Asks about an address, and the elements of its page.
  init(_ url: ExternalURL, elements: Set<String>, limits: AskingLimits) {
    self.url = url
    self.elements = elements
    self.limits = limits
    method = elements.isEmpty ? .head : .page
  }

  /// What is to be asked.
  var request: ProbeRequest { ProbeRequest(url.address, by: method) }

  /// Takes what came of the request; `now` is in seconds since 1970.
  mutating func take(_ result: ProbeResult, now: Int) -> Step {
    switch result {
    case .failure(let failure):
      // Some hosts drop whoever asks by HEAD.
      if method == .head { method = .get }
      return again(atMost: failure.attempts, hold: true) ?? .known(LinkState(.unreachable(failure)))
    case .answer(let answer):
      return take(answer, now: now)
    }
  }

  private mutating func take(_ answer: ProbeAnswer, now: Int) -> Step {
    switch answer.status {
    case 200..<300: return .known(found(answer))
    case 300..<400: return follow(answer)
    case 429, 502, 503, 504: return wait(answer, now: now)
    default:
      // Not every host that knows GET knows HEAD, and not every one that does not says so.
      if method == .head, answer.status != 410 {
        method = .get
        return .next
      }
      return .known(LinkState(Self.verdict(answer.status)))
    }
  }

  private func found(_ answer: ProbeAnswer) -> LinkState {
    let verdict = newAddress.map(LinkState.Verdict.moved) ?? .alive
    guard !elements.isEmpty else { return LinkState(verdict) }
    let unknown = Dictionary(uniqueKeysWithValues: elements.map { ($0, true) })
    return LinkState(verdict, elements: answer.page.map { NameSearch.elements(elements, in: $0) } ?? unknown)
  }

  private mutating func follow(_ answer: ProbeAnswer) -> Step {
    guard let location = answer.location else { return .known(LinkState(.failing(status: answer.status))) }
    // What is not of the web is for another program, and none of our business.
    guard let target = ExternalURL(location) else { return .known(LinkState(.alive)) }
    way.insert(url.address)
    if way.contains(target.address) || way.count > AskingLimits.redirects {
      return .known(LinkState(.endless))
    }
    isForGood = isForGood && (answer.status == 301 || answer.status == 308)
    if isForGood { newAddress = location }
    url = target
    attempts = 0
    return .next
  }

  private mutating func wait(_ answer: ProbeAnswer, now: Int) -> Step {
    let wait = answer.retryAfter.flatMap { RetryAfter.wait($0, now: now) }
    if let wait, wait > limits.patience { return .known(LinkState(.later)) }
    return again(atMost: AskingLimits.attempts, after: wait, hold: wait != nil)
      ?? .known(LinkState(Self.verdict(answer.status)))
  }

  /// Asks again, after the time that the host asks for or a longer one each time; nothing if that was often enough.
  private mutating func again(atMost limit: Int, after wait: Duration? = nil, hold: Bool) -> Step? {
    attempts += 1
    guard attempts < limit else { return nil }
    return .again(after: wait ?? limits.backoff * (1 << (attempts - 1)), hold: hold)
  }

  private static func verdict(_ status: Int) -> LinkState.Verdict {
    switch status {
    case 404, 410: .missing(status: status)
    case 401, 403, 407, 429, 451, 999: .refused(status: status)
    default: .failing(status: status)
    }
  }
}
