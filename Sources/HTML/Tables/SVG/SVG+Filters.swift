extension ElementDefinition {
  /// Filters, their steps and sources of light (Filter Effects 1).
  static let svgFilters: [ElementDefinition] = [
    .svg(
      "filter", "filter-effects-1/#FilterElement",
      contains: .elements(
        "animate", "desc", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
        "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDropShadow", "feFlood",
        "feGaussianBlur", "feImage", "feMerge", "feMorphology", "feOffset", "feSpecularLighting", "feTile",
        "feTurbulence", "metadata", "set", "title"
      ),
      groups: [.core, .focus, .styling, .presentation, .reference, .position, .size],
      attributes: [
        "filterUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
        "primitiveUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
      ]),
    .svg(
      "feBlend", "filter-effects-1/#feBlendElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: [
        "in2": .text,
        "mode": .exactly([
          "color", "color-burn", "color-dodge", "darken", "difference", "exclusion", "hard-light", "hue",
          "lighten", "luminosity", "multiply", "normal", "overlay", "saturation", "screen", "soft-light",
        ]),
      ],
      required: ["in2"]),
    .svg(
      "feColorMatrix", "filter-effects-1/#feColorMatrixElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: [
        "type": .exactly(["hueRotate", "luminanceToAlpha", "matrix", "saturate"]), "values": .text,
      ]),
    .svg(
      "feComponentTransfer", "filter-effects-1/#feComponentTransferElement",
      contains: .elements("feFuncA", "feFuncB", "feFuncG", "feFuncR"),
      groups: [.filterPrimitive, .filterInput]),
    .svg(
      "feFuncR", "filter-effects-1/#feFuncRElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .transferFunction],
      required: ["type"]),
    .svg(
      "feFuncG", "filter-effects-1/#feFuncGElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .transferFunction],
      required: ["type"]),
    .svg(
      "feFuncB", "filter-effects-1/#feFuncBElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .transferFunction],
      required: ["type"]),
    .svg(
      "feFuncA", "filter-effects-1/#feFuncAElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .transferFunction],
      required: ["type"]),
    .svg(
      "feComposite", "filter-effects-1/#feCompositeElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: [
        "in2": .text, "k1": .text, "k2": .text, "k3": .text, "k4": .text,
        "operator": .exactly(["arithmetic", "atop", "in", "lighter", "out", "over", "xor"]),
      ],
      required: ["in2"]),
    .svg(
      "feConvolveMatrix", "filter-effects-1/#feConvolveMatrixElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: [
        "bias": .text, "divisor": .text, "edgeMode": .exactly(["duplicate", "none", "wrap"]),
        "kernelMatrix": .text, "kernelUnitLength": .text, "order": .text,
        "preserveAlpha": .exactly(["false", "true"]), "targetX": .text, "targetY": .text,
      ],
      required: ["kernelMatrix", "order"]),
    .svg(
      "feDiffuseLighting", "filter-effects-1/#feDiffuseLightingElement",
      contains: .svgLightSources,
      groups: [.filterPrimitive, .styling, .colour, .lighting, .filterInput],
      attributes: ["diffuseConstant": .text, "kernelUnitLength": .text, "surfaceScale": .text]),
    .svg(
      "feDisplacementMap", "filter-effects-1/#feDisplacementMapElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: [
        "in2": .text, "scale": .text, "xChannelSelector": .exactly(["A", "B", "G", "R"]),
        "yChannelSelector": .exactly(["A", "B", "G", "R"]),
      ],
      required: ["in2"]),
    .svg(
      "feDropShadow", "filter-effects-1/#feDropShadowElement",
      contains: .elements("animate", "desc", "metadata", "script", "set", "title"),
      groups: [
        .filterPrimitive, .styling, .colour, .fillAndStroke, .rendering, .markers, .font, .textLayout,
        .writingMode, .stops, .flood, .lighting, .viewport, .background, .filterInput,
      ],
      attributes: ["dx": .text, "dy": .text, "stdDeviation": .text]),
    .svg(
      "feFlood", "filter-effects-1/#feFloodElement",
      contains: .elements("animate", "animateColor", "set"),
      groups: [.filterPrimitive, .styling, .colour, .flood, .filterInput]),
    .svg(
      "feGaussianBlur", "filter-effects-1/#feGaussianBlurElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: ["stdDeviation": .text]),
    .svg(
      "feImage", "filter-effects-1/#feImageElement",
      contains: .elements("animate", "animateTransform", "set"),
      groups: [
        .filterPrimitive, .styling, .colour, .fillAndStroke, .rendering, .markers, .font, .textLayout,
        .writingMode, .stops, .flood, .lighting, .viewport, .background, .embedding,
      ],
      attributes: ["crossorigin": .crossOrigin, "preserveAspectRatio": .preserveAspectRatio]),
    .svg(
      "feMerge", "filter-effects-1/#feMergeElement",
      contains: .elements("feMergeNode"),
      groups: [.filterPrimitive]),
    .svg(
      "feMergeNode", "filter-effects-1/#feMergeElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .filterInput]),
    .svg(
      "feMorphology", "filter-effects-1/#feMorphologyElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: ["operator": .exactly(["dilate", "erode"]), "radius": .text]),
    .svg(
      "feOffset", "filter-effects-1/#feOffsetElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput],
      attributes: ["dx": .text, "dy": .text]),
    .svg(
      "feSpecularLighting", "filter-effects-1/#feSpecularLightingElement",
      contains: .svgLightSources,
      groups: [.filterPrimitive, .styling, .colour, .lighting, .filterInput],
      attributes: [
        "kernelUnitLength": .text, "specularConstant": .text, "specularExponent": .text,
        "surfaceScale": .text,
      ]),
    .svg(
      "feTile", "filter-effects-1/#feTileElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive, .filterInput]),
    .svg(
      "feTurbulence", "filter-effects-1/#feTurbulenceElement",
      contains: .svgPrimitiveAnimations,
      groups: [.filterPrimitive],
      attributes: [
        "baseFrequency": .text, "numOctaves": .text, "seed": .text,
        "stitchTiles": .exactly(["noStitch", "stitch"]), "type": .exactly(["fractalNoise", "turbulence"]),
      ]),
    .svg(
      "feDistantLight", "filter-effects-1/#feDistantLightElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus],
      attributes: ["azimuth": .text, "elevation": .text]),
    .svg(
      "fePointLight", "filter-effects-1/#fePointLightElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .position],
      attributes: ["z": .text]),
    .svg(
      "feSpotLight", "filter-effects-1/#feSpotLightElement",
      contains: .svgPrimitiveAnimations,
      groups: [.core, .focus, .position],
      attributes: [
        "limitingConeAngle": .text, "pointsAtX": .text, "pointsAtY": .text, "pointsAtZ": .text,
        "specularExponent": .text, "z": .text,
      ]),
  ]
}
