extension ElementDefinition {
  /// Animations (SVG 1.1 §19, which SVG Animations 2 carries on).
  static let svgAnimation: [ElementDefinition] = [
    .svg(
      "animate", "SVG11/animate.html#AnimateElement",
      contains: .svgDescriptions,
      groups: [
        .core, .focus, .conditional, .reference, .animationTarget, .animationTiming, .animationValues,
      ],
      required: ["attributeName"]),
    .svg(
      "set", "SVG11/animate.html#SetElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .conditional, .reference, .animationTarget, .animationTiming],
      attributes: ["to": .text],
      required: ["attributeName"]),
    .svg(
      "animateMotion", "SVG11/animate.html#AnimateMotionElement",
      contains: .elements("desc", "metadata", "mpath", "title"),
      groups: [.core, .focus, .conditional, .reference, .animationTiming, .animationValues],
      attributes: ["keyPoints": .text, "origin": .text, "path": .text, "rotate": .text]),
    .svg(
      "mpath", "SVG11/animate.html#MPathElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .reference]),
    .svg(
      "animateColor", "SVG11/animate.html#AnimateColorElement",
      contains: .svgDescriptions,
      groups: [
        .core, .focus, .conditional, .reference, .animationTarget, .animationTiming, .animationValues,
      ],
      required: ["attributeName"]),
    .svg(
      "animateTransform", "SVG11/animate.html#AnimateTransformElement",
      contains: .svgDescriptions,
      groups: [
        .core, .focus, .conditional, .reference, .animationTarget, .animationTiming, .animationValues,
      ],
      attributes: ["type": .exactly(["rotate", "scale", "skewX", "skewY", "translate"])],
      required: ["attributeName"]),
  ]
}
