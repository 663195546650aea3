internal import Diagnostics

/// Answers requests for the files of the site, and for what is the preview's own below `/_vipera/`.
struct Responder: Sendable {
  /// The paths of the preview's own: no output path of a site starts so.
  static let folder = "/_vipera/"

  let live: LiveSite
  let hosts: AllowedHosts
  let own: OwnPages
  /// Whether pages get the script of the live reload.
  let reloads: Bool

  /// The answer to a request.
  func answer(_ request: Request) -> Response {
    guard let host = request["host"] else { return Response(.badRequest, "The request names no host.") }
    guard hosts.allow(host) else {
      return Response(
        .misdirected,
        "This preview answers for localhost and addresses such as 127.0.0.1 only: '\(host)' could lead here from anywhere."
      )
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = Response(.methodNotAllowed, "A preview is there to be read.")
      response.fields.append(("Allow", "GET, HEAD"))
      return response
    }
    guard let path = RequestPath(request.path) else {
      return Response(.badRequest, "This is no path of a site.")
    }
    if request.path.hasPrefix(Self.folder) { return own.answer(request, path) }
    let site = live.site
    switch site.target(of: path) {
    case .file(let name, let file): return answer(request, with: file, at: name, of: site)
    case .folder: return redirect(to: "\(request.path)/\(request.query)")
    case .missing(let page):
      if path.components == [""], site.build.basePath != "/" { return redirect(to: site.build.basePath) }
      return missing(request, page, site)
    }
  }

  private func redirect(to target: String) -> Response {
    var response = Response(.found, "It is at \(target)")
    response.fields += [("Location", target), ("Cache-Control", "no-store")]
    return response
  }

  private func answer(_ request: Request, with file: PreviewFile, at name: String, of site: ServedSite)
    -> Response
  {
    let type = ContentType.of(name)
    let isPage = type == ContentType.html
    let version = file.hash.hexadecimal
    let tag = isPage && reloads ? "\"\(version)-\(site.assetsVersion.hexadecimal)\"" : "\"\(version)\""
    var fields = fields(for: request, of: site)
    fields.append(("ETag", tag))
    if request["if-none-match"].map({ Self.names(tag, in: $0) }) == true {
      var response = Response(.notModified, [], type: type)
      response.fields = fields
      return response
    }
    let bytes = isPage && reloads ? inject(file, site) : file.bytes
    let range = request.method == "GET" && Self.allowsRange(request, tag) ? request["range"] : nil
    var response: Response
    switch RangeRequest(range, count: bytes.count) {
    case .whole: response = Response(.ok, bytes[...], type: type)
    case .part(let part):
      response = Response(.partialContent, bytes[part], type: type)
      fields.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"))
    case .unsatisfiable:
      response = Response(.rangeNotSatisfiable, "The file has \(bytes.count) bytes.")
      fields.append(("Content-Range", "bytes */\(bytes.count)"))
    }
    response.add(fields + [("Accept-Ranges", "bytes")])
    return response
  }

  private func missing(_ request: Request, _ page: PreviewFile?, _ site: ServedSite) -> Response {
    // Nothing is known of the site yet, so nobody knows what is missing.
    let isUnknown = site.build.files.isEmpty
    let file = isUnknown ? PreviewFile(Injection.emptyPage) : page
    guard let file else { return Response(.notFound, "There is no such page, and the site has no 404.html.") }
    let bytes =
      reloads ? inject(PreviewFile(file.bytes), site, version: isUnknown ? 0 : file.hash) : file.bytes
    var response = Response(isUnknown ? .unavailable : .notFound, bytes[...], type: ContentType.html)
    response.add(fields(for: request, of: site))
    return response
  }

  private func inject(_ file: PreviewFile, _ site: ServedSite, version: UInt64? = nil) -> [UInt8] {
    Injection.inject(
      into: file.bytes, version: (version ?? file.hash).hexadecimal, assets: site.assetsVersion.hexadecimal)
  }

  /// What the site asks for in its `_headers`; nothing is ever shown from a cache without asking here.
  private func fields(for request: Request, of site: ServedSite) -> [(name: String, value: String)] {
    site.headers.fields(for: request.path) + [("Cache-Control", "no-cache")]
  }

  /// Whether an `If-None-Match` field names a tag, or anything (RFC 9110 §13.1.2).
  private static func names(_ tag: String, in field: String) -> Bool {
    field.split(separator: ",").contains { candidate in
      let text = candidate.drop { $0 == " " }.prefix { $0 != " " }
      return text == "*" || text == tag || text == "W/\(tag)"
    }
  }

  /// Whether a part may be sent: a client that has a part of another version gets the whole (RFC 9110 §13.1.5).
  private static func allowsRange(_ request: Request, _ tag: String) -> Bool {
    request["if-range"].map { $0 == tag } ?? true
  }
}

extension Response {
  /// Adds fields; one that is there already is replaced.
  fileprivate mutating func add(_ more: [(name: String, value: String)]) {
    for field in more {
      fields.removeAll { $0.name.lowercased() == field.name.lowercased() }
      fields.append(field)
    }
  }
}
