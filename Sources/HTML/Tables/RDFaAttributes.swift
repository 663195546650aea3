/// The attributes of RDFa (RDFa Core 1.1 §5, HTML+RDFa 1.1 §3), which every element of HTML may have.
///
/// Names in them may be terms, prefixed names or IRIs, and what a name without prefix means depends on
/// `vocab`; so nearly any text is one, and only `prefix` has a form that can be broken.
enum RDFaAttributes {
  /// The attributes by name.
  static let kinds: AttributeList<ValueKind> = [
    "about": .text,
    "content": .text,
    "datatype": .text,
    "inlist": .text,
    "prefix": .rdfaPrefixes,
    "property": .text,
    "rel": .text,
    "resource": .text,
    "rev": .text,
    "typeof": .text,
    "vocab": .text,
  ]
}
