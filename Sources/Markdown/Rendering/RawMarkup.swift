import Markup

/// Raw HTML of a document on its way to polyglot HTML.
struct RawMarkup {
  /// Whether a run of it has begun and not ended.
  private(set) var isOpen = false
  private let basePath: String
  /// Nothing where there is no raw HTML, as in most documents.
  private var normaliser: PolyglotNormaliser?
  private var rewritten: [UInt8] = []
  private var anchors: [PolyglotNormaliser.Anchor] = []

  init(basePath: String) {
    self.basePath = basePath
  }

  /// Writes a piece of a run, as far as it does not depend on what follows.
  mutating func write(_ piece: Slice, of document: MarkdownDocument, to writer: inout MarkupWriter) {
    if normaliser == nil { normaliser = PolyglotNormaliser(basePath: basePath) }
    normaliser?.append(document.bytes[piece.range], to: &rewritten, anchors: &anchors)
    isOpen = true
    writeRewritten(of: document, to: &writer)
  }

  /// Writes the rest of a run: whatever it left open, text follows.
  mutating func end(of document: MarkdownDocument, to writer: inout MarkupWriter) {
    normaliser?.finish(to: &rewritten, anchors: &anchors)
    isOpen = false
    writeRewritten(of: document, to: &writer)
  }

  private mutating func writeRewritten(of document: MarkdownDocument, to writer: inout MarkupWriter) {
    if writer.trace == nil {
      writer.write(rewritten)
    } else {
      writer.write(rewritten[..<(anchors.first?.output ?? rewritten.count)])
      for (index, anchor) in anchors.enumerated() {
        let end = index + 1 < anchors.count ? anchors[index + 1].output : rewritten.count
        document.mark(anchor.source, to: &writer)
        writer.write(rewritten[anchor.output..<end])
      }
    }
    rewritten.removeAll(keepingCapacity: true)
    anchors.removeAll(keepingCapacity: true)
  }
}
