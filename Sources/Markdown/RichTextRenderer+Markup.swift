import Markup

/// Raw HTML.
extension RichTextRenderer {
  mutating func rewrite(_ slice: Slice, to writer: inout MarkupWriter) {
    normaliser.append(document.bytes[slice.range], to: &rewritten, anchors: &anchors)
    isInMarkup = true
    writeRewritten(to: &writer)
  }

  /// A run of raw HTML has ended; whatever it left open, text follows.
  mutating func endMarkup(to writer: inout MarkupWriter) {
    normaliser.finish(to: &rewritten, anchors: &anchors)
    isInMarkup = false
    writeRewritten(to: &writer)
  }

  private mutating func writeRewritten(to writer: inout MarkupWriter) {
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
