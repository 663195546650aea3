import Diagnostics

/// Words out of a list that a specification gives (HTML §2.3.3).
enum KeywordValue {
  /// One of the words, in any letter case; the words are given in lower case.
  static func fault(in value: Bytes, among words: [StaticString]) -> ValueFault? {
    words.contains { value.equalsIgnoringCase($0) } ? nil : unknown(value, among: words)
  }

  /// One of the words, in their own letter case.
  static func faultOfExactWord(in value: Bytes, among words: [StaticString]) -> ValueFault? {
    words.contains { value.equals($0) } ? nil : unknown(value, among: words)
  }

  /// Different words out of the list, in any letter case, between whitespace.
  static func faultOfWords(in value: Bytes, among words: [StaticString]) -> ValueFault? {
    value.firstToken { token in !words.contains { token.equalsIgnoringCase($0) } }
      .map { unknown($0.token, among: words, at: $0.offset) }
      ?? TokenValue.fault(in: value, ignoringCase: true)
  }

  /// Nothing, or the name of the attribute (HTML §2.3.2).
  static func faultOfBoolean(in value: Bytes, attribute: Bytes) -> ValueFault? {
    if value.isEmpty || value.isSame(as: attribute, ignoringCase: true) { return nil }
    return ValueFault(
      .badKeyword, "its presence says yes and its absence no: it has no value", hint: "leave the value out")
  }

  /// A fault that says what the words are, and which of them was probably meant.
  private static func unknown(_ word: Bytes, among words: [StaticString], at offset: Int = 0) -> ValueFault {
    let names = words.map(String.init(describing:))
    let named = names.map { $0.isEmpty ? "nothing" : "\"\($0)\"" }
    let list = named.dropLast().joined(separator: ", ") + (named.count > 1 ? " or " : "") + (named.last ?? "")
    let hint = word.count > 40 ? nil : NearMiss.question(word.text, among: names.filter { !$0.isEmpty })
    return ValueFault(.badKeyword, "it has to be \(list)", hint: hint, at: offset)
  }
}
