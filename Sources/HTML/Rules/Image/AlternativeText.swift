/// Whether an image has a text in its place where it needs one (HTML §4.8.4.4).
struct AlternativeText {
  /// The last figure that was asked for, and whether its caption speaks for an image: a figure may hold very many images.
  private var figure = -1
  private var isCaptioned = false

  init() {}

  /// Reports an `img` without `alt` that nothing else describes, and one with `controls` nobody can name.
  mutating func check(image: Int, of document: Document, into faults: FaultList) {
    let alt = document.value(.alt, of: image)
    let offset = document.elements[image].offset
    if alt == nil, !isExcused(image, of: document) {
      faults.append(
        Fault(
          .imageAlternative, "<img> has no \"alt\": who does not see the image learns nothing of it",
          hint: "describe what it says in \"alt\", or write alt=\"\" if it is decoration", at: offset))
    }
    if let controls = document.attribute(.controls, of: image), alt?.isEmpty ?? true {
      faults.append(
        Fault(
          .imageAlternative, "<img> with \"controls\" has no \"alt\" text, or an empty one",
          at: controls.offset))
    }
  }

  /// An image may go without `alt` where it has a title or name, or where a caption speaks for it, or where the page
  /// was made by a program that says that it knows no text.
  private mutating func isExcused(_ image: Int, of document: Document) -> Bool {
    if document.hasText(.title, on: image) || document.hasText(.ariaLabel, on: image)
      || document.hasText(.ariaLabelledby, on: image)
    {
      return true
    }
    if document.has(.generatorUnableToProvideRequiredAlt, on: image) { return true }
    if Self.hasSemanticsWithoutName(image, of: document) { return true }
    for ancestor in document.ancestors(of: image) where document.elements[ancestor].tag == .figure {
      if ancestor != figure {
        figure = ancestor
        isCaptioned = Self.captionSpeaks(for: ancestor, in: document)
      }
      return isCaptioned
    }
    return false
  }

  /// Whether a figure is one image and a caption that says something, and nothing else (HTML §4.8.4.4.7).
  private static func captionSpeaks(for figure: Int, in document: Document) -> Bool {
    guard let caption = document.child(.figcaption, of: figure), document.hasText(in: caption) else {
      return false
    }
    var images = 0
    for element in (figure + 1)..<document.elements[figure].end {
      switch document.elements[element].tag {
      case .img: images += 1
      case .audio, .canvas, .embed, .iframe, .math, .object, .svg, .video: return false
      default: break
      }
    }
    let words = document.elements[caption].texts
    return images == 1
      && document.elements[figure].texts.allSatisfy {
        words.contains($0) || document.texts[$0].isBlank || document.isCode($0)
      }
  }

  /// What ARIA says about an image that has no name is wrong in a way of its own, told by another rule.
  private static func hasSemanticsWithoutName(_ image: Int, of document: Document) -> Bool {
    document.elements[image].attributes.contains { index in
      let name = document.attributes[index].name
      return name == .role || name.isARIA && name != .ariaHidden
    }
  }
}
