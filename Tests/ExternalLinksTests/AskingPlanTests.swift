import Testing
import Transfers

@testable import ExternalLinks

@Suite struct AskingPlanTests {
  /// How many requests are under way at most, if each takes `duration`.
  private static func peak(_ requests: [SimulatedNetwork.Request], lasting duration: Duration) -> Int {
    requests.map { request in
      requests.count { $0.time <= request.time && $0.time + duration > request.time }
    }.max() ?? 0
  }

  private static func urls(_ count: Int, on host: String = "a") -> [String] {
    (0..<count).map { "https://\(host)/\($0)" }
  }

  @Test func aHostIsAskedTwiceAtATimeAndWithPauses() {
    var network = SimulatedNetwork { _, _ in (.status(200), .seconds(1)) }
    let states = network.states(of: Self.urls(20))
    #expect(states.allSatisfy { $0.verdict == .alive })
    #expect(Self.peak(network.requests, lasting: .seconds(1)) == 2)
    let pauses = zip(network.requests, network.requests.dropFirst()).map { $1.time - $0.time }
    #expect(pauses.min() == .milliseconds(100))
    #expect(network.now < .seconds(12))
  }

  @Test func manyHostsAreAskedAtATime() {
    var network = SimulatedNetwork { _, _ in (.status(200), .seconds(1)) }
    _ = network.states(of: (0..<100).map { "https://host\($0)/" })
    #expect(Self.peak(network.requests, lasting: .seconds(1)) == 16)
    #expect(network.now == .seconds(7))
  }

  @Test func aSlowHostKeepsNobodyElseWaiting() {
    var network = SimulatedNetwork { request, _ in
      (.status(200), request.contains("//slow/") ? .seconds(20) : .seconds(1))
    }
    _ = network.states(of: Self.urls(40, on: "slow") + ["https://quick/"])
    #expect(network.requests.first { $0.text == "head https://quick/" }?.time == .zero)
  }

  @Test(arguments: [502, 503, 504, 429])
  func whatIsOverloadedIsAskedAgainAfterLongerAndLongerTimes(status: Int) {
    var network = SimulatedNetwork { _, count in .status(count < 3 ? status : 200) }
    #expect(network.states(of: ["https://a/"]).map(\.verdict) == [.alive])
    #expect(
      network.requests.map(\.time) == [.zero, .milliseconds(510), .milliseconds(1_520), .milliseconds(3_530)])
  }

  @Test func theHostSaysWhenItIsToBeAskedAgainAndNobodyAsksBefore() {
    var network = SimulatedNetwork { _, count in
      count == 0 ? .status(429, retryAfter: "Sun, 06 Nov 1994 08:49:20 GMT") : .status(200)
    }
    #expect(network.states(of: Self.urls(3)).allSatisfy { $0.verdict == .alive })
    let times = network.requests.map(\.time)
    #expect(times[0] == .zero && times.dropFirst().allSatisfy { $0 > .seconds(19) })
  }

  @Test func aHostThatIsToBeLeftAloneForLongIsLeftAlone() {
    var network = SimulatedNetwork { _, _ in .status(503, retryAfter: "3600") }
    let states = network.states(of: Self.urls(50) + ["https://b/"])
    #expect(states.allSatisfy { $0.verdict == .later })
    #expect(network.requests.count == 2)
  }

  @Test(
    arguments: [
      (.unknownHost, 4), (.noConnection, 4), (.brokenAnswer, 4), (.timeout, 2), (.encryption, 1),
      (.impossibleURL, 1),
    ] as [(TransferFailure, Int)])
  func whatMayBeBrokenForAMomentIsAskedAgain(failure: TransferFailure, attempts: Int) {
    var network = SimulatedNetwork { _, _ in .failure(failure) }
    #expect(network.states(of: ["https://a/"]).map(\.verdict) == [.unreachable(failure)])
    #expect(network.requests.count == attempts)
  }

  @Test func aHostThatFailsAgainAndAgainIsLeftAlone() {
    var network = SimulatedNetwork { _, _ in (.failure(.timeout), .seconds(20)) }
    let states = network.states(of: Self.urls(1_000))
    #expect(states.allSatisfy { $0.verdict == .unreachable(.timeout) })
    #expect(network.requests.count <= 10)
    #expect(network.now < .seconds(120))
  }

  @Test func failuresThatDoNotFollowEachOtherCloseNoHost() {
    var network = SimulatedNetwork { request, _ in
      (Int(request.split(separator: "/").last ?? "") ?? 0).isMultiple(of: 2)
        ? .failure(.encryption) : .status(200)
    }
    let states = network.states(of: Self.urls(100))
    #expect(states.count { $0.verdict == .alive } == 50)
  }

  @Test func whenTheTimeIsOverTheRestIsNotAsked() {
    var network = SimulatedNetwork { _, _ in (.status(200), .seconds(10)) }
    network.limits.time = .seconds(60)
    let states = network.states(of: Self.urls(100))
    #expect(states.count { $0.verdict == .alive } == 12)
    #expect(states.count { $0.verdict == .notAsked } == 88)
    #expect(network.now <= .seconds(70))
  }

  @Test func aHostWithoutAnAddressHasNoPages() {
    var network = SimulatedNetwork { _, _ in .failure(.unknownHost) }
    let states = network.states(of: (0..<10_000).map { "https://host/\($0)" })
    #expect(states.allSatisfy { $0.verdict == .unreachable(.unknownHost) })
    #expect(network.requests.count <= 8)
  }

  @Test func nothingToAskIsDone() {
    var plan = AskingPlan([], limits: AskingLimits())
    #expect(plan.next(at: .zero) == .done)
  }
}

@Suite struct TimeQueueTests {
  @Test func theEarliestComesFirst() {
    var queue = TimeQueue<Int>()
    for number in 0..<100 { queue.add(number, at: .seconds(number * 37 % 50)) }
    var taken: [Int] = []
    while let number = queue.take(at: .seconds(60)) { taken.append(number) }
    #expect(taken == (0..<100).sorted { ($0 * 37 % 50, $0) < ($1 * 37 % 50, $1) })
    #expect(queue.first == nil)
  }

  @Test func whatIsNotDueStays() {
    var queue = TimeQueue<Int>()
    queue.add(1, at: .seconds(2))
    #expect(queue.take(at: .seconds(1)) == nil)
    #expect(queue.first == .seconds(2))
  }
}
