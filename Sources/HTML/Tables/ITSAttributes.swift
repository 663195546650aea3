/// The local attributes of the Internationalization Tag Set in HTML (ITS 2.0 §6.4), which every element of
/// HTML may have.
enum ITSAttributes {
  /// The attributes by name.
  static let kinds: AttributeList<ValueKind> =
    [terminology, localization, textAnalysis, provenance, quality, storage]
    .reduce([:] as AttributeList<ValueKind>) { $0.and($1) }

  /// Terms (ITS 2.0 §8.4).
  private static let terminology: AttributeList<ValueKind> = [
    "its-term": .exactly(["no", "yes"]), "its-term-confidence": .nonNegativeNumber,
    "its-term-info-ref": .nonEmptyURL,
  ]

  /// Notes for translators, locales and text that runs on (ITS 2.0 §8.3, §8.7, §8.10).
  private static let localization: AttributeList<ValueKind> = [
    "its-loc-note": .text, "its-loc-note-ref": .nonEmptyURL,
    "its-loc-note-type": .exactly(["alert", "description"]), "its-locale-filter-list": .text,
    "its-locale-filter-type": .exactly(["exclude", "include"]),
    "its-within-text": .exactly(["nested", "no", "yes"]),
  ]

  /// What a text was found to be about, and who found it (ITS 2.0 §8.8, §5.7).
  private static let textAnalysis: AttributeList<ValueKind> = [
    "its-ta-class-ref": .nonEmptyURL, "its-ta-confidence": .nonNegativeNumber, "its-ta-ident": .text,
    "its-ta-ident-ref": .nonEmptyURL, "its-ta-source": .text, "its-annotators-ref": .text,
    "its-mt-confidence": .nonNegativeNumber,
  ]

  /// Who translated and who revised (ITS 2.0 §8.11).
  private static let provenance: AttributeList<ValueKind> = [
    "its-org": .text, "its-org-ref": .nonEmptyURL, "its-person": .text, "its-person-ref": .nonEmptyURL,
    "its-prov-ref": .nonEmptyURL, "its-provenance-records-ref": .nonEmptyURL, "its-rev-org": .text,
    "its-rev-org-ref": .nonEmptyURL, "its-rev-person": .text, "its-rev-person-ref": .nonEmptyURL,
    "its-rev-tool": .text, "its-rev-tool-ref": .nonEmptyURL, "its-tool": .text, "its-tool-ref": .nonEmptyURL,
  ]

  /// Faults of a translation and how good it is (ITS 2.0 §8.17, §8.18).
  private static let quality: AttributeList<ValueKind> = [
    "its-loc-quality-issue-comment": .text, "its-loc-quality-issue-enabled": .exactly(["no", "yes"]),
    "its-loc-quality-issue-profile-ref": .nonEmptyURL, "its-loc-quality-issue-severity": .nonNegativeNumber,
    "its-loc-quality-issue-type": .exactly([
      "addition", "characters", "duplication", "formatting", "grammar", "inconsistency",
      "inconsistent-entities", "internationalization", "legal", "length", "locale-specific-content",
      "locale-violation", "markup", "misspelling", "mistranslation", "non-conformance", "numbers", "omission",
      "other", "pattern-problem", "register", "style", "terminology", "typographical", "uncategorized",
      "untranslated", "whitespace",
    ]),
    "its-loc-quality-issues-ref": .nonEmptyURL, "its-loc-quality-rating-profile-ref": .nonEmptyURL,
    "its-loc-quality-rating-score": .nonNegativeNumber,
    "its-loc-quality-rating-score-threshold": .nonNegativeNumber, "its-loc-quality-rating-vote": .integer,
    "its-loc-quality-rating-vote-threshold": .integer,
  ]

  /// What text has to fit into (ITS 2.0 §8.19, §8.20).
  private static let storage: AttributeList<ValueKind> = [
    "its-allowed-characters": .text, "its-storage-size": .nonNegativeInteger, "its-storage-encoding": .text,
    "its-line-break-type": .exactly(["cr", "crlf", "lf"]),
  ]
}
