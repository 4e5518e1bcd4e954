/// The state saved by `saveGState`. (Cairo saves the clip.)
struct GraphicsState {
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// User space to CoreGraphics' device space, whose origin is the bottom left corner.
    var ctm: CGAffineTransform
    var fillColor = CGColor.opaqueBlack
    var strokeColor = CGColor.opaqueBlack
    var fillSpace: CGColorSpace?
    var patternPhase = CGSize.zero
    var strokeSpace: CGColorSpace?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0.5
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var textMode = CGTextDrawingMode.fill
    var interpolation = CGInterpolationQuality.default
    var allowsAntialiasing = true
    var antialiases = true
    /// Coverage of the whole bitmap, where `clip(to:mask:)` was used.
    var mask: PixelBuffer?
    var clip: TrackedClip
    /// Whether what is drawn goes into a transparency layer.
    var isInLayer = false
}
