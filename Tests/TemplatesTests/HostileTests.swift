import Diagnostics
import Markup
import Templates
import Testing

/// Values that would be something else than values, in every place where a value may stand.
@Suite struct HostileTests {
  struct Model: Codable, Sendable {
    struct Link: ResolvedURL {
      let href: String

      init(_ href: String) { self.href = href }
      init(from decoder: any Decoder) throws {
        href = try decoder.singleValueContainer().decode(String.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(href)
      }
    }

    var value: String
    var link = Link("/a?b=c&d#é")
    var number = 1.5
    var isTrue = true
    var missing: String?
  }

  @Test(arguments: [
    ("\"><script>", "<p>&quot;&gt;&lt;script&gt;</p>"),
    ("' onerror='x", "<p>&#39; onerror=&#39;x</p>"),
    ("`\\", "<p>`\\</p>"),
    ("]]>-->", "<p>]]&gt;--&gt;</p>"),
    ("</title></script>", "<p>&lt;/title&gt;&lt;/script&gt;</p>"),
    ("a\u{0}\u{01}\u{FFFE}b", "<p>a\u{FFFD}\u{FFFD}\u{FFFD}b</p>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<p>\u{FFFD}\u{2028}\u{2029}</p>"),
    ("javascript:alert(1)", "<p>javascript:alert(1)</p>"),
    (" JaVa\nScript:alert(1)", "<p> JaVa\nScript:alert(1)</p>"),
    ("&#x6a;avascript:x", "<p>&amp;#x6a;avascript:x</p>"),
    ("data:text/html,<b>", "<p>data:text/html,&lt;b&gt;</p>"),
    ("//evil.example/?a=b&c#d", "<p>//evil.example/?a=b&amp;c#d</p>"),
    ("é %41%zz a,b", "<p>é %41%zz a,b</p>"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<p>https://u@h:8/p?q=r&amp;s=t+u#f</p>"),
    ("url(x);}*/", "<p>url(x);}*/</p>"),
    ("", "<p></p>"),
  ])
  func inText(value: String, page: String) {
    #expect(render("<p>{{value}}</p>", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<title>&quot;&gt;&lt;script&gt;</title>"),
    ("' onerror='x", "<title>&#39; onerror=&#39;x</title>"),
    ("`\\", "<title>`\\</title>"),
    ("]]>-->", "<title>]]&gt;--&gt;</title>"),
    ("</title></script>", "<title>&lt;/title&gt;&lt;/script&gt;</title>"),
    ("a\u{0}\u{01}\u{FFFE}b", "<title>a\u{FFFD}\u{FFFD}\u{FFFD}b</title>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<title>\u{FFFD}\u{2028}\u{2029}</title>"),
    ("javascript:alert(1)", "<title>javascript:alert(1)</title>"),
    (" JaVa\nScript:alert(1)", "<title> JaVa\nScript:alert(1)</title>"),
    ("&#x6a;avascript:x", "<title>&amp;#x6a;avascript:x</title>"),
    ("data:text/html,<b>", "<title>data:text/html,&lt;b&gt;</title>"),
    ("//evil.example/?a=b&c#d", "<title>//evil.example/?a=b&amp;c#d</title>"),
    ("é %41%zz a,b", "<title>é %41%zz a,b</title>"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<title>https://u@h:8/p?q=r&amp;s=t+u#f</title>"),
    ("url(x);}*/", "<title>url(x);}*/</title>"),
    ("", "<title></title>"),
  ])
  func inATitle(value: String, page: String) {
    #expect(render("<title>{{value}}</title>", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<p title='&quot;&gt;&lt;script&gt;'>"),
    ("' onerror='x", "<p title='&#39; onerror=&#39;x'>"),
    ("`\\", "<p title='`\\'>"),
    ("]]>-->", "<p title=']]&gt;--&gt;'>"),
    ("</title></script>", "<p title='&lt;/title&gt;&lt;/script&gt;'>"),
    ("a\u{0}\u{01}\u{FFFE}b", "<p title='a\u{FFFD}\u{FFFD}\u{FFFD}b'>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<p title='\u{FFFD}\u{2028}\u{2029}'>"),
    ("javascript:alert(1)", "<p title='javascript:alert(1)'>"),
    (" JaVa\nScript:alert(1)", "<p title=' JaVa\nScript:alert(1)'>"),
    ("&#x6a;avascript:x", "<p title='&amp;#x6a;avascript:x'>"),
    ("data:text/html,<b>", "<p title='data:text/html,&lt;b&gt;'>"),
    ("//evil.example/?a=b&c#d", "<p title='//evil.example/?a=b&amp;c#d'>"),
    ("é %41%zz a,b", "<p title='é %41%zz a,b'>"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<p title='https://u@h:8/p?q=r&amp;s=t+u#f'>"),
    ("url(x);}*/", "<p title='url(x);}*/'>"),
    ("", "<p title=''>"),
  ])
  func inAnAttribute(value: String, page: String) {
    #expect(render("<p title='{{value}}'>", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<a href=\"%22%3E%3Cscript%3E\">"),
    ("' onerror='x", "<a href=\"&#39;%20onerror=&#39;x\">"),
    ("`\\", "<a href=\"%60%5C\">"),
    ("]]>-->", "<a href=\"]]%3E--%3E\">"),
    ("</title></script>", "<a href=\"%3C/title%3E%3C/script%3E\">"),
    ("a\u{0}\u{01}\u{FFFE}b", "<a href=\"a%EF%BF%BD%EF%BF%BD%EF%BF%BEb\">"),
    ("\u{FFFD}\u{2028}\u{2029}", "<a href=\"%EF%BF%BD%E2%80%A8%E2%80%A9\">"),
    ("javascript:alert(1)", "<a href=\"about:invalid\">"),
    (" JaVa\nScript:alert(1)", "<a href=\"about:invalid\">"),
    ("&#x6a;avascript:x", "<a href=\"&amp;#x6a;avascript:x\">"),
    ("data:text/html,<b>", "<a href=\"about:invalid\">"),
    ("//evil.example/?a=b&c#d", "<a href=\"//evil.example/?a=b&amp;c#d\">"),
    ("é %41%zz a,b", "<a href=\"%C3%A9%20%41%25zz%20a,b\">"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<a href=\"https://u@h:8/p?q=r&amp;s=t+u#f\">"),
    ("url(x);}*/", "<a href=\"url(x);%7D*/\">"),
    ("", "<a href=\"\">"),
  ])
  func atTheStartOfAURL(value: String, page: String) {
    #expect(render("<a href=\"{{value}}\">", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<a href=\"https://%22%3E%3Cscript%3E\">"),
    ("' onerror='x", "<a href=\"https://%27%20onerror%3D%27x\">"),
    ("`\\", "<a href=\"https://%60%5C\">"),
    ("]]>-->", "<a href=\"https://%5D%5D%3E--%3E\">"),
    ("</title></script>", "<a href=\"https://%3C/title%3E%3C/script%3E\">"),
    ("a\u{0}\u{01}\u{FFFE}b", "<a href=\"https://a%EF%BF%BD%EF%BF%BD%EF%BF%BEb\">"),
    ("\u{FFFD}\u{2028}\u{2029}", "<a href=\"https://%EF%BF%BD%E2%80%A8%E2%80%A9\">"),
    ("javascript:alert(1)", "<a href=\"https://javascript:alert%281%29\">"),
    (" JaVa\nScript:alert(1)", "<a href=\"https://%20JaVa%0AScript:alert%281%29\">"),
    ("&#x6a;avascript:x", "<a href=\"https://%26%23x6a%3Bavascript:x\">"),
    ("data:text/html,<b>", "<a href=\"https://data:text/html%2C%3Cb%3E\">"),
    ("//evil.example/?a=b&c#d", "<a href=\"https:////evil.example/%3Fa%3Db%26c%23d\">"),
    ("é %41%zz a,b", "<a href=\"https://%C3%A9%20%2541%25zz%20a%2Cb\">"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<a href=\"https://https://u@h:8/p%3Fq%3Dr%26s%3Dt%2Bu%23f\">"),
    ("url(x);}*/", "<a href=\"https://url%28x%29%3B%7D%2A/\">"),
    ("", "<a href=\"https://\">"),
  ])
  func inAHost(value: String, page: String) {
    #expect(render("<a href=\"https://{{value}}\">", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<a href=\"/x/%22%3E%3Cscript%3E\">"),
    ("' onerror='x", "<a href=\"/x/%27%20onerror%3D%27x\">"),
    ("`\\", "<a href=\"/x/%60%5C\">"),
    ("]]>-->", "<a href=\"/x/%5D%5D%3E--%3E\">"),
    ("</title></script>", "<a href=\"/x/%3C/title%3E%3C/script%3E\">"),
    ("a\u{0}\u{01}\u{FFFE}b", "<a href=\"/x/a%EF%BF%BD%EF%BF%BD%EF%BF%BEb\">"),
    ("\u{FFFD}\u{2028}\u{2029}", "<a href=\"/x/%EF%BF%BD%E2%80%A8%E2%80%A9\">"),
    ("javascript:alert(1)", "<a href=\"/x/javascript%3Aalert%281%29\">"),
    (" JaVa\nScript:alert(1)", "<a href=\"/x/%20JaVa%0AScript%3Aalert%281%29\">"),
    ("&#x6a;avascript:x", "<a href=\"/x/%26%23x6a%3Bavascript%3Ax\">"),
    ("data:text/html,<b>", "<a href=\"/x/data%3Atext/html%2C%3Cb%3E\">"),
    ("//evil.example/?a=b&c#d", "<a href=\"/x/%2F/evil.example/%3Fa%3Db%26c%23d\">"),
    ("é %41%zz a,b", "<a href=\"/x/%C3%A9%20%2541%25zz%20a%2Cb\">"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<a href=\"/x/https%3A//u@h%3A8/p%3Fq%3Dr%26s%3Dt%2Bu%23f\">"),
    ("url(x);}*/", "<a href=\"/x/url%28x%29%3B%7D%2A/\">"),
    ("", "<a href=\"/x/\">"),
  ])
  func inAPath(value: String, page: String) {
    #expect(render("<a href=\"/x/{{value}}\">", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<a href=\"?q=%22%3E%3Cscript%3E\">"),
    ("' onerror='x", "<a href=\"?q=%27%20onerror%3D%27x\">"),
    ("`\\", "<a href=\"?q=%60%5C\">"),
    ("]]>-->", "<a href=\"?q=%5D%5D%3E--%3E\">"),
    ("</title></script>", "<a href=\"?q=%3C%2Ftitle%3E%3C%2Fscript%3E\">"),
    ("a\u{0}\u{01}\u{FFFE}b", "<a href=\"?q=a%EF%BF%BD%EF%BF%BD%EF%BF%BEb\">"),
    ("\u{FFFD}\u{2028}\u{2029}", "<a href=\"?q=%EF%BF%BD%E2%80%A8%E2%80%A9\">"),
    ("javascript:alert(1)", "<a href=\"?q=javascript%3Aalert%281%29\">"),
    (" JaVa\nScript:alert(1)", "<a href=\"?q=%20JaVa%0AScript%3Aalert%281%29\">"),
    ("&#x6a;avascript:x", "<a href=\"?q=%26%23x6a%3Bavascript%3Ax\">"),
    ("data:text/html,<b>", "<a href=\"?q=data%3Atext%2Fhtml%2C%3Cb%3E\">"),
    ("//evil.example/?a=b&c#d", "<a href=\"?q=%2F%2Fevil.example%2F%3Fa%3Db%26c%23d\">"),
    ("é %41%zz a,b", "<a href=\"?q=%C3%A9%20%2541%25zz%20a%2Cb\">"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<a href=\"?q=https%3A%2F%2Fu%40h%3A8%2Fp%3Fq%3Dr%26s%3Dt%2Bu%23f\">"),
    ("url(x);}*/", "<a href=\"?q=url%28x%29%3B%7D%2A%2F\">"),
    ("", "<a href=\"?q=\">"),
  ])
  func inAQuery(value: String, page: String) {
    #expect(render("<a href=\"?q={{value}}\">", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<img srcset=\"%22%3E%3Cscript%3E 2x\"/>"),
    ("' onerror='x", "<img srcset=\"&#39;%20onerror=&#39;x 2x\"/>"),
    ("`\\", "<img srcset=\"%60%5C 2x\"/>"),
    ("]]>-->", "<img srcset=\"]]%3E--%3E 2x\"/>"),
    ("</title></script>", "<img srcset=\"%3C/title%3E%3C/script%3E 2x\"/>"),
    ("a\u{0}\u{01}\u{FFFE}b", "<img srcset=\"a%EF%BF%BD%EF%BF%BD%EF%BF%BEb 2x\"/>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<img srcset=\"%EF%BF%BD%E2%80%A8%E2%80%A9 2x\"/>"),
    ("javascript:alert(1)", "<img srcset=\"about:invalid 2x\"/>"),
    (" JaVa\nScript:alert(1)", "<img srcset=\"about:invalid 2x\"/>"),
    ("&#x6a;avascript:x", "<img srcset=\"&amp;#x6a;avascript:x 2x\"/>"),
    ("data:text/html,<b>", "<img srcset=\"about:invalid 2x\"/>"),
    ("//evil.example/?a=b&c#d", "<img srcset=\"//evil.example/?a=b&amp;c#d 2x\"/>"),
    ("é %41%zz a,b", "<img srcset=\"%C3%A9%20%41%25zz%20a%2Cb 2x\"/>"),
    ("https://u@h:8/p?q=r&s=t+u#f", "<img srcset=\"https://u@h:8/p?q=r&amp;s=t+u#f 2x\"/>"),
    ("url(x);}*/", "<img srcset=\"url(x);%7D*/ 2x\"/>"),
    ("", "<img srcset=\" 2x\"/>"),
  ])
  func inASourceSet(value: String, page: String) {
    #expect(render("<img srcset=\"{{value}} 2x\">", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<p style='width:\\22 \\3E \\3C script\\3E '>"),
    ("' onerror='x", "<p style='width:\\27  onerror\\3D \\27 x'>"),
    ("`\\", "<p style='width:\\60 \\5C '>"),
    ("]]>-->", "<p style='width:\\5D \\5D \\3E --\\3E '>"),
    ("</title></script>", "<p style='width:\\3C \\2F title\\3E \\3C \\2F script\\3E '>"),
    ("a\u{0}\u{01}\u{FFFE}b", "<p style='width:a\u{FFFD}\u{FFFD}\u{FFFD}b'>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<p style='width:\u{FFFD}\u{2028}\u{2029}'>"),
    ("javascript:alert(1)", "<p style='width:javascript\\3A alert\\28 1\\29 '>"),
    (" JaVa\nScript:alert(1)", "<p style='width: JaVa\\A Script\\3A alert\\28 1\\29 '>"),
    ("&#x6a;avascript:x", "<p style='width:\\26 #x6a\\3B avascript\\3A x'>"),
    ("data:text/html,<b>", "<p style='width:data\\3A text\\2F html,\\3C b\\3E '>"),
    ("//evil.example/?a=b&c#d", "<p style='width:\\2F \\2F evil.example\\2F \\3F a\\3D b\\26 c#d'>"),
    ("é %41%zz a,b", "<p style='width:é %41%zz a,b'>"),
    (
      "https://u@h:8/p?q=r&s=t+u#f",
      "<p style='width:https\\3A \\2F \\2F u\\40 h\\3A 8\\2F p\\3F q\\3D r\\26 s\\3D t\\2B u#f'>"
    ),
    ("url(x);}*/", "<p style='width:url\\28 x\\29 \\3B \\7D \\2A \\2F '>"),
    ("", "<p style='width:'>"),
  ])
  func inAStyle(value: String, page: String) {
    #expect(render("<p style='width:{{value}}'>", value) == page)
  }

  @Test(arguments: [
    ("\"><script>", "<script type=\"importmap\">\"\\\"\\u003e\\u003cscript\\u003e\"</script>"),
    ("' onerror='x", "<script type=\"importmap\">\"' onerror='x\"</script>"),
    ("`\\", "<script type=\"importmap\">\"`\\\\\"</script>"),
    ("]]>-->", "<script type=\"importmap\">\"]]\\u003e--\\u003e\"</script>"),
    (
      "</title></script>", "<script type=\"importmap\">\"\\u003c/title\\u003e\\u003c/script\\u003e\"</script>"
    ),
    ("a\u{0}\u{01}\u{FFFE}b", "<script type=\"importmap\">\"a\\ufffd\\ufffd\\ufffdb\"</script>"),
    ("\u{FFFD}\u{2028}\u{2029}", "<script type=\"importmap\">\"\u{FFFD}\\u2028\\u2029\"</script>"),
    ("javascript:alert(1)", "<script type=\"importmap\">\"javascript:alert(1)\"</script>"),
    (" JaVa\nScript:alert(1)", "<script type=\"importmap\">\" JaVa\\nScript:alert(1)\"</script>"),
    ("&#x6a;avascript:x", "<script type=\"importmap\">\"\\u0026#x6a;avascript:x\"</script>"),
    ("data:text/html,<b>", "<script type=\"importmap\">\"data:text/html,\\u003cb\\u003e\"</script>"),
    ("//evil.example/?a=b&c#d", "<script type=\"importmap\">\"//evil.example/?a=b\\u0026c#d\"</script>"),
    ("é %41%zz a,b", "<script type=\"importmap\">\"é %41%zz a,b\"</script>"),
    (
      "https://u@h:8/p?q=r&s=t+u#f",
      "<script type=\"importmap\">\"https://u@h:8/p?q=r\\u0026s=t+u#f\"</script>"
    ),
    ("url(x);}*/", "<script type=\"importmap\">\"url(x);}*/\"</script>"),
    ("", "<script type=\"importmap\">\"\"</script>"),
  ])
  func inJSON(value: String, page: String) {
    #expect(render("<script type=importmap>\"{{value}}\"</script>", value) == page)
    #expect(render("<script type=importmap>{{value}}</script>", value) == page)
  }

  private func render(_ source: String, _ value: String) -> String {
    let template = library(["main": source]).template("main", for: Model.self)
    var writer = MarkupWriter()
    template.renderBothWays(Model(value: value), into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
