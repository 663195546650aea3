#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import CLibMD
#endif

/// Tells the bytes of a file from all others, also from those that somebody made to look like them.
public struct Fingerprint: Hashable, Sendable {
  private let digest: [UInt8]

  /// The SHA-384 of bytes.
  public init(of bytes: [UInt8]) {
    digest = Self.sha384(bytes)
  }

  #if canImport(CryptoKit)
    private static func sha384(_ bytes: [UInt8]) -> [UInt8] { Array(SHA384.hash(data: bytes)) }
  #else
    private static func sha384(_ bytes: [UInt8]) -> [UInt8] {
      var state = SHA2_CTX()
      SHA384Init(&state)
      SHA384Update(&state, bytes, bytes.count)
      var digest = [UInt8](repeating: 0, count: Int(SHA384_DIGEST_LENGTH))
      SHA384Final(&digest, &state)
      return digest
    }
  #endif

  /// Ten digits of it in base 16, for the name of a file.
  public var short: String {
    digest.prefix(5).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// What stands in an attribute `integrity` (Subresource Integrity, section 3.5).
  public var integrity: String { "sha384-\(Self.base64(digest))" }

  /// Base 64 (RFC 4648, section 4); 48 bytes need no padding.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
      let bits = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      for shift in [18, 12, 6, 0] { text.append(digits[bits >> shift & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
