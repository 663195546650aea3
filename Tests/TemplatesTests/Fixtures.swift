import Diagnostics
import Entities
import Markup
import Templates

/// A view model with one of everything.
struct Everything: Codable, Sendable {
  struct Link: Codable, Sendable {
    let title: String
    let link: String
    var isCurrent = false
  }

  struct Group: Codable, Sendable {
    let name: String
    var links: [Link] = []
  }

  final class Node: Codable, Sendable {
    let label: String
    let children: [Node]

    init(label: String, children: [Node] = []) {
      self.label = label
      self.children = children
    }
  }

  enum Level: String, Codable, CaseIterable { case low, high }

  var title = "Title"
  var summary: String?
  var isOpen = false
  var count = 3
  var ratio = 1.5
  var date = DateStamp.example
  var level = Level.high
  var body = HTML("<p>body</p>")
  var aside: HTML?
  var home = Link(title: "Home", link: "/")
  var next: Link?
  var names: [String] = []
  var groups: [Group] = []
  var parts: [HTML] = []
  var tree = Node(label: "root")
  var map: [String: String] = [:]
}

/// Templates by name; `main` is the one to be compiled.
func library(_ templates: [String: String]) -> TemplateLibrary {
  TemplateLibrary(
    templates.sorted { $0.key < $1.key }.map {
      TemplateSource(name: $0.key, path: "Templates/\($0.key).mustache", bytes: Array($0.value.utf8))
    })
}

func rendered(
  _ main: String, _ others: [String: String] = [:], with model: Everything = Everything()
) -> String {
  var templates = others
  templates["main"] = main
  let template = library(templates).template("main", for: Everything.self)
  guard template.diagnostics.isEmpty else { return template.diagnostics.map(told).joined(separator: "\n") }
  var writer = MarkupWriter()
  template.renderBothWays(model, into: &writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// What is wrong with `main`, one line each.
func told(_ main: String, _ others: [String: String] = [:]) -> String {
  var templates = others
  templates["main"] = main
  return library(templates).template("main", for: Everything.self).diagnostics.map(told).joined(
    separator: "\n")
}

func told(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.description.replacing("Templates/", with: "").replacing(
    ".mustache", with: "")
  let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
  let hint = diagnostic.hint.map { " (\($0))" } ?? ""
  return "\(place): \(severity)\(diagnostic.message) [\(diagnostic.rule)]\(hint)"
}
