@testable import ExternalLinks

/// A network in a time of its own: each answer takes as long as it is said to.
struct SimulatedNetwork {
  /// A request on its way.
  struct Request: Equatable {
    let time: Duration
    let text: String
  }

  private struct Flight {
    let number: Int
    let end: Duration
    let result: ProbeResult
  }

  /// What is answered to a request such as `HEAD https://a/`, told how often it came before, and how long that takes.
  let service: (_ request: String, _ repetitions: Int) -> (ProbeResult, Duration)
  var limits = AskingLimits()
  private(set) var requests: [Request] = []
  private(set) var now = Duration.zero

  init(_ service: @escaping (_ request: String, _ repetitions: Int) -> (ProbeResult, Duration)) {
    self.service = service
  }

  /// A network that answers at once.
  init(_ answers: @escaping (_ request: String, _ repetitions: Int) -> ProbeResult) {
    self.init { (answers($0, $1), .milliseconds(10)) }
  }

  /// Asks for addresses, all with the same elements, until everything is known.
  mutating func states(of urls: [String], elements: Set<String> = []) -> [LinkState] {
    let inquiries = urls.compactMap { ExternalURL($0) }.map {
      Inquiry($0, elements: elements, limits: limits)
    }
    var plan = AskingPlan(inquiries, limits: limits)
    var flights: [Flight] = []
    while true {
      switch plan.next(at: now) {
      case .done: return plan.states
      case .ask(let number, let request): flights.append(send(request, number))
      case .wait(let until):
        let end = flights.map(\.end).min()
        guard let next = [until, end].compactMap({ $0 }).min() else { return plan.states }
        now = max(now, next)
        while let index = flights.firstIndex(where: { $0.end <= now }) {
          let flight = flights.remove(at: index)
          plan.take(
            flight.result, of: flight.number, at: now, date: 784_111_740 + Int(now.components.seconds))
        }
      }
    }
  }

  private mutating func send(_ request: ProbeRequest, _ number: Int) -> Flight {
    let text = "\(request.method) \(request.address)"
    let (result, duration) = service(text, requests.count { $0.text == text })
    requests.append(Request(time: now, text: text))
    return Flight(number: number, end: now + duration, result: result)
  }
}

extension ProbeResult {
  /// An answer without content.
  static func status(_ status: Int, to location: String? = nil, retryAfter: String? = nil) -> ProbeResult {
    .answer(ProbeAnswer(status: status, location: location, retryAfter: retryAfter))
  }

  /// A page of HTML with a body.
  static func page(_ body: String) -> ProbeResult {
    .answer(ProbeAnswer(status: 200, page: Array("<!DOCTYPE html><title>t</title>\(body)".utf8)))
  }
}
