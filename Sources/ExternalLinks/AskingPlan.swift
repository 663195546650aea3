internal import Transfers

/// Which address is asked for when. It knows neither the network nor a clock: it is told the time, and what was answered.
struct AskingPlan {
  /// What is to be done now.
  enum Step: Equatable {
    /// The request is sent; the number names it until its answer is there.
    case ask(Int, ProbeRequest)
    /// Nothing, until an answer comes or the time is there.
    case wait(until: Duration?)
    /// Everything is known, or will not be.
    case done
  }

  /// What is due at a time.
  private enum Event {
    case host(Int)
    case inquiry(Int)
  }

  /// A host, and who waits for it.
  private struct Host {
    /// What was asked for already and is not known yet: it comes first, so that a host that fails shows it soon.
    var begun: [Int] = []
    var waiting: [Int] = []
    var first = 0
    var requests = 0
    /// No request starts before.
    var opening = Duration.zero
    /// Whether it waits for its turn already.
    var isQueued = false

    var isIdle: Bool { begun.isEmpty && first == waiting.count }

    mutating func takeFirst() -> Int {
      if !begun.isEmpty { return begun.removeFirst() }
      first += 1
      return waiting[first - 1]
    }
  }

  /// What is known of each address, in the order of the inquiries.
  private(set) var states: [LinkState]
  private var inquiries: [Inquiry]
  private let limits: AskingLimits
  private var hosts: [Host] = []
  private var numbers: [String: Int] = [:]
  private var events = TimeQueue<Event>()
  private var turns: [Int] = []
  private var nextTurn = 0
  private var requests = 0
  /// How many links of an origin failed one after the other.
  private var failures: [String: Int] = [:]
  /// What is true for everything at an origin.
  private var closed: [String: LinkState] = [:]

  init(_ inquiries: [Inquiry], limits: AskingLimits) {
    self.inquiries = inquiries
    self.limits = limits
    states = Array(repeating: LinkState(.notAsked), count: inquiries.count)
    for number in inquiries.indices {
      let host = host(of: number)
      hosts[host].waiting.append(number)
      wake(host, at: .zero)
    }
  }

  /// What is to be done at a time, counted from the start.
  mutating func next(at now: Duration) -> Step {
    if now >= limits.time { return requests == 0 ? .done : .wait(until: nil) }
    while let event = events.take(at: now) {
      switch event {
      case .host(let host): turns.append(host)
      case .inquiry(let number): goOn(with: number, at: now)
      }
    }
    while requests < limits.total, nextTurn < turns.count {
      let host = turns[nextTurn]
      nextTurn += 1
      hosts[host].isQueued = false
      if hosts[host].opening > now {
        wake(host, at: now)
      } else if let number = start(host, at: now) {
        return .ask(number, inquiries[number].request)
      }
    }
    if requests == 0, events.first == nil { return .done }
    return .wait(until: min(events.first ?? limits.time, limits.time))
  }

  /// Takes the answer to a request; `date` is in seconds since 1970.
  mutating func take(_ result: ProbeResult, of number: Int, at now: Duration, date: Int) {
    requests -= 1
    let (origin, host) = (inquiries[number].url.origin, self.host(of: number))
    hosts[host].requests -= 1
    switch inquiries[number].take(result, now: date) {
    case .next: goOn(with: number, at: now)
    case .again(let wait, let hold):
      if hold { hosts[host].opening = max(hosts[host].opening, now + wait) }
      events.add(.inquiry(number), at: now + wait)
    case .known(let state):
      states[number] = state
      close(origin, by: state)
    }
    wake(host, at: now)
  }

  /// The next who waits for a host and has to ask; who waits for one that is left alone is told at once.
  private mutating func start(_ host: Int, at now: Duration) -> Int? {
    while !hosts[host].isIdle {
      let number = hosts[host].takeFirst()
      if let state = closed[inquiries[number].url.origin] {
        states[number] = state
        continue
      }
      requests += 1
      hosts[host].requests += 1
      hosts[host].opening = now + limits.pause
      wake(host, at: now)
      return number
    }
    return nil
  }

  /// Leaves an origin alone that does not answer, or says so.
  private mutating func close(_ origin: String, by state: LinkState) {
    failures[origin] = state.verdict.speaksAgainstHost ? failures[origin, default: 0] + 1 : 0
    let isHopeless = state.verdict == .later || state.verdict == .unreachable(.unknownHost)
    if isHopeless || failures[origin, default: 0] >= limits.failuresOfHost { closed[origin] = state }
  }

  private mutating func goOn(with number: Int, at now: Duration) {
    let host = host(of: number)
    hosts[host].begun.append(number)
    wake(host, at: now)
  }

  /// Gives a host its turn, now or when it opens, if somebody waits for it and it is not busy.
  private mutating func wake(_ host: Int, at now: Duration) {
    guard !hosts[host].isQueued, !hosts[host].isIdle, hosts[host].requests < limits.perHost else { return }
    hosts[host].isQueued = true
    if hosts[host].opening <= now {
      turns.append(host)
    } else {
      events.add(.host(host), at: hosts[host].opening)
    }
  }

  private mutating func host(of number: Int) -> Int {
    let name = inquiries[number].url.host
    if let known = numbers[name] { return known }
    numbers[name] = hosts.count
    hosts.append(Host())
    return hosts.count - 1
  }
}
