import Testing

@testable import HTML

@Suite struct ImageRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = ImageRules()
      rules.check(document, into: faults)
    }
  }

  @Test(arguments: [
    (#"<img src="a" alt>"#, []),
    (#"<img src="a" title="A">"#, []),
    (#"<img src="a" title="">"#, ["html/image-alt"]),
    (#"<figure><img src="a"><figcaption>A</figcaption></figure>"#, []),
    (#"<figure><img src="a"><figcaption> </figcaption></figure>"#, ["html/image-alt"]),
    (#"<figure><p><img src="a"></p></figure>"#, ["html/image-alt"]),
    (#"<figure><img src="a">b<figcaption>A</figcaption></figure>"#, ["html/image-alt"]),
    (#"<figure><img src="a"><svg></svg><figcaption>A</figcaption></figure>"#, ["html/image-alt"]),
    (#"<figure><img src="a"><img src="b" alt><figcaption>A</figcaption></figure>"#, ["html/image-alt"]),
    (#"<img src="a" aria-label="A"><img src="a" aria-labelledby="b">"#, []),
    (#"<img src="a" controls alt="">"#, ["html/image-alt"]),
  ])
  func anImageIsDescribedInOneOfThreeWays(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<img alt srcset="a 1w">"#, ["html/srcset-sizes"]),
    (#"<img alt srcset="a 1w" loading="lazy">"#, []),
    (#"<img alt srcset="a 1w" sizes="AUTO, 1px" loading="lazy">"#, []),
    (#"<img alt srcset="a 1w" sizes="auto,1px">"#, ["html/sizes-auto"]),
    (#"<img alt srcset="a 1w" sizes="autox">"#, []),
    (
      #"<picture><source srcset="a 1w" sizes="auto"><img loading="lazy" src="a" alt></picture>"#, []
    ),
    (#"<picture><source srcset="a 1w" sizes="auto"><img src="a" alt></picture>"#, ["html/sizes-auto"]),
  ])
  func widthsAndSizesBelongTogether(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (
      #"<picture><source srcset="a" media=" ALL "><img srcset="b" alt></picture>"#,
      ["html/source-always-taken"]
    ),
    (#"<picture><source srcset="a" media="print"><img srcset="b" alt></picture>"#, []),
    (#"<picture><source srcset="a" type="image/gif"><img srcset="b" alt></picture>"#, []),
    (#"<picture><source srcset="a"><img src="b" alt></picture>"#, []),
    (#"<video><source srcset="a"></video>"#, ["html/source-attribute"]),
    (
      #"<video><track kind="chapters" default><track srclang="en" default><track kind="captions" default></video>"#,
      ["html/track-default"]
    ),
    (#"<video><track kind="metadata" default><track kind="metadata" default label="b"></video>"#, []),
    (#"<video><track srclang="en"><track kind="subtitles" srclang="en"></video>"#, ["html/same-tracks"]),
    ("<video><track></video>", ["html/subtitles-language"]),
    (#"<audio><track kind="Subtitles" label="a"></audio>"#, ["html/subtitles-language"]),
    (#"<audio><track kind="captions"></audio>"#, []),
    (
      #"<video><track kind="CAPTIONS" srclang="en"><track kind="captions" srclang="EN"></video>"#,
      ["html/same-tracks"]
    ),
    (#"<video><track kind="unknown"><track kind="metadata"></video>"#, ["html/same-tracks"]),
    (
      #"<video><track srclang="de" label="a"><track srclang="de" label="A"><track srclang="en" label="a"></video>"#,
      []
    ),
    (#"<audio><source></audio>"#, ["html/source-attribute"]),
    (#"<video><source src="a" sizes="1px"></video>"#, ["html/source-attribute"]),
  ])
  func aSourceFitsItsParentAndLeavesAChoice(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<map name="a"><area href="b" alt="b" coords="1,2,3,4"></map>"#, []),
    (#"<map name="a"><area href="b" alt="b" shape="poly"></map>"#, ["html/area-shape"]),
    (#"<map name="a"><area href="b" alt="b" shape="poly" coords="1,2,3,4,5,6"></map>"#, []),
    (#"<map name="a"><area rel="next"></map>"#, ["html/link-attributes-without-href"]),
    (#"<map name="a"><area shape="default" coords="1,2,3,4"></map>"#, ["html/area-shape"]),
    (#"<a href="b"></a><img src="a" alt ismap>"#, ["html/ismap"]),
    (#"<map name="a"></map><map name="A"></map><template><map name="a"></map></template>"#, []),
    (##"<map name="a"></map><img src="a" alt usemap="#a"><map name="a"></map>"##, ["html/same-maps"]),
  ])
  func anAreaHasAShapeAndLeadsSomewhere(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }
}
