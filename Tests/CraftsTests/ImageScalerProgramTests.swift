import Crafts
import TemporaryFolders
import Testing

@Suite struct ImageScalerProgramTests {
  @Test(arguments: [
    ("echo Version: ImageMagick 6.9.11-60 Q16", true), ("echo convert: units of length", false),
    ("exit 1", false),
  ])
  func anotherProgramOfTheNameIsNotTaken(script: String, isTaken: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\n\(script)\n", to: "convert")
    try folder.setPermissions(0o755, of: "convert")
    #expect(await (ImageScaler(among: ["\(folder.path)/convert"]) != nil) == isTaken)
  }
}
