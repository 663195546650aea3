internal import Diagnostics

/// Puts the script of the live reload into a page on its way out; what a build writes has none.
enum Injection {
  /// The page with the script before the end of its body, or at its end. The versions tell the server later what a tab shows.
  static func inject(into page: [UInt8], version: String, assets: String) -> [UInt8] {
    let script =
      "<script src=\"\(Responder.folder)reload.js\" defer=\"\" data-version=\"\(version)\" data-assets=\"\(assets)\"></script>\n"
    let end = endOfBody(in: page)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.count + script.utf8.count)
    bytes += page[..<end]
    bytes += script.utf8
    bytes += page[end...]
    return bytes
  }

  /// The page shown while there is none: nothing could be built yet.
  static let emptyPage = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"/><title>Not built yet</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"/></head>
    <body><main><h1>Not built yet</h1><p>This page will be here as soon as the site can be built.</p></main></body>
    </html>

    """.utf8)

  private static func endOfBody(in page: [UInt8]) -> Int {
    let tag = Array("</body".utf8)
    var index = page.count - tag.count
    while index >= 0 {
      if page[index] == tag[0], zip(page[index...], tag).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        return index
      }
      index -= 1
    }
    return page.count
  }
}

extension UInt64 {
  /// The number in 16 digits, as versions and entity tags have it.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
