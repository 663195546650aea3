import CCMarkGFM
import CMD4CHTML
import Markdown
import Markup

/// Renderers of Markdown; each writes into memory that it keeps.
struct Contender {
  let name: String
  /// Renders a text; the result is how many bytes came of it.
  let render: (_ markdown: [UInt8]) -> Int

  /// Ours as a site uses it, but for the colours of code: links resolved, ids of headings made.
  static func vipera() -> Contender {
    var writer = MarkupWriter()
    return Contender(name: "vipera") { markdown in
      writer.reset()
      let document = MarkdownDocument(path: "Content/a.md", bytes: markdown)
      RichText(document, basePath: "/", linksHeadings: true) { .href($0.destination) }.write(to: &writer)
      return writer.bytes.count
    }
  }

  /// md4c's own renderer, with the same extensions.
  static func md4c() -> Contender {
    var output: [UInt8] = []
    return Contender(name: "md4c-html") { markdown in
      output.removeAll(keepingCapacity: true)
      let flags =
        UInt32(MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_PERMISSIVEURLAUTOLINKS)
        | UInt32(MD_FLAG_PERMISSIVEEMAILAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS)
      markdown.withUnsafeBytes { markdown in
        withUnsafeMutablePointer(to: &output) { output in
          _ = md_html(
            markdown.bindMemory(to: CChar.self).baseAddress, MD_SIZE(markdown.count),
            { text, size, output in
              let bytes = UnsafeRawBufferPointer(start: text, count: Int(size))
              output?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
            }, output, flags, UInt32(MD_HTML_FLAG_XHTML))
        }
      }
      return output.count
    }
  }

  /// GitHub's own.
  static func cmarkGFM() -> Contender {
    cmark_gfm_core_extensions_ensure_registered()
    let names = ["table", "strikethrough", "autolink", "tasklist"]
    return Contender(name: "cmark-gfm") { markdown in
      let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
      guard let parser = cmark_parser_new(options) else { return 0 }
      defer { cmark_parser_free(parser) }
      for name in names { cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name)) }
      markdown.withUnsafeBytes { markdown in
        cmark_parser_feed(parser, markdown.bindMemory(to: CChar.self).baseAddress, markdown.count)
      }
      guard let root = cmark_parser_finish(parser) else { return 0 }
      defer { cmark_node_free(root) }
      guard let html = cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser)) else {
        return 0
      }
      var count = 0
      while html[count] != 0 { count += 1 }
      cmark_get_default_mem_allocator().pointee.free(html)
      return count
    }
  }
}
