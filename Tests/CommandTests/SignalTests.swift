import Testing

@Suite struct SignalTests {
  private static let diagrams = """
    {"title": "Test", "baseURL": "https://example.org/", "markdown": {"diagrams": true}}
    """

  @Test(arguments: [(1, "HUP"), (15, "TERM")])
  func aBuildThatIsEndedEndsItsProgramsToo(number: Int, name: String) throws {
    let site = try TemporarySite([
      "Content/site.json": Self.diagrams,
      "Content/index.md": "---\ntitle: Home\n---\n```dot\ndigraph { a }\n```\n",
      // The pipe ends when nothing that the program started has it any more.
      "bin/dot": "#!/bin/sh\nexec 3> pipe\necho begun >&3\nsleep 30\necho survived >&3\n",
    ])
    let script = """
      PATH="$PWD/bin:$PATH"; chmod +x bin/dot; mkfifo pipe
      "$0" build & build=$!
      { read line; kill -\(name) $build; cat; } < pipe
      wait $build
      """
    let outcome = try site.run([], as: ["/bin/sh", "-c", script])
    #expect(outcome.code == Int32(128 + number))
    #expect(outcome.output == "")
    #expect(!site.exists("Public/index.html"))
  }

  @Test func aSignalThatIsIgnoredFromTheStartStaysSo() throws {
    let site = try TemporarySite()
    let script = """
      trap '' HUP
      "$0" serve --port 0 > told & server=$!
      while ! grep -q 'The site is at' told; do kill -0 $server || exit 9; done
      kill -HUP $server
      echo more >> Content/about.md
      while ! grep -q 'about.md' told; do kill -0 $server || exit 8; done
      kill -TERM $server
      wait $server
      """
    #expect(try site.run([], as: ["/bin/sh", "-c", script]).code == 0)
  }
}
