/// A URL that whoever made it vouches for, encoded as its text: a template writes it as it is, where every
/// other text in a URL is percent-encoded and may bring few schemes.
public protocol ResolvedURL: Codable, Sendable {}
