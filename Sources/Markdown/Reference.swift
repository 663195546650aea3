extension MarkdownDocument {
  /// A link or image.
  public struct Reference: Sendable, Hashable {
    /// Where it leads, without escapes and character references.
    public let destination: String
    /// Whether it is an image.
    public let isImage: Bool
    /// Whether it is a drawing that is to stand in the page itself.
    public let isInline: Bool
  }

  func reference(toTarget index: Int) -> Reference {
    let target = targets[index]
    return Reference(
      destination: String(decoding: bytes[target.destination.range], as: UTF8.self),
      isImage: target.isImage,
      isInline: !targetAttributes.isEmpty && targetAttributes[index]?.isInline == true)
  }
}
