/// Rules about images and other embedded content: what text, sources and sizes go together (HTML §4.8).
struct ImageRules {
  private var maps = IDIndex()
  private var hasMaps = false
  /// Behind the last descendants of the outermost `a` with `href` and of `map` the walk is in.
  private var anchorEnd = 0
  private var mapEnd = 0
  private var alternatives = AlternativeText()

  init() {}

  /// Reports what is wrong with the images of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    anchorEnd = 0
    mapEnd = 0
    hasMaps = false
    alternatives = AlternativeText()
    for element in document.notableElements {
      switch document.elements[element].tag {
      case .a:
        if document.has(.href, on: element) {
          anchorEnd = max(anchorEnd, document.elements[element].end)
        } else {
          LinkedAttributes.check(element, of: document, into: faults)
        }
      case .map:
        mapEnd = max(mapEnd, document.elements[element].end)
        buildMaps(of: document, into: faults)
        AreaRules.check(map: element, of: document, into: faults)
      case .area: AreaRules.check(area: element, inMap: element < mapEnd, of: document, into: faults)
      case .img: check(image: element, of: document, into: faults)
      case .source: SourceRules.check(source: element, of: document, into: faults)
      case .audio, .video: TrackRules.check(tracksOf: element, in: document, into: faults)
      case .object: checkMap(of: element, in: document, into: faults)
      default: break
      }
    }
  }

  private mutating func check(image: Int, of document: Document, into faults: FaultList) {
    let offset = document.elements[image].offset
    if !document.has(.src, on: image), !document.has(.srcset, on: image) {
      faults.append(Fault(.imageAddress, "<img> has neither \"src\" nor \"srcset\"", at: offset))
    }
    alternatives.check(image: image, of: document, into: faults)
    SourceRules.checkSizes(
      of: image, isLazy: document.has(.loading, "lazy", on: image), in: document, into: faults)
    if let ismap = document.attribute(.ismap, of: image), image >= anchorEnd {
      faults.append(
        Fault(
          .serverSideMap, "\"ismap\" on an <img> that is in no link: there is nowhere to send a click to",
          hint: "put the image into <a> with \"href\", or remove \"ismap\"", at: ismap.offset))
    }
    // It is obsolete with any value; this one at least does what it was for (HTML §16.1).
    if let border = document.attribute(.border, of: image), !border.value.equals("0") {
      faults.append(
        Fault(.badKeyword, "border on <img> is nothing but \"0\"", hint: "use CSS", at: border.valueOffset))
    }
    checkMap(of: image, in: document, into: faults)
  }

  private mutating func checkMap(of element: Int, in document: Document, into faults: FaultList) {
    guard let usemap = document.attribute(.usemap, of: element), usemap.value.count > 1,
      usemap.value[0] == UInt8(ascii: "#")
    else { return }
    buildMaps(of: document, into: faults)
    let name = usemap.value[1..<usemap.value.count]
    guard maps.element(withID: name, in: document) == nil else { return }
    faults.append(
      Fault(
        .imageMapReference, "\"usemap\" names \"\(name.text)\", and no <map> on this page has that name",
        at: usemap.valueOffset))
  }

  /// Finds the maps of the page, once one of them is met or named, and reports those whose name another has.
  private mutating func buildMaps(of document: Document, into faults: FaultList) {
    guard !hasMaps else { return }
    hasMaps = true
    maps.build(from: document, attribute: .name, on: .map) { map, first in
      guard let name = document.attribute(.name, of: map) else { return }
      faults.append(
        Fault(
          .sameMaps, "another <map> has the name \"\(name.value.text)\" already", hint: "rename one of them",
          at: name.valueOffset, earlier: document.elements[first].offset))
    }
  }
}
