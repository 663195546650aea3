internal import RedirectModule
internal import Routing

/// A file such as `_redirects`, which Netlify, Cloudflare Pages and others read: a line for each address, with where it leads
/// on to and the status.
enum RedirectList {
  static func bytes(of redirects: [Redirect], in map: SiteMap) -> [UInt8] {
    let ways = Ways(in: map)
    let lines = redirects.compactMap { redirect in
      ways.link(to: redirect.target).map {
        "\(ways.basePath)\(PercentEncoding.encode(String(redirect.path.dropFirst()))) \($0.href) 301\n"
      }
    }
    return Array(lines.joined().utf8)
  }
}
