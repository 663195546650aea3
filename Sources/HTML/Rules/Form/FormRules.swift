/// Rules about forms and their controls (HTML §4.10). References by id are in `StructureRules`.
struct FormRules {
  /// Reports what is wrong with the forms of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    var label = LabelRules()
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .input:
        InputRules.check(input: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .label: label.enter(element, of: document)
      case .button:
        Self.check(button: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .meter:
        NumberRelations.check(meter: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .progress:
        NumberRelations.check(progress: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .textarea:
        NumberRelations.checkLengths(of: element, in: document, into: faults)
        Self.check(textarea: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .select:
        SelectRules.check(select: element, of: document, into: faults)
        label.check(control: element, of: document, into: faults)
      case .output: label.check(control: element, of: document, into: faults)
      case .option: SelectRules.check(option: element, of: document, into: faults)
      case .optgroup: SelectRules.check(group: element, of: document, into: faults)
      default: break
      }
    }
  }

  /// Lines that are broken for the server are so long as `cols` says (HTML §4.10.11).
  private static func check(textarea: Int, of document: Document, into faults: FaultList) {
    guard let wrap = document.attribute(.wrap, of: textarea), wrap.value.equalsIgnoringCase("hard"),
      !document.has(.cols, on: textarea)
    else { return }
    faults.append(
      Fault(.lackingAttribute, "<textarea> with \"wrap=hard\" lacks \"cols\"", at: wrap.offset))
  }

  /// Reports attributes about sending a form on a button that sends none (HTML §4.10.6).
  private static func check(button: Int, of document: Document, into faults: FaultList) {
    guard document.has(.type, "button", on: button) || document.has(.type, "reset", on: button) else {
      return
    }
    for index in document.elements[button].attributes {
      let attribute = document.attributes[index]
      switch attribute.name {
      case .formaction, .formenctype, .formmethod, .formnovalidate, .formtarget:
        faults.append(
          Fault(
            .submitAttribute,
            "\"\(attribute.spelling.text)\" is about sending the form, and this button does not send it",
            at: attribute.offset))
      default: break
      }
    }
  }
}
