extension ValueKind {
  /// Whether any value is right, as far as the attribute alone is looked at.
  var isFree: Bool {
    switch self {
    case .text, .linkTypes, .idReferences: true
    default: false
    }
  }

  /// Why the value of an attribute does not conform; nothing if it does.
  func fault(in attribute: Document.Attribute, of element: Int, _ document: Document) -> ValueFault? {
    let value = attribute.value
    return switch self {
    case .text, .linkTypes: nil
    case .nonEmptyText: value.isEmpty ? ValueFault(.emptyValue, "it may not be empty") : nil
    case .oneLine: TextValue.faultOfLine(in: value)
    case .keyword(let words): KeywordValue.fault(in: value, among: words)
    case .exactly(let words): KeywordValue.faultOfExactWord(in: value, among: words)
    case .keywords(let words): KeywordValue.faultOfWords(in: value, among: words)
    case .boolean: KeywordValue.faultOfBoolean(in: value, attribute: attribute.spelling)
    case .uniqueTokens: TokenValue.fault(in: value)
    case .id, .idReference: NameValue.faultOfID(in: value)
    case .idReferences: nil
    case .hashName: NameValue.faultOfHashName(in: value)
    case .navigableName: NameValue.faultOfNavigable(in: value)
    case .navigableNameOrKeyword: NameValue.faultOfNavigableOrKeyword(in: value)
    case .customElementName: NameValue.faultOfCustomElement(in: value)
    case .accessKeys: TextValue.faultOfAccessKeys(in: value)
    case .microdataProperties: NameValue.faultOfProperties(in: value)
    case .xmlName: NameValue.faultOfXMLName(in: value)
    case .rdfaPrefixes: PrefixValue.fault(in: value)
    case .either(let words, let kind):
      words.contains { value.trimmed.equals($0) } ? nil : kind.fault(in: attribute, of: element, document)
    case .list(let kind): faultOfList(of: kind, in: attribute, of: element, document)
    case .url: URLValue.fault(in: value)
    case .nonEmptyURL: URLValue.faultOfNonEmpty(in: value)
    case .absoluteURL: URLValue.faultOfAbsolute(in: value)
    case .absoluteURLs: URLValue.faultOfAbsoluteList(in: value)
    case .pingURLs: URLValue.faultOfPing(in: value)
    case .sourceSet: SourceSetValue.fault(in: value, url: URLValue.faultOfNonEmpty)
    case .sourceSizes: SourceSizesValue.fault(in: value)
    default: faultOfRest(in: attribute, of: element, document)
    }
  }

  private func faultOfRest(
    in attribute: Document.Attribute, of element: Int, _ document: Document
  ) -> ValueFault? {
    let value = attribute.value
    return switch self {
    case .integer: NumberValue.faultOfInteger(in: value)
    case .nonNegativeInteger: NumberValue.faultOfInteger(in: value, atLeast: 0)
    case .positiveInteger: NumberValue.faultOfInteger(in: value, atLeast: 1)
    case .integerIn(let range):
      NumberValue.faultOfInteger(in: value, atLeast: range.lowerBound, atMost: range.upperBound)
    case .number: NumberValue.faultOfNumber(in: value)
    case .nonNegativeNumber: NumberValue.faultOfNonNegativeNumber(in: value)
    case .positiveNumber: NumberValue.faultOfPositiveNumber(in: value)
    case .step: NumberValue.faultOfStep(in: value)
    case .coordinates: CoordinatesValue.fault(in: value, shape: document.value(.shape, of: element))
    case .date: DateValue.faultOfDate(in: value)
    case .dateOrGlobalDateTime: DateValue.faultOfDateOrGlobalDateTime(in: value)
    case .timeElementValue: DateValue.faultOfTimeElement(in: value)
    case .language: LanguageValue.fault(in: value)
    case .languageOrEmpty: LanguageValue.faultOrEmpty(in: value)
    case .mimeType: MIMETypeValue.fault(in: value)
    case .acceptList: MIMETypeValue.faultOfAcceptList(in: value)
    case .mediaQueries: MediaQueryValue.fault(in: value)
    case .colour: ColourValue.fault(in: value)
    case .simpleColour: SimpleColourValue.fault(in: value)
    case .styleDeclarations: StyleValue.faultOfDeclarations(in: value)
    case .iconSizes: IconSizesValue.fault(in: value)
    case .pattern: PatternValue.fault(in: value)
    case .command: CommandValue.fault(in: value)
    case .encodingLabel: EncodingValue.fault(in: value)
    case .inputValue: faultOfInput(in: value, attribute.name, of: element, document)
    case .autocomplete: faultOfAutocomplete(in: value, of: element, document)
    case .sandbox: SandboxValue.fault(in: value)
    case .integrity: IntegrityValue.fault(in: value)
    case .permissionsPolicy: PermissionsPolicyValue.fault(in: value)
    case .contentSecurityPolicy: ContentSecurityPolicyValue.fault(in: value)
    case .refresh: RefreshValue.fault(in: value)
    case .pathData: PathDataValue.fault(in: value)
    case .preserveAspectRatio: PreserveAspectRatioValue.fault(in: value)
    case .mathLength: MathValue.faultOfLength(in: value)
    case .mathPaddedLength: MathValue.faultOfPaddedLength(in: value)
    case .mathColour: MathValue.faultOfColour(in: value)
    default: nil
    }
  }

  private func faultOfAutocomplete(in value: Bytes, of element: Int, _ document: Document)
    -> ValueFault?
  {
    switch document.elements[element].tag {
    case .form: AutocompleteValue.faultOfForm(in: value)
    case .select: AutocompleteValue.faultOfSelect(in: value)
    case .textarea: AutocompleteValue.faultOfTextArea(in: value)
    default: AutocompleteValue.faultOfInput(in: value, type: document.value(.type, of: element) ?? .empty)
    }
  }

  private func faultOfInput(
    in value: Bytes, _ attribute: AttributeName, of element: Int, _ document: Document
  ) -> ValueFault? {
    let type = document.value(.type, of: element) ?? .empty
    if type.equalsIgnoringCase("url") {
      return attribute == .value && !value.isEmpty ? URLValue.faultOfAbsolute(in: value) : nil
    }
    return InputValue.fault(
      in: value, type: type, attribute: attribute, isMultiple: document.has(.multiple, on: element))
  }

  private func faultOfList(
    of kind: ValueKind, in attribute: Document.Attribute, of element: Int, _ document: Document
  ) -> ValueFault? {
    var fault: ValueFault?
    var count = 0
    attribute.value.forEachToken { token, offset in
      var word = attribute
      word.value = token
      count += 1
      if fault == nil, let found = kind.fault(in: word, of: element, document) {
        fault = found.moved(by: offset)
      }
    }
    return count == 0 ? ValueFault(.emptyValue, "it may not be empty") : fault
  }
}
