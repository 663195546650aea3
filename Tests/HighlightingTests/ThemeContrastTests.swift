import Foundation
import Testing

@testable import Highlighting

/// The colours of code in the theme can be read on every background that code has there: WCAG 2.2, criterion 1.4.3, level AA.
@Suite struct ThemeContrastTests {
  /// The colours that the theme names, those of light pages or with those of dark ones over them.
  private static func colours(isDark: Bool) throws -> [String: String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let css = try String(contentsOf: root.appending(path: "Templates/assets/site.css"), encoding: .utf8)
    var colours: [String: String] = [:]
    var medium = ""
    for line in css.split(separator: "\n") {
      if line.hasPrefix("@media") { medium = String(line) }
      if line.hasPrefix("}") || line.hasPrefix(":root") { medium = "" }
      let isForPage = medium.isEmpty || isDark && medium.contains("dark")
      let parts = line.split(separator: ":").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " ;"))
      }
      if isForPage, parts.count == 2, parts[0].hasPrefix("--"), parts[1].hasPrefix("#") {
        colours[parts[0]] = parts[1]
      }
    }
    return colours
  }

  /// Relative luminance of a colour such as `#1a2b3c`.
  private static func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [16, 8, 0].map { shift in
      let part = Double(value >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test(arguments: [false, true])
  func everyKindCanBeReadOnEveryLine(isDark: Bool) throws {
    let colours = try Self.colours(isDark: isDark)
    let surface = try #require(colours["--surface"])
    #expect(surface == (isDark ? "#1a1e16" : "#f2f4ec"))
    for ground in ["--surface", "--code-line-marked", "--code-line-added", "--code-line-removed"] {
      let below = try Self.luminance(try #require(colours[ground]))
      for name in Kind.allCases.dropFirst().map({ "--code-\($0)" }) + ["--ink"] {
        let above = try Self.luminance(try #require(colours[name], "\(name)"))
        let contrast = (max(above, below) + 0.05) / (min(above, below) + 0.05)
        #expect(contrast >= 4.5, "\(name) on \(ground): \(contrast)")
      }
    }
  }
}
