/// A piece of a document of XML, in its order. An empty element is a start alone.
public struct XMLPiece: Sendable {
  /// What a piece is.
  public enum Kind: Sendable {
    /// The start of an element, with its attributes in their order.
    case start(name: String, attributes: [Attribute], isEmpty: Bool)
    /// The end of the element that started last and has not ended yet.
    case end(name: String)
    /// Text in UTF-8, its references replaced by what they stand for.
    case text([UInt8])
  }

  /// An attribute, its value without references.
  public struct Attribute: Sendable {
    /// The name as the document has it, with its prefix.
    public let name: String
    /// The value.
    public let value: String

    /// Names a value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What it is.
  public let kind: Kind
  /// The byte of the document where it starts, or close behind that for text.
  public let offset: Int

  /// Describes a piece.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The pieces of a document in UTF-8, as libxml2 reads it: without network, and without entities of its own. Comments,
  /// instructions and the document type are passed over. Throws the first fault of a document that is not well-formed.
  public static func all(of document: [UInt8]) throws(MarkupFault) -> [XMLPiece] {
    if let fault = WellFormedness().firstFault(in: document) { throw fault }
    return XMLPieceReader.pieces(of: document)
  }
}
