/// The rule that a page says in which encoding it is, unless it is in ASCII (HTML §4.2.5.4).
enum EncodingDeclaration {
  /// Reports a page whose letters are for browsers to guess.
  static func check(_ source: Bytes, _ document: Document, into faults: FaultList) {
    var head = 0
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .head: head = document.elements[element].offset
      case .meta:
        if document.has(.charset, on: element) || document.has(.httpEquiv, "content-type", on: element) {
          return
        }
      default: break
      }
    }
    // A byte order mark says it, too.
    guard InputStream.start(of: source) == 0, source.contains(where: { $0 >= 0x80 }) else { return }
    faults.append(
      Fault(
        .missingEncoding, "this page has characters beyond ASCII, and does not declare its encoding",
        hint: "write <meta charset=\"utf-8\"> at the start of <head>", at: head))
  }
}
