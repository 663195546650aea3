import Testing

@testable import HTML

@Suite struct MIMETypeValueTests {
  @Test(arguments: [
    "text/html", "IMAGE/SVG+XML", "text/html;charset=utf-8", "text/html ; charset=utf-8", "a/b;c=d;e=f",
    "a/b;c=\"\"", "a/b;c=\"d;e \\\" f\" ; g=h", "application/vnd.ms-excel",
  ])
  func aMIMETypeHasASubtype(_ value: String) {
    #expect(fault(in: value, by: MIMETypeValue.fault) == nil)
  }

  @Test(arguments: [
    "", "text", "text/", "/html", " text/html", "text/html ", "text/html;", "text/html;charset",
    "text/html;charset=",
    "text/html;=utf-8", "a/b;c=\"d", "a/b;c=\"d\\", "a/b;c=\"d\"e", "a/b c", "a/b/c", "a/b,c/d", "a/<b>",
    "a/é",
    "a/b;c=\"é\"", "a/b; c =d",
  ])
  func otherTextIsNone(_ value: String) {
    #expect(fault(in: value, by: MIMETypeValue.fault)?.rule == .badMIMEType)
  }

  @Test(arguments: ["image/*", ".doc,.docx", "image/png , .PDF", " audio/*,video/*,image/*", "*/*"])
  func aListOfTypesHasWildcardsAndExtensions(_ value: String) {
    #expect(fault(in: value, by: MIMETypeValue.faultOfAcceptList) == nil)
  }

  @Test(arguments: ["", "png", ".", "image/", "image/png,", ",image/png", "image/png image/gif", "a/b;c=d"])
  func aListHasNothingElse(_ value: String) {
    #expect(fault(in: value, by: MIMETypeValue.faultOfAcceptList)?.rule == .badMIMEType)
  }
}
