/// Rules about `select` and its options (HTML §4.10.7, §4.10.9, §4.10.10).
enum SelectRules {
  /// Reports what is wrong with a `select`.
  static func check(select: Int, of document: Document, into faults: FaultList) {
    let isSingle = !document.has(.multiple, on: select)
    if isSingle { checkSelection(in: select, of: document, into: faults) }
    if isSingle, document.has(.required, on: select), !hasSeveralRows(select, of: document) {
      checkPlaceholder(of: select, in: document, into: faults)
    }
  }

  private static func checkSelection(in select: Int, of document: Document, into faults: FaultList) {
    var selected = -1
    for element in (select + 1)..<document.elements[select].end
    where document.elements[element].tag == .option && document.has(.selected, on: element) {
      if selected >= 0 {
        faults.append(
          Fault(
            .selectedOptions, "another <option> of this <select> is selected already",
            hint: "remove \"selected\", or add \"multiple\" to the <select>",
            at: document.elements[element].offset))
        return
      }
      selected = element
    }
  }

  private static func hasSeveralRows(_ select: Int, of document: Document) -> Bool {
    guard let size = document.value(.size, of: select) else { return false }
    return NumberValue.integer(size).map { $0 > 1 } ?? true
  }

  private static func checkPlaceholder(of select: Int, in document: Document, into faults: FaultList) {
    guard let option = document.child(.option, of: select) else {
      faults.append(
        Fault(
          .selectPlaceholder, "a required <select> has no <option> child to stand for \"nothing chosen\"",
          at: document.elements[select].offset))
      return
    }
    let isEmpty = document.value(.value, of: option).map(\.isEmpty) ?? !document.hasText(in: option)
    guard !isEmpty, document.hasText(in: option) else { return }
    faults.append(
      Fault(
        .selectPlaceholder,
        "the first <option> of a required <select> has a value: it is chosen already",
        hint: "begin with an <option> whose \"value\" is empty, such as \"Choose one\"",
        at: document.elements[option].offset))
  }

  /// Reports an `option` that shows nothing. Those of a `datalist` may have a value only.
  static func check(option: Int, of document: Document, into faults: FaultList) {
    let element = document.elements[option]
    guard element.end == option + 1, !document.has(.label, on: option), !document.hasText(in: option),
      !isInDatalist(option, of: document)
    else { return }
    faults.append(
      Fault(
        .emptyOption, "<option> is empty: readers see nothing to choose", hint: "add a text or a \"label\"",
        at: element.offset))
  }

  private static func isInDatalist(_ option: Int, of document: Document) -> Bool {
    for ancestor in document.ancestors(of: option) {
      switch document.elements[ancestor].tag {
      case .datalist, .template: return true
      case .select: return false
      default: continue
      }
    }
    return false
  }

  /// Reports an `optgroup` without a name.
  static func check(group: Int, of document: Document, into faults: FaultList) {
    guard !document.has(.label, on: group), document.child(.legend, of: group) == nil else { return }
    faults.append(
      Fault(
        .groupLabel, "<optgroup> has neither a \"label\" nor a <legend>", at: document.elements[group].offset)
    )
  }
}
