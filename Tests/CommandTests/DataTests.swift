import Foundation
import Testing

/// Data files that pages show, built by the real program.
@Suite struct DataTests {
  private static let files = [
    "Content/site.json": #"{"title": "T", "baseURL": "https://example.org/docs/"}"#,
    "Content/index.md": """
    ---
    title: Home
    ---

    @Data(file: "team.csv", columns: "Name, Role", caption: "Who we are")

    @Data("more/sizes.yaml")
    """, "Content/other.md": "---\ntitle: Other\n---\n[Home](index.md)\n",
    "Content/data/team.csv": "Name,Since,Role\nAnn,2020,\"Editor, chief\"\nBob & Co,2021,Author\n",
    "Content/data/more/sizes.yaml": "- {name: small, width: 10}\n- {name: large, width: 20, top: true}\n",
  ]

  @Test func aTableIsShown() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    let home = try site.read("Public/index.html")
    for shown in [
      "<caption>Who we are</caption>", "<th scope=\"col\">Name</th><th scope=\"col\">Role</th>",
      "<td>Ann</td><td>Editor, chief</td>", "<td>Bob &amp; Co</td><td>Author</td>",
      "<td>small</td><td>10</td><td></td>", "<td>large</td><td>20</td><td>true</td>",
    ] {
      #expect(home.contains(shown), "\(shown) is not on the page")
    }
    #expect(!home.contains("2020"))
    #expect(!site.exists("Public/data"))
  }

  @Test func anEditOfTheFileReachesThePage() throws {
    let site = try TemporarySite(Self.files)
    #expect(try site.build().code == 0)
    try site.write("Name,Since,Role\nEve,2024,Author\n", to: "Content/data/team.csv")
    #expect(try site.build().code == 0)
    #expect(try site.read("Public/index.html").contains("<td>Eve</td><td>Author</td>"))
  }

  @Test(arguments: [
    ("@Data(\"tem.csv\")", "Content/index.md:4:7: error:", "did you mean \"team.csv\"?"),
    (
      "@Data(\"team.csv\", columns: \"Name, Rol\")", "Content/index.md:4:28: error:", "did you mean \"Role\"?"
    ),
    ("@Data(\"object.json\")", "Content/index.md:4:7: error:", "object.json is no table"),
    ("@Data(\"nested.json\")", "Content/index.md:4:7: error:", "the column \"b\" has lists or objects in it"),
    ("@Data()", "Content/index.md:4:1: error:", "@Data needs \"file\""),
  ])
  func whatCannotBeShownIsTold(call: String, place: String, words: String) throws {
    let site = try TemporarySite(Self.files)
    try site.write("{\"a\": 1}", to: "Content/data/object.json")
    try site.write("[{\"a\": 1, \"b\": [1]}]", to: "Content/data/nested.json")
    try site.write("---\ntitle: Home\n---\n\(call)\n", to: "Content/index.md")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(place), "\(outcome.output)")
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  @Test func aRaggedRowKeepsTheSiteFromBeingPublished() throws {
    let site = try TemporarySite(Self.files)
    try site.write("Name,Since,Role\nAnn,2020\n", to: "Content/data/team.csv")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/data/team.csv:2:1: error: this row has 2 values"))
    #expect(!site.exists("Public/index.html"))
  }
}
