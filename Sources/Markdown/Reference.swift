extension MarkdownDocument {
  /// A link or image.
  public struct Reference: Sendable, Hashable {
    /// Where it leads, without escapes and character references.
    public let destination: String
    /// Whether it is an image.
    public let isImage: Bool
    /// Whether it is a drawing that is to stand in the page itself.
    public let isInline: Bool
    /// Whether it is a URL or mail address in the text.
    public let isAutolink: Bool
    /// The byte offset of the destination in the file, or of the nearest text before it if it is not known.
    public let offset: Int
  }

  /// Every link and image in order; those behind addresses without a mark come last.
  public var references: [Reference] { targets.indices.map(reference(toTarget:)) }

  func reference(toTarget index: Int) -> Reference {
    let target = targets[index]
    return Reference(
      destination: String(decoding: bytes[target.destination.range], as: UTF8.self),
      isImage: target.isImage,
      isInline: !targetAttributes.isEmpty && targetAttributes[index]?.isInline == true,
      isAutolink: target.isAutolink, offset: origin(of: Int(target.offset)))
  }
}
