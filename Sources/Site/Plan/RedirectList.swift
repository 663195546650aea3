internal import RedirectModule
internal import Routing

/// A file such as `_redirects`, which Netlify, Cloudflare Pages and others read: a line for each address, with where it leads
/// on to and the status.
enum RedirectList {
  /// The addresses of one language.
  struct Part {
    let redirects: [Redirect]
    let language: SiteLanguage?
  }

  static func bytes(of parts: [Part], in map: SiteMap) -> [UInt8] {
    let lines = parts.flatMap { part in
      let ways = Ways(in: map.spoken(in: part.language))
      return part.redirects.compactMap { redirect in
        ways.link(to: redirect.target).map {
          "\(ways.home.href)\(PercentEncoding.encode(String(redirect.path.dropFirst()))) \($0.href) 301\n"
        }
      }
    }
    return Array(lines.joined().utf8)
  }
}
