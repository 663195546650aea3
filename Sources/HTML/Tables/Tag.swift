/// An element that HTML names, now or before, and the roots and integration points of foreign content.
///
/// The raw value is the element's row in `ElementTable`; other elements of SVG and MathML have rows behind these.
enum Tag: Int, HyphenatedName {
  /// An element that no specification knows.
  case unknown
  /// An element whose name is a valid custom element name (HTML §4.13.2).
  case custom
  case a, abbr, acronym, address, applet, area, article, aside, audio, b, base, basefont, bdi, bdo
  case bgsound, big, blink, blockquote, body, br, button, canvas, caption, center, cite, code, col
  case colgroup, data, datalist, dd, del, details, dfn, dialog, dir, div, dl, dt, em, embed, fencedframe
  case fieldset, figcaption, figure, font, footer, form, frame, frameset, geolocation, h1, h2, h3, h4
  case h5, h6, head, header, hgroup, hr, html, i, iframe, image, img, input, ins, isindex, kbd, keygen
  case label, legend, li, link, listing, main, map, mark, marquee, math, menu, menuitem, meta, meter
  case multicol, nav, nextid, nobr, noembed, noframes, noscript, object, ol, optgroup, option, output, p
  case param, picture, plaintext, pre, progress, q, rb, rp, rt, rtc, ruby, s, samp, script, search
  case section, select, selectedcontent, slot, small, source, spacer, span, strike, strong, style, sub
  case summary, sup, svg, table, tbody, td, template, textarea, tfoot, th, thead, time, title, tr, track
  case tt, u, ul, `var`, video, wbr, xmp

  /// The name, in lower case.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map(\.stringValue)
}
