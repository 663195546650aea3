import Diagnostics

/// Rules about `aria-*` attributes: where they may be, and their values.
extension Rule {
  /// Those of this file.
  static let ariaAttributeRules: [Rule] = [
    .ariaAttributeNotAllowed, .namingProhibited, .deprecatedAttribute, .attributeDeprecatedOnRole,
    .badARIAValue, .danglingReference, .danglingDescendant, .contradictsHTML, .repeatsHTML, .insteadOfHTML,
    .hiddenUntilFound,
    .hiddenPage, .hiddenFocusable,
  ]

  /// An attribute the role does not have.
  static let ariaAttributeNotAllowed = Rule(
    "aria/attribute-not-allowed", .error,
    "An ARIA attribute belongs to the role of its element.",
    advice: "Most attributes are states of some roles; elsewhere they say nothing, or something wrong.",
    wrong: #"<div aria-checked="true">A</div>"#,
    right: #"<div role="checkbox" aria-checked="true" tabindex="0">A</div>"#,
    specification: "https://w3c.github.io/aria/#state_prop_def")

  /// A name for what cannot have one.
  static let namingProhibited = Rule(
    "aria/naming-prohibited", .error,
    "Only an element with a role that can be named is named.",
    advice: """
      A `div`, a `span` or a paragraph is read out by its text; many screen readers pass over a name \
      for it, or read it instead of the text.
      """,
    wrong: #"<div aria-label="A">B</div>"#,
    right: #"<div role="group" aria-label="A">B</div>"#,
    specification: "https://w3c.github.io/html-aria/#docconformance-naming")

  /// `aria-grabbed` or `aria-dropeffect`.
  static let deprecatedAttribute = Rule(
    "aria/deprecated-attribute", .warning,
    "An ARIA attribute is not one that is deprecated.",
    advice: "Nothing supports them, and nothing took their place.",
    wrong: #"<div aria-grabbed="false">A</div>"#,
    right: "<div>A</div>",
    specification: "https://w3c.github.io/html-aria/#docconformance-deprecated")

  /// An attribute that roles like this one have no more.
  static let attributeDeprecatedOnRole = Rule(
    "aria/attribute-deprecated-on-role", .warning,
    "An ARIA attribute is not one that is deprecated with its role.",
    advice: """
      `aria-disabled`, `aria-errormessage`, `aria-haspopup` and `aria-invalid` were for all roles once, \
      and are for what can be operated since WAI-ARIA 1.2.
      """,
    wrong: #"<div role="note" aria-disabled="true">A</div>"#,
    right: #"<div role="note">A</div>"#,
    specification: "https://w3c.github.io/aria/#global_states")

  /// A value the attribute cannot have.
  static let badARIAValue = Rule(
    "aria/bad-value", .error,
    "The value of an ARIA attribute is one of its values.",
    advice: """
      Browsers go by the default then, as if the attribute were not there. Words are written in small \
      letters.
      """,
    wrong: #"<div aria-live="loud">A</div>"#,
    right: #"<div aria-live="polite">A</div>"#,
    specification: "https://w3c.github.io/aria/#propcharacteristic_value")

  /// An id that no element has.
  static let danglingReference = Rule(
    "aria/dangling-reference", .warning,
    "Ids in ARIA attributes are ids of elements of the page.",
    advice: "A relation that leads nowhere is none. In a list of ids, one that is there is enough.",
    wrong: #"<nav aria-labelledby="b">A</nav>"#,
    right: #"<nav aria-labelledby="b"><p id="b">A</p></nav>"#,
    specification: "https://w3c.github.io/aria/#valuetype_idref")

  /// An active descendant that is not there.
  static let danglingDescendant = Rule(
    "aria/dangling-descendant", .error,
    "`aria-activedescendant` is the id of an element of the page.",
    advice: "It says where the focus is meant to be; with an id that is not there it is nowhere.",
    wrong: #"<div role="group" tabindex="0" aria-activedescendant="b">A</div>"#,
    right: #"<div role="group" tabindex="0" aria-activedescendant="b"><p id="b">A</p></div>"#,
    specification: "https://w3c.github.io/aria/#aria-activedescendant")

  /// An attribute against what HTML says.
  static let contradictsHTML = Rule(
    "aria/contradicts-html", .error,
    "An ARIA attribute does not say what an attribute of HTML says there.",
    advice: "HTML wins; what a script changes in the one and not in the other is wrong for somebody.",
    wrong: #"<input type="checkbox" aria-checked="true" title="A"/>"#,
    right: #"<input type="checkbox" checked="" title="A"/>"#,
    specification: "https://w3c.github.io/html-aria/#docconformance-attr")

  /// An attribute that says what HTML says already.
  static let repeatsHTML = Rule(
    "aria/repeats-html", .warning,
    "An ARIA attribute does not repeat an attribute of HTML.",
    advice: "The attribute of HTML is enough: it does what it says, and is read out too.",
    wrong: #"<button disabled="" aria-disabled="true">A</button>"#,
    right: #"<button disabled="">A</button>"#,
    specification: "https://w3c.github.io/html-aria/#docconformance-attr")

  /// An attribute where HTML has one for it.
  static let insteadOfHTML = Rule(
    "aria/instead-of-html", .warning,
    "Where HTML has an attribute for it, that is used.",
    advice: "The attribute of HTML does what it says; the one of ARIA is only read out.",
    wrong: #"<meter value="0.5" aria-valuemin="0">A</meter>"#,
    right: #"<meter value="0.5" min="0">A</meter>"#,
    specification: "https://w3c.github.io/html-aria/#docconformance-attr")

  /// `aria-hidden` on what a search reveals.
  static let hiddenUntilFound = Rule(
    "aria/hidden-until-found", .error,
    "What a search may reveal is not hidden by `aria-hidden`.",
    advice: "It would come to sight and stay unheard.",
    wrong: #"<div hidden="until-found" aria-hidden="true">A</div>"#,
    right: #"<div hidden="until-found">A</div>"#,
    specification: "https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute")

  /// `aria-hidden` on `body`.
  static let hiddenPage = Rule(
    "aria/hidden-page", .error,
    "The body of a page is not hidden.",
    advice: "Screen readers would find an empty page.",
    wrong: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head>\
      <body aria-hidden="true">A</body></html>
      """,
    right: """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head><body>A</body>\
      </html>
      """,
    specification: "https://w3c.github.io/html-aria/#el-body")

  /// `aria-hidden` on what the keyboard reaches.
  static let hiddenFocusable = Rule(
    "aria/hidden-focusable", .warning,
    "What can have the focus is not hidden from being read out.",
    advice: "The keyboard would reach it, and a screen reader say nothing.",
    wrong: #"<button aria-hidden="true">A</button>"#,
    right: #"<button tabindex="-1" aria-hidden="true">A</button>"#,
    specification: "https://w3c.github.io/aria/#aria-hidden")
}
