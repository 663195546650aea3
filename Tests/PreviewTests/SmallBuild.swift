import Diagnostics

@testable import Preview

extension PreviewBuild {
  /// A site of a few files below `/`, or another base path; each `.html` is a page made from Markdown of the same name.
  static func small(
    _ files: [String: String] = [
      "index.html": page("Home"), "a/index.html": page("A"), "404.html": page("Lost"),
    ],
    basePath: String = "/", faults: [PreviewFault] = []
  ) -> PreviewBuild {
    PreviewBuild(
      files: files.mapValues { PreviewFile(Array($0.utf8)) }, basePath: basePath,
      pages: files.keys.sorted().filter { $0.hasSuffix(".html") }.map { path in
        PreviewPage(
          path: path, route: "text \(path)", module: "Text",
          source: SourceLocation(file: "Content/\(path).md"))
      },
      faults: faults)
  }

  /// A page of one line.
  static func page(_ text: String) -> String {
    "<!DOCTYPE html><html lang=\"en\"><head><title>\(text)</title></head><body><p>\(text)</p></body></html>"
  }
}

extension LiveSite {
  /// A site that is served.
  convenience init(_ build: PreviewBuild) {
    self.init(FaultReport(editor: nil))
    publish(ServedSite(build))
  }
}

extension Responder {
  /// What answers for a site.
  init(_ live: LiveSite, reloads: Bool = false) {
    self.init(
      live: live, hosts: AllowedHosts(bound: "127.0.0.1"),
      own: OwnPages(live: live, log: BuildLog(), editor: nil),
      reloads: reloads)
  }

  /// The answer to a GET request.
  func get(_ target: String, _ fields: [(name: String, value: String)] = [], method: String = "GET")
    -> Response
  {
    answer(
      Request(
        method: method, target: target, isPersistentByDefault: true,
        fields: fields.contains { $0.name == "host" } ? fields : fields + [("host", "localhost:8080")]))
  }
}

extension Response {
  /// A field by its name.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The body; that of a stream is empty.
  var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
