/// Why pages were made and not taken from the last build, for `--explain`.
public struct RebuildReasons: Sendable {
  /// Why no page could be taken; nothing if each was looked at by itself.
  public let ofAll: OfAll?
  /// The pages that were made, by their paths below the output folder; empty where the reason is that of all.
  public let pages: [(path: String, reason: OfPage)]
  /// How many pages were made.
  public let madeCount: Int
  /// How many pages were as they were.
  public let keptCount: Int

  /// Why all pages are made.
  public enum OfAll: Error, Hashable {
    /// Somebody wanted it so.
    case asked
    /// The last build left nothing, or nothing to trust.
    case nothingKnown
    /// The program is another.
    case program
    /// `site.json`, an option, or the year.
    case settings
    /// A program that makes images, diagrams, formulas or colours of code, or it is there only now.
    case crafts
    /// A template was written, renamed or removed.
    case templates
    /// A page or file was added, renamed, moved or removed, so that links may lead elsewhere.
    case places
    /// A file was changed that pages were made from beside their content.
    case source(String)
    /// An image that pages show has another size.
    case image(String)
  }

  /// Why one page is made.
  public enum OfPage: Error, Hashable {
    /// What its module found for it is another: its own text, or what it shows of others.
    case content
    /// Something was wrong with it, or it was never finished.
    case unknown
    /// Its file is not as the last build left it.
    case file
  }
}

extension RebuildReasons.OfAll {
  /// The reason in words.
  public var text: String {
    switch self {
    case .asked: "it was asked for"
    case .nothingKnown: "the last build left nothing to go by"
    case .program: "vipera is another program than before"
    case .settings: "the settings, an option or the year is another"
    case .crafts: "a program that makes images, diagrams, formulas or colours is another"
    case .templates: "a template is another"
    case .places: "a page or file was added, renamed or removed, so that links may lead elsewhere"
    case .source(let path): "\(path) was changed, from which pages are made"
    case .image(let path): "\(path) has another size, or was removed"
    }
  }
}

extension RebuildReasons.OfPage {
  /// The reason in words.
  public var text: String {
    switch self {
    case .content: "what it shows of the content is another"
    case .unknown: "something was wrong with it, or it was never finished"
    case .file: "its file is not as the last build left it"
    }
  }
}
