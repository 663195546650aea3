import Diagnostics

extension Rule {
  /// The rules of `FormRules`.
  static let formRules: [Rule] = [
    .inputAttribute, .imageButton, .imageButtonSource, .inputButtonValue, .submitAttribute, .reversedRange,
    .labelControls, .meterRange, .progressRange, .selectedOptions, .selectPlaceholder, .emptyOption,
    .groupLabel,
  ]

  /// Attributes of `input` go with its type.
  static let inputAttribute = Rule(
    "html/input-attribute", .error, "An attribute of `input` is one that its type has.",
    advice: """
      Each type of `input` has attributes of its own; others do nothing there. Is the type the right one?
      """,
    wrong: #"<input type="checkbox" placeholder="a"/>"#, right: #"<input type="text" placeholder="a"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#do-not-apply")

  /// Image buttons have a text.
  static let imageButton = Rule(
    "html/image-button", .error, "An `input` of the type `image` has a text in `alt`.",
    advice: "The text says what the button does, to people who do not see the image.",
    wrong: #"<input type="image" src="a.png"/>"#, right: #"<input type="image" src="a.png" alt="Send"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#attr-input-alt")

  /// Image buttons have an image.
  static let imageButtonSource = Rule(
    "html/image-button-source", .warning, "An `input` of the type `image` has a `src`.",
    advice: "Without an image it is a button that sends the form: `button` says so.",
    wrong: #"<input type="image" alt="Send"/>"#, right: #"<input type="image" src="a.png" alt="Send"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#attr-input-src")

  /// Buttons have a text.
  static let inputButtonValue = Rule(
    "html/button-value", .error, "An `input` of the type `button` has a text in `value`.",
    advice: "The value is what the button says.",
    wrong: #"<input type="button"/>"#, right: #"<input type="button" value="Count"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#button-state-(type=button)")

  /// Buttons that send nothing say nothing about sending.
  static let submitAttribute = Rule(
    "html/submit-attribute", .error, "`formaction` and the like are on a `button` that sends the form.",
    advice: "A button of the type `button` or `reset` does not send its form.",
    wrong: #"<button type="button" formaction="a">a</button>"#, right: #"<button formaction="a">a</button>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element")

  /// Ranges start before they end.
  static let reversedRange = Rule(
    "html/reversed-range", .error, "`min` is not above `max`, and `minlength` not above `maxlength`.",
    advice: "No value fits a range that ends before it starts: the form can never be sent.",
    wrong: #"<input type="number" min="10" max="1"/>"#, right: #"<input type="number" min="1" max="10"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/input.html#the-min-and-max-attributes")

  /// A label labels one control.
  static let labelControls = Rule(
    "html/label-controls", .error, "A `label` has one control at most, and it is the one that `for` names.",
    advice: "A click on a label goes to one control. Give each control a label of its own.",
    wrong: "<label>Name <input/> <input/></label>", right: "<label>Name <input/></label>",
    specification: "https://html.spec.whatwg.org/multipage/forms.html#the-label-element")

  /// The numbers of a meter are in order.
  static let meterRange = Rule(
    "html/meter-range", .error,
    "The numbers of a `meter` are in order: `min` ≤ `low` ≤ `high` ≤ `max`, the others between.",
    advice: "Without `min` a meter starts at 0, without `max` it ends at 1.",
    wrong: #"<meter value="5">5</meter>"#, right: #"<meter value="5" max="10">5</meter>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element")

  /// Progress ends at its maximum.
  static let progressRange = Rule(
    "html/progress-range", .error, "The `value` of a `progress` is not above its `max`.",
    advice: "Without `max` a progress ends at 1.",
    wrong: #"<progress value="5"></progress>"#, right: #"<progress value="5" max="10"></progress>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element")

  /// One option is selected unless there may be several.
  static let selectedOptions = Rule(
    "html/selected-options", .error, "One `option` of a `select` is selected, unless it has `multiple`.",
    advice: "Only the last of several selected options is chosen in fact.",
    wrong: "<select><option selected>a</option><option selected>b</option></select>",
    right: "<select><option selected>a</option><option>b</option></select>",
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element")

  /// A choice that has to be made starts unmade.
  static let selectPlaceholder = Rule(
    "html/select-placeholder", .error, "A required `select` starts with an `option` that has no value.",
    advice: """
      `required` asks for a choice to be made. If the first option has a value it counts as chosen from \
      the start. That holds for a `select` without `multiple` that shows one row.
      """,
    wrong: "<select required><option>a</option></select>",
    right: #"<select required><option value="">Choose</option><option>a</option></select>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option")

  /// Options show something.
  static let emptyOption = Rule(
    "html/empty-option", .error, "An `option` has a text or a `label`.",
    advice: "Readers choose by what they see. An option of a `datalist` may have a `value` only.",
    wrong: "<select><option></option></select>", right: "<select><option>a</option></select>",
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element")

  /// Groups of options have a name.
  static let groupLabel = Rule(
    "html/optgroup-label", .error, "An `optgroup` has a `label` or a `legend`.",
    advice: "Without a name readers cannot tell what makes these options a group.",
    wrong: "<select><optgroup><option>a</option></optgroup></select>",
    right: #"<select><optgroup label="A"><option>a</option></optgroup></select>"#,
    specification: "https://html.spec.whatwg.org/multipage/form-elements.html#the-optgroup-element")
}
