extension ParseError {
  /// The rule that the mistake breaks, and what is wrong in a sentence.
  var rule: (rule: Rule, message: String) {
    switch self {
    case .abruptClosingOfEmptyComment: (.malformedComment, "the comment is closed before it began")
    case .nestedComment: (.malformedComment, "a comment starts inside a comment")
    case .incorrectlyClosedComment: (.malformedComment, "the comment is closed by --!>")
    case .incorrectlyOpenedComment: (.malformedComment, "<! starts neither a comment nor a doctype")
    case .eofInComment: (.unclosedComment, "the comment is never closed")
    case .abruptDoctypePublicIdentifier, .abruptDoctypeSystemIdentifier:
      (.malformedDoctype, "the identifier in the doctype is not closed by a quote")
    case .eofInDoctype: (.malformedDoctype, "the page ends inside the doctype")
    case .invalidCharacterSequenceAfterDoctypeName, .unexpectedCharacterAfterDoctypeSystemIdentifier:
      (.malformedDoctype, "the doctype has something in it that does not belong there")
    case .missingDoctypeName: (.malformedDoctype, "the doctype has no name")
    case .missingDoctypePublicIdentifier, .missingDoctypeSystemIdentifier:
      (.malformedDoctype, "the doctype lacks an identifier")
    case .missingQuoteBeforeDoctypePublicIdentifier, .missingQuoteBeforeDoctypeSystemIdentifier:
      (.malformedDoctype, "the identifier in the doctype lacks its quotes")
    case .missingWhitespaceAfterDoctypePublicKeyword, .missingWhitespaceAfterDoctypeSystemKeyword,
      .missingWhitespaceBeforeDoctypeName, .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:
      (.malformedDoctype, "the doctype lacks a space here")
    case .absenceOfDigitsInNumericCharacterReference: (.malformedReference, "&# is followed by no digits")
    case .unknownNamedCharacterReference: (.unknownReference, "there is no character reference of this name")
    case .missingSemicolonAfterCharacterReference:
      (.unterminatedReference, "the character reference lacks its semicolon")
    case .characterReferenceOutsideUnicodeRange:
      (.forbiddenReference, "the character reference is beyond Unicode")
    case .controlCharacterReference:
      (.forbiddenReference, "the character reference is of a control character")
    case .noncharacterCharacterReference:
      (.forbiddenReference, "the character reference is of a noncharacter")
    case .nullCharacterReference: (.forbiddenReference, "the character reference is of NUL")
    case .surrogateCharacterReference:
      (.forbiddenReference, "the character reference is of half a surrogate pair")
    case .cdataInHtmlContent: (.cdataInHTML, "a CDATA section stands in HTML")
    case .eofInCdata: (.cdataInHTML, "the page ends inside a CDATA section")
    case .controlCharacterInInputStream: (.forbiddenCharacter, "a control character stands here")
    case .noncharacterInInputStream: (.forbiddenCharacter, "a noncharacter stands here")
    case .surrogateInInputStream: (.forbiddenCharacter, "half a surrogate pair stands here")
    case .unexpectedNullCharacter: (.nullCharacter, "a NUL stands here")
    case .duplicateAttribute: (.duplicateAttribute, "the element has this attribute already")
    case .endTagWithAttributes: (.malformedEndTag, "the end tag has attributes")
    case .endTagWithTrailingSolidus: (.malformedEndTag, "the end tag has a slash before its >")
    case .missingEndTagName: (.malformedEndTag, "the end tag has no name")
    case .eofBeforeTagName, .eofInTag: (.unfinishedTag, "the page ends inside a tag")
    case .invalidFirstCharacterOfTagName: (.malformedTag, "a tag may not start like this")
    case .unexpectedQuestionMarkInsteadOfTagName:
      (.malformedTag, "<? starts a processing instruction, which HTML does not have")
    case .missingAttributeValue: (.malformedAttribute, "the value is missing behind the equals sign")
    case .unexpectedCharacterInAttributeName:
      (.malformedAttribute, "a quote or < stands in the name of an attribute")
    case .unexpectedEqualsSignBeforeAttributeName:
      (.malformedAttribute, "an equals sign stands before the name of an attribute")
    case .unexpectedCharacterInUnquotedAttributeValue:
      (.unquotedValue, "a value without quotes may not hold this character")
    case .missingWhitespaceBetweenAttributes:
      (.missingWhitespace, "a space is missing between two attributes")
    case .unexpectedSolidusInTag: (.misplacedSlash, "a slash stands in the tag")
    case .eofInScriptHtmlCommentLikeText:
      (.unfinishedScript, "a comment inside the script hides its end tag")
    }
  }
}

extension ParseError {
  /// What to do about the mistake, where the message does not say it.
  fileprivate var hint: String? {
    switch self {
    case .nestedComment: "close the first one with -->, or write its \"<!--\" without the \"!\""
    case .incorrectlyClosedComment, .eofInComment: "close it with -->"
    case .incorrectlyOpenedComment: "write a comment as <!-- … -->, and &lt;! for the characters"
    case .invalidCharacterSequenceAfterDoctypeName, .missingDoctypeName, .missingDoctypePublicIdentifier,
      .missingDoctypeSystemIdentifier, .missingWhitespaceBeforeDoctypeName,
      .unexpectedCharacterAfterDoctypeSystemIdentifier:
      "write <!DOCTYPE html>"
    case .missingSemicolonAfterCharacterReference: "write it, or &amp; where an ampersand is meant"
    case .absenceOfDigitsInNumericCharacterReference, .unknownNamedCharacterReference:
      "write &amp; where an ampersand is meant"
    case .cdataInHtmlContent: "write &lt; and &amp; here: such sections are for SVG and MathML"
    case .duplicateAttribute: "remove one of them: browsers take the first"
    case .endTagWithAttributes: "move them to the start tag"
    case .eofBeforeTagName, .eofInTag: "close it with >"
    case .invalidFirstCharacterOfTagName, .unexpectedQuestionMarkInsteadOfTagName:
      "write &lt; where no tag is meant"
    case .missingAttributeValue: "write a value in quotes, or leave the equals sign out"
    case .unexpectedCharacterInAttributeName: "is a quote or a > missing before it?"
    case .unexpectedEqualsSignBeforeAttributeName: "write name=\"value\""
    case .unexpectedCharacterInUnquotedAttributeValue: "put the value in quotes"
    case .unexpectedSolidusInTag: "put the value before it in quotes, or remove it"
    default: nil
    }
  }
}

extension Fault {
  /// Describes a mistake that the parser noticed.
  init(_ error: ParseError, at offset: Int) {
    let (rule, message) = error.rule
    self.init(rule, message, hint: error.hint, at: offset)
  }
}
