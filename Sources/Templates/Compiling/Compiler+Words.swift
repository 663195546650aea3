import Diagnostics

/// What is said in the language of a page: `{{@words/older}}`. It is known when the template is compiled.
extension Compiler {
  /// Writes what the name of a word stands for, as if it stood in the template.
  mutating func write(wordNamedBy name: Name, in environment: Environment) {
    let key = String(name.text.dropFirst("@words/".count))
    guard let word = words[key] else {
      let hint = NearMiss.question(key, among: words.keys) ?? "say it under \"words\" in Content/site.json"
      return fail(
        Fault("template/unknown-word", "there is no word \"\(key)\"", at: name.offset, hint: hint),
        in: environment)
    }
    let origin = Program.Origin(template: environment.template, offset: name.tag)
    let escaped = word.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      default: [byte]
      }
    }
    builder.write(escaped, standingAt: origin)
  }
}
