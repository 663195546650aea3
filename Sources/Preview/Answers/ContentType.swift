/// The media types of files (RFC 9110 §8.3), by their extensions.
enum ContentType {
  /// What a file is whose extension is not known.
  static let unknown = "application/octet-stream"
  static let html = "text/html; charset=utf-8"

  private static let types = [
    "html": html, "htm": html, "xhtml": "application/xhtml+xml; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "map": "application/json; charset=utf-8",
    "json": "application/json; charset=utf-8", "jsonld": "application/ld+json; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8", "xml": "application/xml; charset=utf-8",
    "rss": "application/rss+xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
    "xsl": "text/xsl; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "ics": "text/calendar; charset=utf-8", "vtt": "text/vtt; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "jxl": "image/jxl",
    "ico": "image/vnd.microsoft.icon", "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "wasm": "application/wasm", "pdf": "application/pdf", "epub": "application/epub+zip",
    "zip": "application/zip", "gz": "application/gzip", "tar": "application/x-tar",
    "7z": "application/x-7z-compressed",
  ]

  /// The media type of a file, with the charset of text: all text of a site is UTF-8.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return types[name[name.index(after: dot)...].lowercased()] ?? unknown
  }
}
