import Fingerprints
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb"),
    ("abc", "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn"),
  ])
  func theIntegrityIsTheSHA384(text: String, integrity: String) {
    #expect(Fingerprint(of: Array(text.utf8)).integrity == integrity)
  }

  @Test func theShortFormHasTenDigits() {
    #expect(Fingerprint(of: Array("abc".utf8)).short == "cb00753f45")
    #expect(Fingerprint(of: []).short == "38b060a751")
  }
}
