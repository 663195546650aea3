extension ARIAElement {
  /// An attribute that says once more, or against it, what HTML says (ARIA in HTML §4.2).
  func checkNative(_ attribute: Document.Attribute, into faults: FaultList) {
    switch attribute.name {
    case .ariaPlaceholder: contradicts(.placeholder, attribute, into: faults)
    case .ariaValuemax: checkLimit(.max, attribute, into: faults)
    case .ariaValuemin: checkLimit(.min, attribute, into: faults)
    case .ariaExpanded:
      contradicts(.command, attribute, into: faults)
      contradicts(.popovertarget, attribute, into: faults)
    case .ariaChecked: checkChecked(attribute, into: faults)
    case .ariaDisabled: checkDisabled(attribute, into: faults)
    case .ariaHidden: checkHidden(attribute, into: faults)
    case .ariaReadonly:
      repeats(.readonly, attribute, into: faults)
      if attribute.value.equals("true") { contradicts(.contenteditable, attribute, into: faults) }
    case .ariaRequired: repeats(.required, attribute, into: faults)
    case .ariaColspan: repeats(.colspan, attribute, into: faults)
    case .ariaRowspan: repeats(.rowspan, attribute, into: faults)
    case .ariaSelected where tag == .option: prefer("selected", attribute, into: faults)
    case .ariaMultiselectable where tag == .select: prefer("multiple", attribute, into: faults)
    case .ariaHaspopup where tag == .input && has(.list):
      if InputKind(index, in: document).takesSuggestionsAsText { prefer("list", attribute, into: faults) }
    default: break
    }
  }

  private func contradicts(
    _ native: AttributeName, _ attribute: Document.Attribute, into faults: FaultList
  ) {
    guard has(native) else { return }
    faults.append(
      fault(
        .contradictsHTML, at: attribute, "cannot be where \"\(native.name)\" is: the browser goes by that")
    )
  }

  /// What HTML says already is not needed, and anything else is against it.
  private func repeats(_ native: AttributeName, _ attribute: Document.Attribute, into faults: FaultList) {
    guard let value = document.value(native, of: index) else { return }
    guard attribute.value.equals("true") || attribute.value.isSame(as: value) else {
      return contradicts(native, attribute, into: faults)
    }
    faults.append(fault(.repeatsHTML, at: attribute, "is not needed where \"\(native.name)\" is"))
  }

  private func prefer(_ native: String, _ attribute: Document.Attribute, into faults: FaultList) {
    faults.append(
      fault(
        .insteadOfHTML, at: attribute, "stands on \(name), where \"\(native)\" says it",
        hint: "use \"\(native)\""))
  }

  private func checkLimit(
    _ native: AttributeName, _ attribute: Document.Attribute, into faults: FaultList
  ) {
    if has(native) {
      contradicts(native, attribute, into: faults)
    } else if tag == .meter || tag == .progress && native == .max || hasRange {
      prefer(native.name, attribute, into: faults)
    }
  }

  /// Whether it is an `input` whose value is between `min` and `max`.
  private var hasRange: Bool {
    guard tag == .input else { return false }
    switch InputKind(index, in: document) {
    case .date, .number, .range: return true
    default: return false
    }
  }

  private func checkChecked(_ attribute: Document.Attribute, into faults: FaultList) {
    guard tag == .input else { return }
    switch InputKind(index, in: document) {
    case .checkbox, .radio:
      faults.append(
        fault(
          .contradictsHTML, at: attribute,
          "cannot be on a checkbox or radio button of HTML: it has that state",
          hint: "use \"checked\""))
    default: break
    }
  }

  private func checkDisabled(_ attribute: Document.Attribute, into faults: FaultList) {
    repeats(.disabled, attribute, into: faults)
    if tag == .a, has(.href), attribute.value.equals("true") {
      faults.append(
        fault(
          .insteadOfHTML, at: attribute, "does not stop a link with \"href\" from working",
          hint: "take \"href\" away"))
    }
  }

  private func checkHidden(_ attribute: Document.Attribute, into faults: FaultList) {
    let isTrue = attribute.value.equals("true")
    if let hidden = document.value(.hidden, of: index) {
      if isTrue, hidden.equalsIgnoringCase("until-found") {
        faults.append(
          fault(
            .hiddenUntilFound, at: attribute, "keeps what \"hidden=until-found\" reveals from being read out")
        )
      } else {
        repeats(.hidden, attribute, into: faults)
      }
    } else if !isTrue {
      return
    } else if tag == .body {
      faults.append(fault(.hiddenPage, at: attribute, "on <body> hides the whole page from being read out"))
    } else if isFocusable {
      faults.append(
        fault(
          .hiddenFocusable, at: attribute, "is on an element that can have the focus: it would be silent"))
    }
  }

  /// Whether the keyboard reaches the element (HTML §6.6.3).
  private var isFocusable: Bool {
    if let tabindex = document.value(.tabindex, of: index)?.trimmed { return tabindex.first != 0x2D }
    if has(.disabled) || has(.inert) { return false }
    switch tag {
    case .a: return has(.href)
    case .button, .select, .textarea: return true
    case .input: return InputKind(index, in: document) != .hidden
    default: return false
    }
  }
}
