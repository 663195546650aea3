/// Rules about `content` of `meta`, where it depends on `name` or `http-equiv` (HTML §4.2.5.1, §4.2.5.3).
enum MetadataContent {
  /// Reports a `content` that is not of its kind.
  static func check(meta: Int, of document: Document, into faults: FaultList) {
    guard let content = document.attribute(.content, of: meta) else { return }
    if let name = document.value(.name, of: meta) {
      if name.equalsIgnoringCase("viewport") { checkViewport(content, into: faults) }
    } else if let header = document.value(.httpEquiv, of: meta) {
      check(content, ofHeader: header, into: faults)
    }
  }

  private static func check(
    _ content: Document.Attribute, ofHeader header: Bytes, into faults: FaultList
  ) {
    if header.equalsIgnoringCase("content-type") {
      guard let fault = EncodingValue.faultOfContentType(in: content.value) else { return }
      faults.append(
        Fault(
          .headerContent, "\"content-type\" is \"\(content.value.text)\": \(fault.reason)", hint: fault.hint,
          at: content.valueOffset))
    } else if header.equalsIgnoringCase("refresh") {
      checkRefresh(content, into: faults)
    } else if header.equalsIgnoringCase("content-language") {
      faults.append(
        Fault(
          .headerContent, "the language of a page is not told by <meta> any more",
          hint: "write \"lang\" on <html>", at: content.offset))
    } else if header.equalsIgnoringCase("x-ua-compatible") {
      guard !content.value.equalsIgnoringCase("ie=edge") else { return }
      faults.append(
        Fault(
          .headerContent, "\"x-ua-compatible\" is \"\(content.value.text)\"; only \"IE=edge\" is allowed",
          at: content.valueOffset))
    }
  }

  private static func checkRefresh(_ content: Document.Attribute, into faults: FaultList) {
    var fault = RefreshValue.fault(in: content.value)
    var start = content.valueOffset
    if fault == nil, let (url, offset) = RefreshValue.url(in: content.value) {
      fault = URLValue.fault(in: url)
      start += offset
    }
    guard let fault else { return }
    faults.append(
      Fault(
        fault.rule, "\"refresh\" is \"\(content.value.text)\": \(fault.reason)", hint: fault.hint,
        at: start + fault.offset))
  }

  /// A viewport that people who need to cannot enlarge to twice its size (WCAG 2 §1.4.4).
  private static func checkViewport(_ content: Document.Attribute, into faults: FaultList) {
    var rest = content.value
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") } ?? rest.count
      if forbidsZooming(rest[0..<end].trimmed) {
        faults.append(
          Fault(
            .viewportZoom, "\"\(rest[0..<end].trimmed.text)\" keeps readers from enlarging the page",
            hint: "remove it", at: content.valueOffset))
        return
      }
      rest = rest[Swift.min(end + 1, rest.count)..<rest.count]
    }
  }

  private static func forbidsZooming(_ setting: Bytes) -> Bool {
    guard let equals = setting.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let name = setting[0..<equals].trimmed
    let value = setting[(equals + 1)..<setting.count].trimmed
    if name.equalsIgnoringCase("user-scalable") {
      return value.equalsIgnoringCase("no") || value.equals("0")
    }
    guard name.equalsIgnoringCase("maximum-scale"), let scale = NumberValue.number(value) else {
      return false
    }
    return scale < 2
  }
}
