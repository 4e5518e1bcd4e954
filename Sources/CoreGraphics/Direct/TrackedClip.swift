/// A filled path in device space.
struct FilledShape: Hashable {
    var outline: PathStorage
    var rule: CGPathFillRule
}

/// What cairo's clip is, as far as painting past cairo can follow it.
struct TrackedClip {
    /// Nothing is painted outside these pixels.
    private(set) var box: PixelBox
    /// The smooth shape that limits painting further.
    private(set) var shape: FilledShape?
    /// Whether there is more to the clip than `box` and `shape`.
    private(set) var isCut = false

    init(_ box: PixelBox) { self.box = box }

    mutating func intersect(_ outline: PathStorage, _ rule: CGPathFillRule, isSmooth: Bool) {
        guard !outline.kinds.isEmpty else { return box.width = 0 }
        if let rectangle = outline.rectangle, let pixels = PixelBox(exactly: rectangle) {
            box = box.intersection(pixels)
        } else if isSmooth, shape == nil, let pixels = PixelBox(around: outline.controlPointBox) {
            box = box.intersection(pixels)
            shape = FilledShape(outline: outline, rule: rule)
        } else {
            isCut = true
        }
    }
}
