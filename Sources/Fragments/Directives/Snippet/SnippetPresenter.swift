import Markdown
import Prose
import Viper

/// Puts a fence around the code that is longer than any in it.
struct SnippetPresenter: Presenter {
  let prose: ProseStyle

  func present(_ response: SnippetFragment.Response, router: ToldRouter) -> SnippetFragment.ViewModel {
    var run = 0
    var longest = 2
    for byte in response.code {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let title = (response.title ?? "").filter { $0 != "\"" && $0 != "`" && !$0.isNewline }
    let info = [
      response.language, title.isEmpty ? nil : "title=\"\(title)\"", response.firstLine.map { "start=\($0)" },
    ].compactMap(\.self).joined(separator: " ")
    let end = response.code.last == UInt8(ascii: "\n") ? "" : "\n"
    let bytes = Array("\(fence)\(info)\n".utf8) + response.code + Array("\(end)\(fence)\n".utf8)
    return SnippetFragment.ViewModel(
      code: prose.text(MarkdownDocument(path: response.path, bytes: bytes), from: router.ways))
  }
}
