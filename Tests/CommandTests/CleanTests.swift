import Foundation
import Testing

/// What `vipera clean` removes, and what it leaves.
@Suite struct CleanTests {
  @Test func whatABuildWroteIsRemovedAndNothingElse() throws {
    let site = try TemporarySite()
    let before = try site.snapshot(of: "Content")
    #expect(try site.build().code == 0)
    try site.write("mine", to: "Public/CNAME")
    let count = try site.snapshot().count - 1
    let cached = try site.snapshot(of: ".vipera-cache").count
    #expect(cached > 0)
    let text =
      "\(count) files of Public and \(cached) files of .vipera-cache; 1 file of Public that Vipera did not write "
      + "stays\n"
    let files = try site.snapshot()
    for flag in ["-n", "--dry-run"] {
      let plan = try site.run(["clean", flag])
      #expect(plan.code == 0 && plan.output == "would remove \(text)", "\(plan.output)\(plan.errors)")
      #expect(try site.snapshot() == files)
    }
    let outcome = try site.run(["clean"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == "removed \(text)")
    #expect(try site.snapshot().keys.sorted() == ["CNAME"])
    #expect(!site.exists(".vipera-cache"))
    #expect(try site.snapshot(of: "Content") == before)
    #expect(try site.build().code == 0)
    #expect(try site.snapshot().mapValues(\.bytes) == files.mapValues(\.bytes))
  }

  @Test func theFolderIsRemovedWhereNothingIsLeftInIt() throws {
    let site = try TemporarySite()
    #expect(try site.build("-o", "Other").code == 0)
    let outcome = try site.run(["clean", "-o", "Other"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("removed ") && outcome.output.contains(" files of Other and "))
    #expect(!site.exists("Other"))
    let second = try site.run(["clean", "-o", "Other"])
    #expect(second.code == 0 && second.output == "there is nothing to remove\n")
    #expect(!site.exists("Other") && !site.exists("Public"))
  }

  @Test func aFolderThatIsNoSiteIsCodeTwo() throws {
    let site = try TemporarySite(["Public/.vipera-manifest": "x\n", "Public/x": "mine"])
    let outcome = try site.run(["clean"])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "vipera: error: .: this is no site: there is no Content/site.json in it; name the root of one by --root\n"
    )
    #expect(site.exists("Public/x"))
    #expect(try site.run(["clean", "--root", "nowhere"]).code == 2)
  }

  @Test func aFileInThePlaceOfTheOutputFolderIsCodeTwo() throws {
    let site = try TemporarySite()
    try site.write("mine", to: "Public")
    let outcome = try site.run(["clean"])
    #expect(outcome.code == 2 && outcome.errors.contains("Public: it is not a folder"))
    #expect(try site.read("Public") == "mine")
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom folders can be closed to"))
  func whatCannotBeRemovedIsToldAndRemovedNextTime() throws {
    let site = try TemporarySite()
    #expect(try site.build().code == 0)
    let open = { (permissions: Int, path: String) in
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: site.url(path).path(percentEncoded: false))
    }
    let folders = try FileManager.default.subpathsOfDirectory(atPath: site.root.path(percentEncoded: false))
      .filter(site.isFolder)
    for folder in [""] + folders { try open(0o777, folder) }
    try open(0o555, "Public/about")
    let outcome = try site.run(["clean"], as: Unprivileged.wrapper ?? [])
    try open(0o777, "Public/about")
    #expect(outcome.code == 2, "\(outcome.output)")
    #expect(
      outcome.errors.hasPrefix(
        "vipera: error: Public/about/index.html: this cannot be removed: Permission denied; see who may change it"
      ),
      "\(outcome.errors)")
    #expect(site.exists("Public/.vipera-manifest"))
    #expect(try site.run(["clean"]).code == 0)
    #expect(!site.exists("Public"))
  }
}

extension TemporarySite {
  fileprivate func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: url(path).path(percentEncoded: false), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
