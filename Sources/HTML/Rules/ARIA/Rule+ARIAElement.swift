import Diagnostics

/// Rules about single elements.
extension Rule {
  /// Those of this file.
  static let ariaElementRules: [Rule] = [
    .imageWithoutName, .emptyAltWithRole, .hiddenInputWithARIA, .labelWithRole, .selectedContentWithARIA,
    .selectButtonWithARIA,
  ]

  /// An image that is told about and has no name.
  static let imageWithoutName = Rule(
    "aria/image-without-name", .error,
    "An image with a role or ARIA attributes has a name.",
    advice: "What is read out needs a name: `alt`, or `aria-label`.",
    wrong: #"<img src="a.png" alt="" aria-live="polite"/>"#,
    right: #"<img src="a.png" alt="A" aria-live="polite"/>"#,
    specification: "https://w3c.github.io/html-aria/#el-img")

  /// A role on a decorative image.
  static let emptyAltWithRole = Rule(
    "aria/empty-alt-with-role", .error,
    "An image with an empty `alt` has no role.",
    advice: "An empty `alt` says that the image is decoration; that is all there is to say.",
    wrong: #"<img src="a.png" alt="" role="button"/>"#,
    right: #"<img src="a.png" alt="A" role="button"/>"#,
    specification: "https://w3c.github.io/html-aria/#el-img-empty-alt")

  /// ARIA on a hidden `input`.
  static let hiddenInputWithARIA = Rule(
    "aria/hidden-input-with-aria", .error,
    "A hidden `input` has no ARIA attributes.",
    advice: "Nobody sees it or hears of it.",
    wrong: #"<input type="hidden" name="a" value="b" aria-label="A"/>"#,
    right: #"<input type="hidden" name="a" value="b"/>"#,
    specification: "https://w3c.github.io/html-aria/#el-input-hidden")

  /// A label with a role or name of its own.
  static let labelWithRole = Rule(
    "aria/label-with-role", .error,
    "The label of a form control has neither `role` nor `aria-*`.",
    advice: "It is the name of the control; a role, name or state of its own takes it from there.",
    wrong: #"<label aria-label="B">A <input/></label>"#,
    right: "<label>A <input/></label>",
    specification: "https://w3c.github.io/html-aria/#el-label")

  /// ARIA on the button of a `select`.
  static let selectButtonWithARIA = Rule(
    "aria/select-button-with-aria", .error,
    "The `button` of a `select` has neither `role` nor `aria-*`.",
    advice: "It only draws the `select`, which is what is read out and operated.",
    wrong: #"<select title="A"><button aria-label="C">B</button><option>B</option></select>"#,
    right: #"<select aria-label="C"><button>B</button><option>B</option></select>"#,
    specification: "https://w3c.github.io/html-aria/#el-button")

  /// ARIA on `selectedcontent`.
  static let selectedContentWithARIA = Rule(
    "aria/selected-content-with-aria", .error,
    "`selectedcontent` in the button of a `select` has neither `role` nor `aria-*`.",
    advice: "It is a copy of what is chosen, and is not read out itself.",
    wrong: """
      <select title="A"><button><selectedcontent aria-hidden="true"></selectedcontent></button>\
      <option>B</option></select>
      """,
    right: """
      <select title="A"><button><selectedcontent></selectedcontent></button><option>B</option></select>
      """,
    specification: "https://w3c.github.io/html-aria/#el-selectedcontent")
}
