/// An attribute of HTML, ARIA, microdata or RDFa.
///
/// The raw value is the attribute's number in `NameTable`; attributes that only SVG and MathML have are numbered behind these.
enum AttributeName: Int, HyphenatedName {
  /// An attribute that HTML does not name.
  case unknown
  case abbr, about, accept, acceptCharset, accesskey, action, align, alink, allow, allowfullscreen
  case allowtransparency, alpha, alt, archive, ariaActivedescendant, ariaAtomic, ariaAutocomplete
  case ariaBraillelabel, ariaBrailleroledescription, ariaBusy, ariaChecked, ariaColcount, ariaColindex
  case ariaColspan, ariaControls, ariaCurrent, ariaDescribedby, ariaDescription, ariaDetails
  case ariaDisabled, ariaDropeffect, ariaErrormessage, ariaExpanded, ariaFlowto, ariaGrabbed
  case ariaHaspopup, ariaHidden, ariaInvalid, ariaKeyshortcuts, ariaLabel, ariaLabelledby, ariaLevel
  case ariaLive, ariaModal, ariaMultiline, ariaMultiselectable, ariaOrientation, ariaOwns
  case ariaPlaceholder, ariaPosinset, ariaPressed, ariaReadonly, ariaRelevant, ariaRequired
  case ariaRoledescription, ariaRowcount, ariaRowindex, ariaRowspan, ariaSelected, ariaSetsize, ariaSort
  case ariaValuemax, ariaValuemin, ariaValuenow, ariaValuetext, `as`, async, autocapitalize
  case autocomplete, autocorrect, autofocus, autoplay, axis, background, bgcolor, blocking, border
  case bordercolor, bottommargin, capture, cellpadding, cellspacing, char, charoff, charset, checked
  case cite, `class`, classid, clear, closedby, code, codebase, codetype, color, colorspace, cols
  case colspan, command, commandfor, compact, content, contenteditable, contextmenu, controls, coords
  case crossorigin, data, datafld, dataformatas, datapagesize, datasrc, datatype, datetime, declare
  case decoding, `default`, `defer`, dir, dirname, disabled, download, draggable, dropzone
  case elementtiming, encoding, enctype, enterkeyhint, event, exportparts, face, fetchpriority, `for`, form,
    formaction
  case formenctype, formmethod, formnovalidate, formtarget, frame, frameborder, framespacing
  case generatorUnableToProvideRequiredAlt, headers, headingoffset, headingreset, height, hidden, high
  case href, hreflang, hspace, httpEquiv, id, imagesizes, imagesrcset, inert, inlist, inputmode
  case integrity, `is`, ismap, itemid, itemprop, itemref, itemscope, itemtype, kind, label, lang, language
  case leftmargin, link, list, loading, longdesc, loop, low, lowsrc, manifest, marginheight, marginwidth
  case max, maxlength, media, method, methods, min, minlength, multiple, muted, name, nohref, nomodule
  case nonce, noshade, novalidate, nowrap, onabort, onafterprint, onanimationcancel, onanimationend,
    onanimationiteration, onanimationstart, onauxclick, onbeforeinput
  case onbeforematch, onbeforeprint, onbeforetoggle, onbeforeunload, onblur, oncancel, oncanplay
  case oncanplaythrough, onchange, onclick, onclose, oncommand, oncontextlost, oncontextmenu
  case oncontextrestored, oncopy, oncuechange, oncut, ondblclick, ondrag, ondragend, ondragenter
  case ondragleave, ondragover, ondragstart, ondrop, ondurationchange, onemptied, onended, onerror
  case onfocus, onformdata, ongotpointercapture, onhashchange, oninput, oninvalid, onkeydown, onkeypress
  case onkeyup, onlanguagechange, onload, onloadeddata, onloadedmetadata, onloadstart
  case onlostpointercapture, onmessage, onmessageerror, onmousedown, onmouseenter, onmouseleave
  case onmousemove, onmouseout, onmouseover, onmouseup, onoffline, ononline, onpagehide, onpagereveal
  case onpageshow, onpageswap, onpaste, onpause, onplay, onplaying, onpointercancel, onpointerdown
  case onpointerenter, onpointerleave, onpointermove, onpointerout, onpointerover, onpointerrawupdate
  case onpointerup, onpopstate, onprogress, onratechange, onrejectionhandled, onreset, onresize
  case onscroll, onscrollend, onsecuritypolicyviolation, onseeked, onseeking, onselect, onselectionchange,
    onselectstart, onshow
  case onslotchange, onstalled, onstorage, onsubmit, onsuspend, ontimeupdate, ontoggle, ontouchcancel
  case ontouchend, ontouchmove, ontouchstart, ontransitioncancel, ontransitionend, ontransitionrun,
    ontransitionstart, onunhandledrejection, onunload, onvolumechange, onwaiting
  case onwheel, open, optimum, part, pattern, ping, placeholder, playsinline, popover, popovertarget
  case popovertargetaction, poster, prefix, preload, profile, property, readonly, referrerpolicy, rel
  case required, resource, rev, reversed, rightmargin, role, rows, rowspan, rules, sandbox, scheme
  case scope, scrolling, selected, shadowrootclonable, shadowrootcustomelementregistry
  case shadowrootdelegatesfocus, shadowrootmode, shadowrootserializable, shadowrootslotassignment, shape
  case size, sizes, slot, span, spellcheck, src, srcdoc, srclang, srcset, standby, start, step, style
  case summary, tabindex, target, text, title, topmargin, translate, type, typemustmatch, typeof
  case updateviacache, urn, usemap, valign, value, version, vlink, vocab, vspace, width, workertype
  case wrap, writingsuggestions

  /// The name as it is written: in lower case, words divided by hyphens.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map(\.hyphenated)
}
