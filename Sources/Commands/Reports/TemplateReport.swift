internal import Diagnostics
internal import Site
internal import Templates

/// The templates of a site, for people and for programs.
struct TemplateReport {
  private let inspection: TemplateInspection

  init(_ inspection: TemplateInspection) {
    self.inspection = inspection
  }

  /// A paragraph for each template, its keys below each other.
  var text: String {
    let templates = inspection.templates.map { template in
      let models = template.models.map { "  for \($0)\n" }.joined()
      let includers =
        template.includedBy.isEmpty ? "" : "  included by \(template.includedBy.joined(separator: ", "))\n"
      return "\(template.path)\n\(models)\(includers)\(lines(for: template.keys, depth: 2))"
    }
    let hints = inspection.hints.map { "\($0.location.file): \($0.severity): \($0.message) [\($0.rule)]\n" }
    return (templates + (hints.isEmpty ? [] : [hints.joined()])).joined(separator: "\n")
  }

  private func lines(for keys: [TemplateListing.Key], depth: Int) -> String {
    let width = keys.map(\.name.count).max() ?? 0
    return keys.map { key in
      let margin = String(repeating: "  ", count: depth)
      let gap = String(repeating: " ", count: width - key.name.count + 2)
      return "\(margin)\(key.name)\(gap)\(key.kind)\(key.isOptional ? ", may be missing" : "")\n"
        + lines(for: key.keys, depth: depth + 1)
    }.joined()
  }

  /// One object with all templates and hints, one a line.
  var json: String {
    let templates = inspection.templates.map { template in
      object([
        ("name", JSONText.quoted(template.name)), ("path", JSONText.quoted(template.path)),
        ("models", array(template.models.map(JSONText.quoted))),
        ("includedBy", array(template.includedBy.map(JSONText.quoted))),
        ("keys", array(template.keys.map(object))),
      ])
    }
    let hints = inspection.hints.map { hint in
      object([
        ("file", JSONText.quoted(hint.location.file)), ("severity", JSONText.quoted(hint.severity.rawValue)),
        ("rule", JSONText.quoted(hint.rule)), ("message", JSONText.quoted(hint.message)),
      ])
    }
    return
      "{\"templates\":[\n\(templates.joined(separator: ",\n"))\n],\n\"hints\":[\n\(hints.joined(separator: ",\n"))\n]}\n"
  }

  private func object(_ key: TemplateListing.Key) -> String {
    object([
      ("name", JSONText.quoted(key.name)), ("kind", JSONText.quoted(key.kind)),
      ("isOptional", "\(key.isOptional)"), ("keys", array(key.keys.map(object))),
    ])
  }

  private func object(_ members: [(name: String, value: String)]) -> String {
    JSONObject(members).text
  }

  private func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }
}
