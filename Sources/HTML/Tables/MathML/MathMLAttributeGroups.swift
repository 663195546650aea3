extension AttributeGroup {
  /// The namespaces of a MathML element.
  static let mathNamespaces = AttributeGroup([
    "xmlns": .exactly(["http://www.w3.org/1998/Math/MathML"]),
    "xmlns:xlink": .exactly(["http://www.w3.org/1999/xlink"]),
  ])
  /// The attributes of XLink that the parser of HTML knows (HTML §13.2.6.1); MathML leaves them open.
  static let xlink = AttributeGroup([
    "xlink:actuate": .text, "xlink:arcrole": .text, "xlink:href": .text, "xlink:role": .text,
    "xlink:show": .text, "xlink:title": .text, "xlink:type": .text,
  ])
  /// What nearly every element has (MathML 3 §2.1.6).
  static let mathCommon = AttributeGroup(
    .mathNamespaces, .xlink,
    and: [
      "class": .text, "href": .url, "id": .xmlName, "other": .text, "style": .styleDeclarations,
      "xml:lang": .languageOrEmpty, "xml:space": .text, "xref": .text,
    ]
  )
  /// What a symbol means (MathML 3 §4.2.3).
  static let mathDefinition = AttributeGroup(["definitionURL": .url, "encoding": .text])
  /// The colours of an element (MathML 3 §3.1.10).
  static let mathPaint = AttributeGroup([
    "mathbackground": .either(["transparent"], .mathColour), "mathcolor": .mathColour,
  ])
  /// What all elements of presentation have (MathML 3 §3.1.10, MathML Core §2.1.3, MathML 4 §5).
  static let mathPresentation = AttributeGroup(
    .mathCommon, .mathPaint,
    and: [
      "arg": .xmlName, "dir": .exactly(["ltr", "rtl"]), "displaystyle": .exactly(["false", "true"]),
      "intent": .text,
      "mathsize": .either(["big", "normal", "small"], .mathLength), "scriptlevel": .integer,
    ]
  )
  /// The style of text (MathML 3 §3.2.2).
  static let mathTokenStyle = AttributeGroup([
    "mathvariant": .exactly([
      "bold", "bold-fraktur", "bold-italic", "bold-sans-serif", "bold-script", "double-struck", "fraktur",
      "initial", "italic", "looped", "monospace", "normal", "sans-serif", "sans-serif-bold-italic",
      "sans-serif-italic", "script", "stretched", "tailed",
    ])
  ])
  /// The style of text as MathML 1 wrote it (MathML 3 §3.2.2.1).
  static let mathOldTokenStyle = AttributeGroup([
    "background": .either(["transparent"], .mathColour), "color": .mathColour, "fontfamily": .text,
    "fontsize": .mathLength, "fontstyle": .exactly(["italic", "normal"]),
    "fontweight": .exactly(["bold", "normal"]),
  ])
  /// What tokens have (MathML 3 §3.2).
  static let mathToken = AttributeGroup(
    .mathPresentation, .mathTokenStyle, .mathOldTokenStyle
  )
  /// The extent of a space (MathML 3 §3.2.7).
  static let mathBox = AttributeGroup(["depth": .mathLength, "height": .mathLength, "width": .mathLength])
  /// How lines of a formula are indented (MathML 3 §3.2.5.2.3).
  static let mathIndentation = AttributeGroup([
    "indentalign": .exactly(["auto", "center", "id", "left", "right"]),
    "indentalignfirst": .exactly(["auto", "center", "id", "indentalign", "left", "right"]),
    "indentalignlast": .exactly(["auto", "center", "id", "indentalign", "left", "right"]),
    "indentshift": .mathLength, "indentshiftfirst": .either(["indentshift"], .mathLength),
    "indentshiftlast": .either(["indentshift"], .mathLength), "indenttarget": .text,
  ])
  /// How an operator is set (MathML 3 §3.2.5).
  static let mathOperator = AttributeGroup([
    "accent": .exactly(["false", "true"]), "fence": .exactly(["false", "true"]),
    "form": .exactly(["infix", "postfix", "prefix"]), "largeop": .exactly(["false", "true"]),
    "linebreak": .exactly(["auto", "badbreak", "goodbreak", "newline", "nobreak"]),
    "linebreakmultchar": .text,
    "linebreakstyle": .exactly(["after", "before", "duplicate", "infixlinebreakstyle"]),
    "lineleading": .mathLength, "lspace": .mathLength, "maxsize": .either(["infinity"], .mathLength),
    "minsize": .mathLength, "movablelimits": .exactly(["false", "true"]), "rspace": .mathLength,
    "separator": .exactly(["false", "true"]), "stretchy": .exactly(["false", "true"]),
    "symmetric": .exactly(["false", "true"]),
  ])
  /// How a fraction is set (MathML 3 §3.3.2).
  static let mathFraction = AttributeGroup([
    "bevelled": .exactly(["false", "true"]), "denomalign": .exactly(["center", "left", "right"]),
    "linethickness": .either(["medium", "thick", "thin"], .mathLength),
    "numalign": .exactly(["center", "left", "right"]),
  ])
  /// What is set around and between (MathML 3 §3.3.8).
  static let mathFence = AttributeGroup(["open": .text, "close": .text, "separators": .text])
  /// What is set around a string (MathML 3 §3.2.8).
  static let mathQuotes = AttributeGroup(["lquote": .text, "rquote": .text])
  /// How far scripts are moved (MathML 3 §3.4).
  static let mathScripts = AttributeGroup(["subscriptshift": .mathLength, "superscriptshift": .mathLength])
  /// Whether what is above or below is an accent (MathML 3 §3.4).
  static let mathAccents = AttributeGroup([
    "accent": .exactly(["false", "true"]), "accentunder": .exactly(["false", "true"]),
    "align": .exactly(["center", "left", "right"]),
  ])
  /// How a table is set (MathML 3 §3.5.1).
  static let mathTable = AttributeGroup([
    "alignmentscope": .list(.exactly(["false", "true"])),
    "columnalign": .list(.exactly(["center", "left", "right"])),
    "columnlines": .list(.exactly(["dashed", "none", "solid"])), "columnspacing": .list(.mathLength),
    "columnwidth": .list(.either(["auto", "fit"], .mathLength)), "equalcolumns": .exactly(["false", "true"]),
    "equalrows": .exactly(["false", "true"]),
    "frame": .exactly(["dashed", "none", "solid"]), "framespacing": .list(.mathLength), "groupalign": .text,
    "minlabelspacing": .mathLength,
    "rowalign": .list(.exactly(["axis", "baseline", "bottom", "center", "top"])),
    "rowlines": .list(.exactly(["dashed", "none", "solid"])), "rowspacing": .list(.mathLength),
    "side": .exactly(["left", "leftoverlap", "right", "rightoverlap"]),
  ])
  /// How many rows and columns a cell fills (MathML 3 §3.5.4).
  static let mathSpan = AttributeGroup(["columnspan": .positiveInteger, "rowspan": .positiveInteger])
  /// How elementary arithmetic is set (MathML 3 §3.6.1).
  static let mathStack = AttributeGroup([
    "charalign": .exactly(["center", "left", "right"]),
    "charspacing": .either(["loose", "medium", "tight"], .mathLength),
    "stackalign": .exactly(["center", "decimalpoint", "left", "right"]),
  ])
  /// Carries, and digits crossed out (MathML 3 §3.6.5, §3.6.6).
  static let mathCarries = AttributeGroup([
    "crossout": .list(
      .exactly([
        "downdiagonalstrike", "horizontalstrike", "none", "updiagonalstrike", "verticalstrike",
      ])),
    "location": .exactly(["e", "n", "ne", "nw", "s", "se", "sw", "w"]),
  ])
  /// A line across a stack (MathML 3 §3.6.7).
  static let mathLine = AttributeGroup([
    "leftoverhang": .mathLength, "length": .nonNegativeInteger,
    "mslinethickness": .either(["medium", "thick", "thin"], .mathLength), "rightoverhang": .mathLength,
  ])
  /// Where a row of a stack is put (MathML 3 §3.6.4).
  static let mathPosition = AttributeGroup(["position": .integer])
  /// What an annotation says and where (MathML 3 §5.2).
  static let mathAnnotation = AttributeGroup(["cd": .xmlName, "name": .xmlName, "src": .url])
  /// What `math` and `mstyle` set for the elements inside (MathML 3 §2.2, §3.3.4).
  static let mathInherited = AttributeGroup(
    .mathTokenStyle, .mathBox, .mathIndentation, .mathOperator, .mathFraction, .mathFence,
    .mathQuotes, .mathScripts, .mathAccents, .mathTable, .mathSpan, .mathStack, .mathCarries, .mathLine,
    .mathPosition,
    and: [
      "decimalpoint": .nonEmptyText, "edge": .exactly(["left", "right"]),
      "infixlinebreakstyle": .exactly(["after", "before", "duplicate"]),
      "longdivstyle": .exactly([
        ":right=right", "left)(right", "left/\\right", "lefttop", "mediumstackedrightright", "righttop",
        "shortstackedrightright", "stackedleftleft", "stackedleftlinetop", "stackedrightright",
      ]),
      "notation": .text, "scriptminsize": .mathLength,
      "scriptsizemultiplier": .number, "selection": .positiveInteger, "shift": .integer,
      "valign": .mathLength,
    ]
  )
}
