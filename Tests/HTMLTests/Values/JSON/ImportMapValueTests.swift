import Testing

@testable import HTML

@Suite struct ImportMapValueTests {
  private func fault(_ text: String) -> ValueFault? {
    HTMLTests.fault(in: text) {
      ImportMapValue.fault(
        in: $0, url: { $0.contains(UInt8(ascii: "^")) ? ValueFault(.badSizes, "no") : nil })
    }
  }

  @Test(arguments: [
    "{}", #"{"imports": {"a": "./a.js", "b/": "/b/", "c": "https://a.example/", "d": "../d.js"}}"#,
    #"{"scopes": {"/a/": {"b": "/c"}}, "integrity": {"/a.js": "sha256-abc"}}"#,
    #"{"imports": {"a": "\u002e/a.js"}}"#,
  ])
  func mapsMayBe(_ text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: [
    "[]", #"{"import": {}}"#, #"{"imports": []}"#, #"{"imports": {"": "/a"}}"#,
    #"{"imports": {"a": "a.js"}}"#,
    #"{"imports": {"a": 1}}"#, #"{"imports": {"a": null}}"#, #"{"imports": {"a/": "/b"}}"#,
    #"{"scopes": {"a": {}}}"#, #"{"scopes": {"/a": "/b"}}"#, #"{"scopes": {"/a": {"b": "c"}}}"#,
    #"{"integrity": {"a": "b"}}"#, #"{"integrity": {"/a": 1}}"#, #"{"integrity": {"/a": "md5-abcd"}}"#, #"{"imports": {"a": "/^"}}"#,
    #"{"imports": {"a": "1:b"}}"#,
  ])
  func mapsMayNotBe(_ text: String) {
    #expect(fault(text)?.rule == .badImportMap)
  }

  @Test func whatIsNoJSONHasARuleOfItsOwn() {
    #expect(fault("{imports}")?.rule == .badScriptJSON)
  }
}
