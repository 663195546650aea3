import Markup

/// Images, videos and sound: all of them are written as images are.
extension RichTextRenderer {
  /// What a file shows or plays, by the end of its name.
  enum Medium {
    case image, video, audio

    init(_ destination: ArraySlice<UInt8>) {
      self = .image
      let path = destination.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      guard let dot = path.lastIndex(of: UInt8(ascii: ".")),
        path.endIndex - dot < 6
      else { return }
      let end = String(decoding: path[dot...], as: UTF8.self).lowercased()
      if Self.videos.contains(end) { self = .video }
      if Self.sounds.contains(end) { self = .audio }
    }

    private static let videos: Set = [".mp4", ".webm", ".ogv", ".m4v"]
    private static let sounds: Set = [".mp3", ".m4a", ".ogg", ".opus", ".wav", ".flac"]
  }

  mutating func beginImage(_ index: Int, to writer: inout MarkupWriter) {
    if imageDepth == 0 {
      image = index
      medium = Medium(document.bytes[document.targets[index].destination.range])
      switch medium {
      case .image: writer.write("<img src=\"")
      case .video: writer.write("<video controls=\"\" preload=\"metadata\" src=\"")
      case .audio: writer.write("<audio controls=\"\" preload=\"metadata\" src=\"")
      }
      writeURL(of: index, to: &writer)
      writer.write(medium == .image ? " alt=\"" : " aria-label=\"")
    }
    imageDepth += 1
  }

  mutating func endImage(to writer: inout MarkupWriter) {
    imageDepth -= 1
    guard imageDepth == 0 else { return }
    writer.write("\"")
    let attributes = document.targetAttributes.isEmpty ? nil : document.targetAttributes[image]
    if !isInFigure, attributes?.value(of: "title") == nil {
      writeTitle(document.targets[image].title, to: &writer)
    }
    if medium == .image, case .image(_, let facts) = text.resolutions[image] {
      write(facts, besides: attributes, to: &writer)
    }
    if let attributes {
      write(attributes, without: attributes.isInline ? ["alt", "loading"] : ["alt"], to: &writer)
    }
    switch medium {
    case .image: writer.write("/>")
    case .video: writer.write("></video>")
    case .audio: writer.write("></audio>")
    }
  }

  /// Writes the sides of an image, so that nothing moves when it arrives, and lets it wait until it comes into view; the first
  /// one is in view from the start. What the author says goes before.
  private func write(
    _ facts: RichText.ImageFacts, besides attributes: ElementAttributes?, to writer: inout MarkupWriter
  ) {
    let given = { (name: String) in attributes?.value(of: name) != nil }
    if let sides = facts.sides, !given("width"), !given("height") {
      writer.write(" width=\"")
      writer.write(String(sides.width).utf8)
      writer.write("\" height=\"")
      writer.write(String(sides.height).utf8)
      writer.write("\"")
    }
    if let sources = facts.sources, !given("srcset") {
      writer.write(" srcset=\"")
      writer.writeEscaped(sources.set)
      if !given("sizes") {
        writer.write("\" sizes=\"")
        writer.writeEscaped(sources.sizes)
      }
      writer.write("\"")
    }
    if image != text.firstImage, !given("loading") { writer.write(" loading=\"lazy\"") }
    if !given("decoding") { writer.write(" decoding=\"async\"") }
  }

  func writeCaption(to writer: inout MarkupWriter) {
    let title = document.targets[image].title
    writer.write("\n<figcaption>")
    if document.isInSource(title) { document.mark(Int(title.start), to: &writer) }
    writer.writeEscaped(text.titles.set(Array(document.bytes[title.range]))[...])
    writer.write("</figcaption>\n</figure>\n")
  }
}
