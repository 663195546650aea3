extension ElementDefinition {
  /// The attributes that every element of HTML may have (HTML §3.2.6) with those of microdata (HTML §5.2)
  /// and of shadow parts (CSS Shadow Parts 1 §2); not event handlers, `aria-…` and `role`, `data-…` and RDFa.
  static let globalAttributes: AttributeList<ValueKind> = [
    "accesskey": .accessKeys,
    "autocapitalize": .keyword(["on", "off", "none", "sentences", "words", "characters"]),
    "autocorrect": .keyword(["", "on", "off"]), "autofocus": .boolean, "class": .text,
    "contenteditable": .keyword(["", "true", "false", "plaintext-only"]),
    "dir": .keyword(["ltr", "rtl", "auto"]), "draggable": .keyword(["true", "false"]),
    "enterkeyhint": .keyword(["enter", "done", "go", "next", "previous", "search", "send"]),
    "exportparts": .text,
    "headingoffset": .integerIn(0...8), "headingreset": .boolean,
    "hidden": .keyword(["", "hidden", "until-found"]), "id": .id, "inert": .boolean,
    "inputmode": .keyword(["none", "text", "tel", "email", "url", "numeric", "decimal", "search"]),
    "is": .customElementName, "itemid": .url, "itemprop": .microdataProperties, "itemref": .idReferences,
    "itemscope": .boolean, "itemtype": .absoluteURLs, "lang": .languageOrEmpty, "nonce": .text,
    "part": .text, "popover": .keyword(["", "auto", "manual", "hint"]), "slot": .text,
    "spellcheck": .keyword(["", "true", "false"]), "style": .styleDeclarations, "tabindex": .integer,
    "title": .text, "translate": .keyword(["", "yes", "no"]),
    "writingsuggestions": .keyword(["", "true", "false"]),
  ]

  /// Attributes that every element had once and no browser acts on, and what to use instead (HTML §16.2).
  static let removedGlobalAttributes: AttributeList<String> = [
    "contextmenu": "listen to the event contextmenu",
    "dropzone": "listen to the events dragenter and dragover",
    "onshow": "listen to the event contextmenu",
  ]

  /// The event handlers that every element may have (HTML §8.1.8.2, UI Events, Pointer Events, Touch Events,
  /// CSS Animations, CSS Transitions, Selection API).
  static let eventHandlerAttributes: [String] = [
    "onanimationcancel", "onanimationend", "onanimationiteration", "onanimationstart", "onauxclick",
    "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay",
    "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu",
    "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend",
    "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange",
    "onemptied", "onended", "onerror", "onfocus", "onformdata", "ongotpointercapture", "oninput",
    "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata",
    "onloadstart", "onlostpointercapture", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove",
    "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying",
    "onpointercancel", "onpointerdown", "onpointerenter", "onpointerleave", "onpointermove",
    "onpointerout", "onpointerover", "onpointerrawupdate", "onpointerup", "onprogress", "onratechange",
    "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked",
    "onseeking", "onselect", "onselectionchange", "onselectstart", "onslotchange", "onstalled",
    "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "ontouchcancel", "ontouchend", "ontouchmove",
    "ontouchstart", "ontransitioncancel", "ontransitionend", "ontransitionrun", "ontransitionstart",
    "onvolumechange", "onwaiting", "onwheel",
  ]

  /// The event handlers of the window, which `body` may have as well (HTML §8.1.8.2).
  static let windowEventHandlerAttributes: [String] = [
    "onafterprint", "onbeforeprint", "onbeforeunload", "onhashchange", "onlanguagechange", "onmessage",
    "onmessageerror", "onoffline", "ononline", "onpagehide", "onpagereveal", "onpageshow", "onpageswap",
    "onpopstate", "onrejectionhandled", "onstorage", "onunhandledrejection", "onunload",
  ]
}
