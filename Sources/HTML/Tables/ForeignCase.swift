/// How the parser of HTML restores letter case in foreign content. The tables are for messages: the checker
/// itself compares without regard to case.
enum ForeignCase {
  /// The names of SVG elements that hold capital letters, by the name in lower case (HTML §13.2.6.5).
  static let svgElements: [String: String] = [
    "altglyph": "altGlyph", "altglyphdef": "altGlyphDef", "altglyphitem": "altGlyphItem",
    "animatecolor": "animateColor", "animatemotion": "animateMotion", "animatetransform": "animateTransform",
    "clippath": "clipPath", "feblend": "feBlend", "fecolormatrix": "feColorMatrix",
    "fecomponenttransfer": "feComponentTransfer", "fecomposite": "feComposite",
    "feconvolvematrix": "feConvolveMatrix", "fediffuselighting": "feDiffuseLighting",
    "fedisplacementmap": "feDisplacementMap", "fedistantlight": "feDistantLight",
    "fedropshadow": "feDropShadow", "feflood": "feFlood", "fefunca": "feFuncA", "fefuncb": "feFuncB",
    "fefuncg": "feFuncG", "fefuncr": "feFuncR", "fegaussianblur": "feGaussianBlur", "feimage": "feImage",
    "femerge": "feMerge", "femergenode": "feMergeNode", "femorphology": "feMorphology",
    "feoffset": "feOffset", "fepointlight": "fePointLight", "fespecularlighting": "feSpecularLighting",
    "fespotlight": "feSpotLight", "fetile": "feTile", "feturbulence": "feTurbulence",
    "foreignobject": "foreignObject", "glyphref": "glyphRef", "lineargradient": "linearGradient",
    "radialgradient": "radialGradient", "textpath": "textPath",
  ]

  /// The names of SVG attributes that hold capital letters, by the name in lower case (HTML §13.2.6.1, adjust
  /// SVG attributes).
  static let svgAttributes: [String: String] = [
    "attributename": "attributeName", "attributetype": "attributeType", "basefrequency": "baseFrequency",
    "baseprofile": "baseProfile", "calcmode": "calcMode", "clippathunits": "clipPathUnits",
    "diffuseconstant": "diffuseConstant", "edgemode": "edgeMode", "filterunits": "filterUnits",
    "glyphref": "glyphRef", "gradienttransform": "gradientTransform", "gradientunits": "gradientUnits",
    "kernelmatrix": "kernelMatrix", "kernelunitlength": "kernelUnitLength", "keypoints": "keyPoints",
    "keysplines": "keySplines", "keytimes": "keyTimes", "lengthadjust": "lengthAdjust",
    "limitingconeangle": "limitingConeAngle", "markerheight": "markerHeight", "markerunits": "markerUnits",
    "markerwidth": "markerWidth", "maskcontentunits": "maskContentUnits", "maskunits": "maskUnits",
    "numoctaves": "numOctaves", "pathlength": "pathLength", "patterncontentunits": "patternContentUnits",
    "patterntransform": "patternTransform", "patternunits": "patternUnits", "pointsatx": "pointsAtX",
    "pointsaty": "pointsAtY", "pointsatz": "pointsAtZ", "preservealpha": "preserveAlpha",
    "preserveaspectratio": "preserveAspectRatio", "primitiveunits": "primitiveUnits", "refx": "refX",
    "refy": "refY", "repeatcount": "repeatCount", "repeatdur": "repeatDur",
    "requiredextensions": "requiredExtensions", "requiredfeatures": "requiredFeatures",
    "specularconstant": "specularConstant", "specularexponent": "specularExponent",
    "spreadmethod": "spreadMethod", "startoffset": "startOffset", "stddeviation": "stdDeviation",
    "stitchtiles": "stitchTiles", "surfacescale": "surfaceScale", "systemlanguage": "systemLanguage",
    "tablevalues": "tableValues", "targetx": "targetX", "targety": "targetY", "textlength": "textLength",
    "viewbox": "viewBox", "viewtarget": "viewTarget", "xchannelselector": "xChannelSelector",
    "ychannelselector": "yChannelSelector", "zoomandpan": "zoomAndPan",
  ]

  /// The names of MathML attributes that hold capital letters, by the name in lower case (HTML §13.2.6.1,
  /// adjust MathML attributes).
  static let mathMLAttributes: [String: String] = ["definitionurl": "definitionURL"]
}
