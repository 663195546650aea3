import Diagnostics
import Markup

/// What is said in the language of a page: `{{@words/older}}`. It is known when the template is compiled.
extension Compiler {
  /// Writes what the name of a word stands for, as a value is written where it stands.
  mutating func write(wordNamedBy name: Name, in environment: Environment) {
    let key = String(name.text.dropFirst("@words/".count))
    guard let word = words[key] else {
      let hint = NearMiss.question(key, among: words.keys) ?? "say it under \"words\" in Content/site.json"
      return fail(
        Fault("template/unknown-word", "there is no word \"\(key)\"", at: name.offset, hint: hint),
        in: environment)
    }
    let escaping = escaping(of: name, as: .text(.any), isMarkup: false, in: environment)
    var writer = MarkupWriter()
    if !writer.write(word, as: escaping) {
      fail(
        Fault(
          "template/unsafe-slot", "the word \"\(key)\" is a URL with a scheme that is not allowed",
          at: name.offset,
          hint: "write the scheme out, as in https://{{\(name.text)}}"), in: environment)
    }
    builder.append(
      word: writer.bytes, from: Program.Origin(template: environment.template, offset: name.tag))
    lastSlot = (name, environment)
  }
}
