#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// What the system's language data knows of a language.
public struct LanguageWording: Sendable {
  private let tag: String

  /// Asks about a language: a BCP 47 tag such as `de` or `pt-BR`.
  public init(_ tag: String) {
    self.tag = tag
  }

  /// Its name in itself, such as `Deutsch`; the tag where the system does not know it.
  public var name: String {
    Locale(identifier: tag).localizedString(forIdentifier: tag) ?? tag
  }

  /// Whether its script runs from right to left, as Arabic and Hebrew do. English is not looked up.
  public var isRightToLeft: Bool {
    tag != "en" && Locale.Language(identifier: tag).characterDirection == .rightToLeft
  }
}
