public import Files

/// Finds out which URLs of other hosts lead somewhere. Each address is asked for once, however often it is wanted.
public actor ExternalLinkCheck {
  private enum Event: Sendable {
    case answer(Int, ProbeResult)
    case time
  }

  private let probe: (any LinkProbe)?
  private let limits: AskingLimits
  private let skipped: [HostPattern]
  private let path: String
  private let now: Int
  private var cache: AnswerCache
  /// What was counted already.
  private var counted: Set<String> = []
  /// What came of it so far.
  public private(set) var summary = ExternalSummary()

  /// Asks by a probe, or nobody without one: then what the cache knows will do, however old. `now` is in seconds since 1970.
  public init(
    _ probe: (any LinkProbe)?, cache path: String, skipping skipped: [HostPattern] = [],
    limits: AskingLimits = AskingLimits(), now: Int
  ) {
    self.probe = probe
    self.limits = limits
    self.skipped = skipped
    self.path = path
    self.now = now
    cache = AnswerCache(path, now: now)
  }

  /// What there is to say about the cache.
  public var note: String? { cache.note }

  /// What is known of the addresses of some URLs, now that those are asked for that the cache does not know. URLs that are
  /// left out have no state.
  public func states(of urls: [ExternalURL]) async -> [String: LinkState] {
    let wanted = Dictionary(grouping: Set(urls), by: \.address)
    var states: [String: LinkState] = [:]
    var unknown: [(url: ExternalURL, elements: Set<String>)] = []
    for (address, urls) in wanted.sorted(by: { $0.key < $1.key }) {
      if skipped.contains(where: { $0.matches(urls[0]) }) {
        if counted.insert(address).inserted { summary.skipped += 1 }
        continue
      }
      let elements = Set(urls.compactMap(\.fragment))
      if let state = cache.state(of: address, elements: elements, ofAnyAge: probe == nil) {
        states[address] = state
        count(state, of: address, isCached: true)
      } else {
        unknown.append((urls[0], elements))
      }
    }
    for (question, state) in zip(unknown, await ask(unknown)) {
      cache.keep(state, of: question.url.address)
      states[question.url.address] = state
      count(state, of: question.url.address, isCached: false)
    }
    return states
  }

  /// Writes down what is known, for the next time; throws if the file cannot be written.
  public func writeCache() throws(FileFailure) {
    if probe != nil { try cache.write(to: path) }
  }

  private func count(_ state: LinkState, of address: String, isCached: Bool) {
    if counted.insert(address).inserted { summary.count(state.verdict, isCached: isCached) }
  }

  private nonisolated func ask(_ questions: [(url: ExternalURL, elements: Set<String>)]) async -> [LinkState]
  {
    let inquiries = questions.map { Inquiry($0.url, elements: $0.elements, limits: limits) }
    var plan = AskingPlan(inquiries, limits: limits)
    guard let probe, !inquiries.isEmpty else { return plan.states }
    let start = ContinuousClock.now
    var alarm: Duration?
    await withTaskGroup(of: Event.self) { group in
      while true {
        let time = start.duration(to: .now)
        switch plan.next(at: time) {
        case .done: return group.cancelAll()
        case .ask(let number, let request):
          group.addTask { .answer(number, await probe.ask(request)) }
          continue
        case .wait(let until):
          // An alarm that rings too early does no harm.
          guard let until, alarm.map({ until < $0 }) ?? true else { break }
          alarm = until
          group.addTask {
            try? await Task.sleep(until: start + until, clock: .continuous)
            return .time
          }
        }
        switch await group.next() {
        case .answer(let number, let result):
          let time = start.duration(to: .now)
          plan.take(result, of: number, at: time, date: now + Int(time.components.seconds))
        case .time, nil: alarm = nil
        }
      }
    }
    return plan.states
  }
}
