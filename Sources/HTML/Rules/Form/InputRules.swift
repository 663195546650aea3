/// Rules about `input`: which attributes go with which type (HTML §4.10.5).
enum InputRules {
  /// Reports what is wrong with an `input` of a known type.
  static func check(input: Int, of document: Document, into faults: FaultList) {
    let type = document.value(.type, of: input)
    guard let kind = InputKinds(type: type) else { return }
    for index in document.elements[input].attributes {
      let attribute = document.attributes[index]
      if attribute.name == .name, attribute.value.equals("isindex") {
        faults.append(
          Fault(
            .badName, "the name \"isindex\" of an <input> meant something else once",
            hint: "use another name",
            at: attribute.valueOffset))
      }
      guard let kinds = InputKinds.kinds(having: attribute.name), kinds.isDisjoint(with: kind) else {
        continue
      }
      let words = kind == .text ? "\"text\"" : "\"\(type?.text ?? "")\""
      faults.append(
        Fault(
          .inputAttribute, "\"\(attribute.spelling.text)\" does nothing on an <input> of the type \(words)",
          hint: "it is for \(kinds.words)", at: attribute.offset))
    }
    if kind == .image { checkImage(input, of: document, into: faults) }
    if kind == .button, !document.hasText(.value, on: input) {
      faults.append(
        Fault(
          .inputButtonValue, "this button has no text: \"value\" is missing or empty",
          at: document.elements[input].offset))
    }
    checkRange(of: input, kind, in: document, into: faults)
    NumberRelations.checkLengths(of: input, in: document, into: faults)
  }

  private static func checkImage(_ input: Int, of document: Document, into faults: FaultList) {
    let offset = document.elements[input].offset
    if !document.hasText(.alt, on: input) {
      faults.append(
        Fault(.imageButton, "this image button has no text: \"alt\" is missing or empty", at: offset))
    }
    if !document.has(.src, on: input) {
      faults.append(
        Fault(
          .imageButtonSource, "this image button has no image: \"src\" is missing",
          hint: "name the image in \"src\", or write <button>", at: offset))
    }
  }

  /// Times may wrap around midnight; other ranges start before they end.
  private static func checkRange(
    of input: Int, _ kind: InputKinds, in document: Document, into faults: FaultList
  ) {
    guard let min = document.attribute(.min, of: input), let max = document.value(.max, of: input) else {
      return
    }
    let isReversed: Bool
    if !kind.isDisjoint(with: [.number, .range]) {
      guard let min = NumberValue.number(min.value), let max = NumberValue.number(max) else { return }
      isReversed = min > max
    } else if !kind.isDisjoint(with: [.date, .month, .week, .datetimeLocal]) {
      // Valid dates of one length compare as text.
      isReversed = min.value.count == max.count && max.lexicographicallyPrecedes(min.value)
    } else {
      return
    }
    guard isReversed else { return }
    faults.append(
      Fault(
        .reversedRange, "\"min\" (\(min.value.text)) is above \"max\" (\(max.text)): no value fits",
        at: min.valueOffset))
  }
}
