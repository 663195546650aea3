import Foundation
import Testing

@Suite struct ServeTests {
  @Test(arguments: [
    (["serve", "--root", "nowhere"], "Content: "),
    (["serve", "--host", "example.org"], "this is no address"),
    (["serve", "--editor", "ed"], "an address with {path} in it"),
    (["serve", "--port", "70000"], "70000"),
  ])
  func onBrokenGroundNothingIsServed(arguments: [String], message: String) throws {
    let outcome = try TemporarySite().run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output == "")
  }

  @Test func aSiteIsServedUntilTheSignalAndNothingIsWritten() throws {
    let site = try TemporarySite()
    // The shell stops the program when it tells the address.
    let script = """
      "$0" serve --port 0 > told & server=$!
      while ! grep -q 'The site is at' told; do kill -0 $server || exit 9; done
      kill -TERM $server
      wait $server
      """
    let outcome = try site.run([], as: ["/bin/sh", "-c", script])
    #expect(outcome.code == 0)
    #expect(try site.read("told").contains("The site is at http://localhost:"))
    #expect(!site.exists("Public"))
  }
}
