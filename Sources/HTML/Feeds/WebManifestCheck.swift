extension Checker {
  /// What is wrong with a web manifest (https://www.w3.org/TR/appmanifest/), first its syntax, then what browsers need of it.
  /// `links` is told the icons, the screenshots and the page where it starts.
  public static func faults(inWebManifest file: [UInt8], links: any LinkSink) -> [FormatFault] {
    file.withUnsafeBufferPointer { bytes in
      defer { links.end() }
      do throws(JSONReader.SyntaxFault) {
        return WebManifestCheck(links: links).faults(in: try JSONReader.read(Bytes(bytes)))
      } catch {
        return [FormatFault("asset/manifest", "this is no JSON: \(error.reason)", at: error.offset)]
      }
    }
  }
}

/// Looks at the members of a web manifest.
private struct WebManifestCheck {
  let links: any LinkSink

  func faults(in manifest: JSONValue) -> [FormatFault] {
    guard manifest.members != nil else {
      return [FormatFault("asset/manifest", "a web manifest is an object", at: manifest.offset)]
    }
    var faults: [FormatFault] = []
    if manifest["name"]?.string == nil, manifest["short_name"]?.string == nil {
      faults.append(
        FormatFault(
          "asset/manifest", "the manifest has no \"name\"", hint: "name the site: \"name\": \"…\"",
          at: manifest.offset))
    }
    if let start = manifest["start_url"]?.string { tell(start, .page) }
    for list: StaticString in ["icons", "screenshots"] {
      guard let value = manifest[list] else { continue }
      guard let images = value.elements else {
        faults.append(FormatFault("asset/manifest", "\"\(list)\" is no list", at: value.offset))
        continue
      }
      for image in images {
        if let source = image["src"]?.string {
          tell(source, .image)
        } else {
          faults.append(FormatFault("asset/manifest", "an image has no \"src\"", at: image.offset))
        }
      }
    }
    return faults
  }

  private func tell(_ url: JSONString, _ kind: LinkKind) {
    url.withUnescapedBytes { bytes in
      if !bytes.isEmpty { links.link(bytes.view, kind, at: url.offset) }
    }
  }
}
