import Diagnostics

/// Files that templates name: `{{@assets/site.css}}` is where one is published, and with `:integrity` behind it what it is
/// compared with. Both are known when the template is compiled.
extension Compiler {
  private static let integritySuffix = ":integrity"

  /// Writes what the name of a file stands for, as if it stood in the template.
  mutating func write(assetNamedBy name: Name, in environment: Environment) {
    let written = name.text.dropFirst()
    let asksForIntegrity = written.hasSuffix(Self.integritySuffix)
    let path = String(asksForIntegrity ? written.dropLast(Self.integritySuffix.count) : written)
    guard let asset = assets.asset(at: path) else {
      let hint = NearMiss.question(path, among: assets.paths) ?? "the files lie in Templates/assets/"
      return fail(
        Fault("template/unknown-asset", "there is no file Templates/\(path)", at: name.offset, hint: hint),
        in: environment)
    }
    let origin = Program.Origin(template: environment.template, offset: name.tag)
    builder.write(Array((asksForIntegrity ? asset.integrity : asset.url).utf8), standingAt: origin)
  }
}
