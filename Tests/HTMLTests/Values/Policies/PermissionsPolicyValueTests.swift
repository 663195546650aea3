import Testing

@testable import HTML

@Suite struct PermissionsPolicyValueTests {
  @Test(arguments: [
    "", "camera", "camera;", "camera 'self' https://a.example; fullscreen *", "x-new 'src'; y 'none'",
  ])
  func policiesMayBe(_ value: String) {
    #expect(fault(in: value, by: PermissionsPolicyValue.fault) == nil)
  }

  @Test(arguments: [
    "camera, microphone", "camera=()", "camera 'me'", "camera self", "camera (self)", "'self'",
  ])
  func policiesMayNotBe(_ value: String) {
    #expect(fault(in: value, by: PermissionsPolicyValue.fault)?.rule == .badPermissionsPolicy)
  }

  @Test func theFaultIsWhereItShows() {
    #expect(fault(in: "camera; microphone self", by: PermissionsPolicyValue.fault)?.offset == 19)
  }
}
