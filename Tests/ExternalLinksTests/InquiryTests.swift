import Testing

@testable import ExternalLinks

@Suite struct InquiryTests {
  @Test(
    arguments: [
      (200, .alive), (204, .alive), (404, .missing(status: 404)), (410, .missing(status: 410)),
      (400, .failing(status: 400)), (500, .failing(status: 500)), (503, .failing(status: 503)),
      (304, .failing(status: 304)), (401, .refused(status: 401)), (403, .refused(status: 403)),
      (429, .refused(status: 429)), (999, .refused(status: 999)),
    ] as [(Int, LinkState.Verdict)])
  func aStatusIsAVerdict(status: Int, verdict: LinkState.Verdict) {
    var network = SimulatedNetwork { _, _ in .status(status) }
    #expect(network.states(of: ["https://a/"]).map(\.verdict) == [verdict])
  }

  @Test(arguments: [403, 404, 405, 500, 501])
  func whatIsRefusedToHeadIsAskedByGet(status: Int) {
    var network = SimulatedNetwork { request, _ in .status(request.hasPrefix("head") ? status : 200) }
    #expect(network.states(of: ["https://a/"]).map(\.verdict) == [.alive])
    #expect(network.requests.map(\.text) == ["head https://a/", "get https://a/"])
  }

  @Test func redirectsAreFollowedAndOnlyThoseForGoodCount() {
    var network = SimulatedNetwork { request, _ in
      switch request.last {
      case "1": .status(301, to: "https://b/2")
      case "2": .status(308, to: "https://a/3")
      case "3": .status(302, to: "https://a/4")
      case "4": .status(301, to: "https://a/5")
      case "6": .status(307, to: "https://a/1")
      case "7": .status(301, to: "mailto:a@b.c")
      default: .status(200)
      }
    }
    let verdicts = network.states(of: ["https://a/1", "https://a/6", "https://a/7"]).map(\.verdict)
    #expect(verdicts == [.moved(to: "https://a/3"), .alive, .alive])
  }

  @Test func redirectsThatLeadRoundOrOnAndOnAreEndless() {
    var network = SimulatedNetwork { request, _ in
      let number = Int(request.split(separator: "/").last ?? "") ?? 0
      return .status(302, to: number < 90 ? "https://a/\(number + 1)" : "https://a/90")
    }
    let verdicts = network.states(of: ["https://a/1", "https://a/90"]).map(\.verdict)
    #expect(verdicts == [.endless, .endless])
    #expect(network.requests.count == 12)
  }

  @Test func tenRedirectsAreNotTooMany() {
    var network = SimulatedNetwork { request, _ in
      let number = Int(request.split(separator: "/").last ?? "") ?? 0
      return number < 10 ? .status(302, to: "https://a/\(number + 1)") : .status(200)
    }
    #expect(network.states(of: ["https://a/0"]).map(\.verdict) == [.alive])
  }

  @Test func elementsAreLookedForInThePage() {
    var network = SimulatedNetwork { _, _ in
      .page("<p id=\"a b\">x</p><a name=\"n\">x</a><p id=\"user-content-u\">x</p>")
    }
    let states = network.states(of: ["https://a/"], elements: ["a%20b", "n", "u", "none"])
    #expect(states[0].elements == ["a%20b": true, "n": true, "u": true, "none": false])
    #expect(network.requests.map(\.text) == ["page https://a/"])
  }

  @Test(
    arguments: [
      .status(200), .page("<meta http-equiv=\"refresh\" content=\"0; url=/b\"/>"),
      .answer(ProbeAnswer(status: 200, page: [0xFF, 0xFE, 0x3C, 0x00])),
    ] as [ProbeResult])
  func inWhatCannotBeReadNothingIsMissing(result: ProbeResult) {
    var network = SimulatedNetwork { _, _ in result }
    #expect(
      network.states(of: ["https://a/"], elements: ["x"])[0] == LinkState(.alive, elements: ["x": true]))
  }
}
