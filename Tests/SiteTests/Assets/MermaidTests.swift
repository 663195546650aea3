import Crafts
import Diagnostics
import TemporaryFolders
import Testing

@testable import Site

/// Charts on the pages of a site, drawn by Mermaid itself: one of each kind that its guide names.
@Suite(.enabled("Mermaid is not installed") { await DiagramDrawer(.mermaid) != nil })
struct MermaidTests {
  private static let charts = [
    "flowchart":
      "graph TD\n%% a comment\nsubgraph one\na[A & B] -->|c| d{e}\nend\nclick a \"https://example.org/\"\n",
    "settings": "---\ntitle: A\nconfig:\n  theme: forest\n---\nflowchart LR\na[\"`**b** c`\"] --> d\n",
    "sequence": "sequenceDiagram\nactor A\nA->>B: c <b>\nloop d\nB-->>A: e\nend\nNote right of B: f\n",
    "class": "classDiagram\nA <|-- B\nA : +int b\nclass B{\n+c()\n}\n",
    "state": "stateDiagram-v2\n[*] --> A\nA --> B\nstate B {\n[*] --> C\n}\n",
    "entities": "erDiagram\nA ||--o{ B : c\nA {\nstring d\n}\n",
    "journey": "journey\ntitle A\nsection B\nC: 5: D, E\n",
    "gantt": "gantt\ndateFormat YYYY-MM-DD\nsection A\nB :a1, 2026-01-01, 30d\nC :after a1, 20d\n",
    "pie": "pie title A\n\"B\" : 3\n\"C\" : 1\n",
    "quadrants": "quadrantChart\nx-axis A --> B\nquadrant-1 C\nD: [0.3, 0.6]\n",
    "requirements":
      "requirementDiagram\nrequirement a {\nid: 1\ntext: b.\n}\nelement c {\ntype: d\n}\nc - satisfies -> a\n",
    "history": "gitGraph\ncommit\nbranch a\ncommit\ncheckout main\nmerge a\n",
    "mind": "mindmap\nroot((a))\n  b\n    c\n",
    "time": "timeline\ntitle A\n2002 : B\n2004 : C : D\n",
    "flows": "sankey-beta\n\nA,B,10\nA,C,5\n",
    "numbers": "xychart-beta\nx-axis [a, b]\ny-axis \"c\" 0 --> 9\nbar [5, 6]\nline [5, 6]\n",
    "blocks": "block-beta\ncolumns 2\na b\nc:2\n",
    "packet": "packet-beta\n0-15: \"A\"\n16-31: \"B\"\n",
    "kanban": "kanban\nA\n  [B c]\n  d[E]\n",
    "architecture":
      "architecture-beta\ngroup a(cloud)[A]\nservice b(database)[B] in a\nservice c(server)[C] in a\nb:L -- R:c\n",
    "radar": "radar-beta\naxis a[\"A\"], b[\"B\"], c[\"C\"]\ncurve d[\"D\"]{8, 9, 7}\n",
    "tree": "treemap-beta\n\"A\"\n    \"B\": 12\n    \"C\": 8\n",
    "context": "C4Context\ntitle A\nPerson(a, \"B\", \"C\")\nSystem(d, \"E\", \"F\")\nRel(a, d, \"G\")\n",
  ]

  private static func site(_ pages: [String: String]) throws -> TemporaryFolder {
    var files = [
      "Content/site.json":
        "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"markdown\": {\"diagrams\": true}}",
      "Content/index.md":
        "---\ntitle: Home\n---\n" + pages.keys.sorted().map { "- [\($0)](\($0).md)\n" }.joined(),
    ]
    for (name, chart) in pages {
      files["Content/\(name).md"] = "---\ntitle: \(name)\n---\n```mermaid title=\"\(name)\"\n\(chart)```\n"
    }
    return try TemporaryFolder(files)
  }

  @Test func aChartOfEachKindStandsOnAValidPage() async throws {
    let folder = try Self.site(Self.charts)
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    for name in Self.charts.keys {
      let page = try #require(folder.read("Public/\(name)/index.html"), "\(name)")
      #expect(page.contains("<figure tabindex=\"0\" class=\"diagram\"><svg id="), "\(name)")
      #expect(page.contains("role=\"img\" aria-label=\"\(name)\""), "\(name)")
    }
  }

  @Test func aFaultInAChartIsToldAtItsLine() async throws {
    let folder = try Self.site([
      "one": "---\ntitle: A\n---\nsequenceDiagram\n%% a\n\nA->>B: c\nnothing of this\nA->>B: d\n"
    ])
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == nil)
    #expect(report.diagnostics.map { "\($0.place) \($0.rule)" } == ["Content/one.md:12:1 markdown/diagram"])
    let message = try #require(report.diagnostics.first?.message)
    #expect(message.contains(" says: Parse error on line 4"))
  }
}
