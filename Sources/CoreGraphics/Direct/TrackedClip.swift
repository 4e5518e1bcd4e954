/// A filled path in device space.
struct FilledShape: Hashable {
    var outline: PathStorage
    var rule: CGPathFillRule
}

/// An approximation of cairo's clip for painting without cairo.
struct TrackedClip {
    /// Nothing is painted outside these pixels.
    private(set) var box: PixelRect
    /// The smooth shape that limits painting further.
    private(set) var shape: FilledShape?
    /// Whether there is more to the clip than `box` and `shape`.
    private(set) var isCut = false

    init(_ box: PixelRect) { self.box = box }

    mutating func intersect(_ outline: PathStorage, _ rule: CGPathFillRule, isSmooth: Bool) {
        guard !outline.kinds.isEmpty else { return box.width = 0 }
        if let rectangle = outline.rectangle, let pixels = PixelRect(onCairosGrid: rectangle) {
            box = box.intersection(pixels)
        } else if isSmooth, shape == nil, let pixels = PixelRect(touching: outline.controlPointBox) {
            box = box.intersection(pixels)
            shape = FilledShape(outline: outline, rule: rule)
        } else {
            isCut = true
        }
    }
}
