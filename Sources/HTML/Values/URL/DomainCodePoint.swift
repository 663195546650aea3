/// What becomes of a code point in a domain (UTS 46 §5). The table of UTS 46 is not here: its statuses are told from the
/// general categories, and mappings are known where they lead to digits, dots and what URLs forbid.
enum DomainCodePoint: Equatable {
  /// It is, or is mapped to, an ASCII character.
  case ascii(UInt8)
  /// It is left out.
  case ignored
  /// It may not be there.
  case disallowed
  /// A zero-width joiner or non-joiner.
  case joiner
  /// A combining mark, with which no label starts.
  case mark
  /// It stays, or is mapped to another that is not ASCII.
  case other

  /// What becomes of `scalar`.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = .ascii(UInt8(value).lowercase)
    } else if let byte = Self.asciiMapping(of: value) {
      self = .ascii(byte)
    } else if Self.isIgnored(value) {
      self = .ignored
    } else if value == 0x200C || value == 0x200D {
      self = .joiner
    } else if Self.isMappedToForbidden(value) || Self.isBlank(value) {
      self = .disallowed
    } else {
      self = Self(scalar.properties.generalCategory)
    }
  }

  private init(_ category: Unicode.GeneralCategory) {
    switch category {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      self = .disallowed
    case .nonspacingMark, .spacingMark, .enclosingMark:
      self = .mark
    default:
      self = .other
    }
  }

  /// The ASCII character to which full-width forms, full stops, and digits in a circle or of another height are mapped.
  private static func asciiMapping(of value: UInt32) -> UInt8? {
    switch value {
    case 0xFF01...0xFF5E: UInt8(truncatingIfNeeded: value &- 0xFEE0).lowercase
    case 0x3002, 0xFF61: UInt8(ascii: ".")
    case 0xB2, 0xB3: UInt8(truncatingIfNeeded: value &- 0x80)
    case 0xB9: UInt8(ascii: "1")
    case 0x2070, 0x2074...0x2079: UInt8(truncatingIfNeeded: value &- 0x2040)
    case 0x2080...0x2089: UInt8(truncatingIfNeeded: value &- 0x2050)
    case 0x2460...0x2468: UInt8(truncatingIfNeeded: value &- 0x242F)
    case 0x24EA: UInt8(ascii: "0")
    case 0x1D7CE...0x1D7FF: UInt8(truncatingIfNeeded: 0x30 &+ (value &- 0x1D7CE) % 10)
    case 0x1FBF0...0x1FBF9: UInt8(truncatingIfNeeded: value &- 0x1FBC0)
    default: nil
    }
  }

  /// Soft hyphen, zero-width space, word joiner, byte order mark, variation selectors and their like.
  private static func isIgnored(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x34F, 0x180B...0x180D, 0x180F, 0x200B, 0x2060, 0x2064, 0xFE00...0xFE0F, 0xFEFF,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// What is mapped to text with a space, a full stop, or one of `:?#<>\%@/[]`.
  private static func isMappedToForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAF, 0xB4, 0xB8, 0x2D8...0x2DD, 0x37A, 0x384, 0x385, 0x2017, 0x203E, 0x309B, 0x309C,
      0xFE49...0xFE4C:
      true
    case 0x2024...0x2026, 0x2488...0x249B, 0xFE30, 0xFE52: true
    case 0x2047...0x2049, 0x2100, 0x2101, 0x2105, 0x2106, 0x2A74, 0xFE13, 0xFE16, 0xFE19, 0xFE47, 0xFE48,
      0xFE55, 0xFE56, 0xFE5F, 0xFE64, 0xFE65, 0xFE68, 0xFE6A, 0xFE6B:
      true
    default: false
    }
  }

  /// Fillers that show nothing, and the characters that stand for missing ones.
  private static func isBlank(_ value: UInt32) -> Bool {
    switch value {
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2FF0...0x2FFF, 0x3164, 0xFFA0, 0xFFFC, 0xFFFD: true
    default: false
    }
  }
}
