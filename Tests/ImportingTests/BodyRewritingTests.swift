import Diagnostics
import Testing

@testable import Importing

/// What becomes of the calls in a text.
@Suite struct BodyRewritingTests {
  private func rewritten(_ text: String, _ peer: Peer) -> (text: String, rules: [String]) {
    let (bytes, faults) = BodyRewriting(peer.forms).rewritten(
      Array(text.utf8), from: 0,
      BodyRewriting.Surroundings(
        link: { "new/" + $0 }, address: { $0 == "gone" ? nil : "/old/\($0)/" },
        site: SiteDescription(title: "T"),
        file: "a.md"))
    return (String(decoding: bytes, as: UTF8.self), faults.map(\.rule))
  }

  @Test(arguments: [
    ("[x]({{< ref \"a\" >}})", "[x](/old/a/)"),
    (
      "{{< figure src=\"a.png\" alt=\"A\" caption=\"The **way**\" width=\"30px\" >}}",
      "@Figure(source: \"new/a.png\", alt: \"A\", width: 30) {\nThe **way**\n}"
    ),
    (
      "{{< figure src=\"a.png\" alt=\"A\" caption=\"The way\" >}}",
      "@Figure(source: \"new/a.png\", alt: \"A\", caption: \"The way\")"
    ),
    ("see {{< figure src=\"a b.png\" alt=\"A\" >}} here", "see ![A](<new/a b.png>) here"),
    (
      "{{< highlight go \"linenos=table,hl_lines=2 4-5\" >}}\n{{< x >}}\n{{< /highlight >}}",
      "```go {2,4-5} linenos\n{{< x >}}\n```"
    ),
    ("{{< highlight go >}}x{{< /highlight >}}", "```go\nx\n```"),
    (
      "{{% notice warning \"Mind\" %}}\n*x*\n{{% /notice %}}",
      "@Callout(kind: warning, title: \"Mind\") {\n*x*\n}"
    ),
    ("{{< details \"More\" >}}\nx\n{{< /details >}}", "<details><summary>More</summary>\n\nx\n\n</details>"),
    ("{{< x user=\"ann\" id=\"12\" >}}", "[Post on X](https://x.com/ann/status/12)"),
    ("{{</* ref \"a\" */>}} `{{%/* b */%}}`", "{{< ref \"a\" >}} `{{% b %}}`"),
    ("inline {{< youtube abc >}}", "inline [Video on YouTube](https://www.youtube-nocookie.com/embed/abc)"),
  ])
  func hugosCallsAreTurned(old: String, new: String) {
    #expect(rewritten(old, .hugo).text == new)
    #expect(rewritten(old, .hugo).rules.isEmpty)
  }

  @Test(arguments: [
    (
      "{{ vimeo(id=\"12\") }}",
      "<iframe src=\"https://player.vimeo.com/video/12\" title=\"Video on Vimeo\" width=\"560\" height=\"315\" loading=\"lazy\" allowfullscreen></iframe>"
    ),
    ("{% note(title=\"A\") %}\nx\n{% end %}", "@Callout(kind: note, title: \"A\") {\nx\n}"),
    ("{% tip() %}x{% end %}", "@Callout(kind: tip) {\nx\n}"), ("{{/* a() */}}", "{{ a() }}"),
  ])
  func zolasCallsAreTurned(old: String, new: String) {
    #expect(rewritten(old, .zola).text == new)
  }

  @Test(arguments: [
    ("[x]({{ site.baseurl }}{% link a.md %})", "[x](/old/a.md/)"),
    ("[x]({% post_url 2026-01-01-a %})", "[x](/old/2026-01-01-a/)"),
    ("![x]({{ '/a.png' | relative_url }})", "![x](/a.png)"), ("{% raw %}{{ x }}{% endraw %}", "{{ x }}"),
    ("a{% comment %}b {% c %}{% endcomment %}d", "ad"), ("{{ site.title }}", "T"),
    ("a {::comment}`b` {{ x }}{:/comment} c {::comment}d{:/} e", "a  c  e"),
    ("{::nomarkdown}<b>x</b>{:/nomarkdown}", "<b>x</b>"), ("`{::comment}`", "`{::comment}`"),
    ("```\n{% raw %}{{ x }}{% endraw %}\n```", "```\n{{ x }}\n```"),
    ("`{%- raw -%}{% a %}{%- endraw -%}`", "`{% a %}`"),
    ("{% raw %}{% raw %}{% endraw %}", "{% raw %}"),
    (
      "{% highlight html %}{% raw %}{{ x }}{% endraw %}{% endhighlight %}", "```html\n{{ x }}\n```"
    ),
    ("{% highlight ruby linenos %}\nx {{ y }}\n{% endhighlight %}", "```ruby linenos\nx {{ y }}\n```"),
    (
      "{% highlight ruby linenos=table mark_lines=\"1 3\" %}\nx\n{% endhighlight %}",
      "```ruby {1,3} linenos\nx\n```"
    ),
    ("{% highlight ruby hl_lines=\"2\" %}\nx\n{% endhighlight %}", "```ruby {2}\nx\n```"),
    ("{% include figure.html src=\"/a.png\" alt=\"A\" %}", "@Figure(source: \"new//a.png\", alt: \"A\")"),
  ])
  func jekyllsCallsAreTurned(old: String, new: String) {
    #expect(rewritten(old, .jekyll).text == new)
  }

  @Test func optionsOfKramdownAreReportedAndTakenAway() {
    let (text, rules) = rewritten("{::options toc_levels=\"2\" /}\nx", .jekyll)
    #expect(text == "\nx")
    #expect(rules == ["import/short-code"])
  }

  @Test(arguments: [
    ("{{< chart >}}", Peer.hugo, ["import/short-code"]),
    ("{{< ref \"gone\" >}}", .hugo, ["import/short-code"]),
    ("{{< a", .hugo, ["import/unclosed-short-code"]), ("{{< highlight go >}}", .hugo, ["import/short-code"]),
    ("{% quote() %}x{% end %}", .zola, ["import/short-code"]),
    ("{{ page.title }}", .jekyll, ["import/short-code"]),
    ("{% for a in b %}x{% endfor %}", .jekyll, ["import/short-code"]),
    ("{{< /figure >}}", .hugo, ["import/short-code"]),
    ("{% raw %}x", .jekyll, ["import/short-code"]), ("{::abbr}x{:/}", .jekyll, ["import/short-code"]),
    ("{{< youtube \"a b\" >}}", .hugo, ["import/short-code"]),
  ])
  func allOthersStayAndAreTold(text: String, peer: Peer, rules: [String]) {
    #expect(rewritten(text, peer).text == text)
    #expect(rewritten(text, peer).rules == rules)
  }
}
