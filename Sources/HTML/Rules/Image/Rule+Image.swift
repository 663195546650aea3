import Diagnostics

extension Rule {
  /// The rules of `ImageRules` about images.
  static let imageRules: [Rule] = [
    .imageAddress, .imageAlternative, .widthsWithoutSizes, .sizesWithoutSources, .automaticSizes,
    .sourceAttribute, .sourceAlwaysTaken, .trackDefault, .sameTracks, .subtitlesLanguage,
  ]

  /// An image has an address.
  static let imageAddress = Rule(
    "html/image-address", .error, "An `img` has a `src` or a `srcset` attribute.",
    advice: "Without an address there is no image.",
    wrong: #"<img alt="A cat"/>"#, right: #"<img src="cat.png" alt="A cat"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src")

  /// An image has an alternative text.
  static let imageAlternative = Rule(
    "html/image-alt", .error, "An `img` has an `alt` attribute.",
    advice: """
      The text stands in for the image: for people who do not see it, and as long as it is not loaded. An \
      image that only decorates has an empty `alt`. A `figcaption` or a `title` can speak for an image \
      instead.
      """,
    wrong: #"<img src="cat.png"/>"#, right: #"<img src="cat.png" alt="A cat on a fence"/>"#,
    specification: "https://html.spec.whatwg.org/multipage/images.html#alt")

  /// Widths need sizes to be compared with.
  static let widthsWithoutSizes = Rule(
    "html/srcset-sizes", .error, "A `srcset` with widths is accompanied by `sizes`.",
    advice: "Without `sizes` a browser takes the image to be as wide as the window, and loads too much.",
    wrong: #"<img src="a.png" srcset="a.png 100w" alt=""/>"#,
    right: #"<img src="a.png" srcset="a.png 100w" sizes="50vw" alt=""/>"#,
    specification: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes")

  /// Sizes are to choose a source by.
  static let sizesWithoutSources = Rule(
    "html/sizes-srcset", .error, "`sizes` is accompanied by `srcset` with widths.",
    advice: """
      `sizes` helps to choose one of the images in `srcset` by its width; without widths it does nothing.
      """,
    wrong: #"<img src="a.png" sizes="50vw" alt=""/>"#, right: #"<img src="a.png" alt=""/>"#,
    specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-sizes")

  /// Only images that wait know their size.
  static let automaticSizes = Rule(
    "html/sizes-auto", .error, "`sizes=auto` is only for images that are loaded lazily.",
    advice: """
      The size of other images is not known yet when they are chosen. Add `loading="lazy"` to the `img`.
      """,
    wrong: #"<img src="a.png" srcset="a.png 100w" sizes="auto" alt=""/>"#,
    right: #"<img src="a.png" srcset="a.png 100w" sizes="auto" loading="lazy" alt=""/>"#,
    specification: "https://html.spec.whatwg.org/multipage/images.html#sizes-attributes")

  /// What a `source` has depends on where it is.
  static let sourceAttribute = Rule(
    "html/source-attribute", .error,
    "A `source` has `srcset` in `picture`, and `src` in `audio` and `video`.",
    advice: """
      The attribute of the other kind of parent does nothing; `sizes`, `width` and `height` are for \
      pictures.
      """,
    wrong: #"<picture><source src="b.png" media="print"/><img src="a.png" alt=""/></picture>"#,
    right: #"<picture><source srcset="b.png" media="print"/><img src="a.png" alt=""/></picture>"#,
    specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element")

  /// Sources that shut out those behind them.
  static let sourceAlwaysTaken = Rule(
    "html/source-always-taken", .error,
    "A `source` with another one behind it has a `media` or `type` attribute.",
    advice: """
      Browsers take the first source that fits. One without a condition always fits, so what comes later \
      is never taken.
      """,
    wrong: #"<picture><source srcset="b.png"/><source srcset="c.png"/><img src="a.png" alt=""/></picture>"#,
    right: """
      <picture><source srcset="b.png" media="print"/><source srcset="c.png"/><img src="a.png" \
      alt=""/></picture>
      """,
    specification: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-source-media")

  /// One track of a kind is the default.
  static let trackDefault = Rule(
    "html/track-default", .error, "At most one `track` of a kind is the default.",
    advice: "Only one track of a kind is shown. Remove `default` from the others.",
    wrong: """
      <video src="a.mp4"><track src="a.vtt" kind="chapters" default/><track src="b.vtt" kind="chapters" \
      label="Short" default/></video>
      """,
    right: """
      <video src="a.mp4"><track src="a.vtt" kind="chapters" default/><track src="b.vtt" kind="chapters" \
      label="Short"/></video>
      """,
    specification: "https://html.spec.whatwg.org/multipage/media.html#attr-track-default")

  /// Tracks can be told apart.
  static let sameTracks = Rule(
    "html/same-tracks", .warning, "Tracks of a `video` or `audio` differ in `kind`, `srclang` or `label`.",
    advice: "In the menu of a player nobody could tell them apart. Give each of them a `label`.",
    wrong: """
      <video src="a.mp4"><track src="a.vtt" srclang="en"/><track src="b.vtt" srclang="en"/></video>
      """,
    right: """
      <video src="a.mp4"><track src="a.vtt" srclang="en"/><track src="b.vtt" srclang="en" \
      label="Simple English"/></video>
      """,
    specification: "https://html.spec.whatwg.org/multipage/media.html#the-track-element")

  /// Subtitles are in a language.
  static let subtitlesLanguage = Rule(
    "html/subtitles-language", .warning, "A `track` with subtitles has `srclang`.",
    advice: """
      A browser offers subtitles by their language, and takes those of the language that its user reads. A `track` without `kind` \
      has subtitles.
      """,
    wrong: #"<video src="a.mp4"><track src="a.vtt"/></video>"#,
    right: #"<video src="a.mp4"><track src="a.vtt" srclang="en"/></video>"#,
    specification: "https://html.spec.whatwg.org/multipage/media.html#attr-track-srclang")
}
