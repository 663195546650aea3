import Digests
import Testing

@Suite struct DigestTests {
  @Test func digestsStayTheSameFromProcessToProcess() throws {
    #expect(
      Digest(of: Array("vipera".utf8))
        == Digest(high: 1_798_646_666_496_060_184, low: 15_709_077_618_925_959_572))
  }

  @Test func everyByteAndHowManyThereAreCount() {
    var seen: Set<Digest> = []
    for count in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: count)
      #expect(seen.insert(Digest(of: bytes)).inserted)
      for index in bytes.indices {
        bytes[index] = 1
        #expect(seen.insert(Digest(of: bytes)).inserted)
        bytes[index] = 0
      }
    }
  }
}
