/// A property of a layer, as it stands in commits. The raw value is its code in the binary form; the case name is its name in the text form.
///
/// Meanings, units and defaults are those of the `CALayer` property of the same name (and `CAShapeLayer`, `CAGradientLayer`).
public enum LayerKey: UInt8, CaseIterable, Sendable, Hashable {
    /// `layer`, `transform`, `gradient`, `shape`, `backdrop` (blurs what lies behind it), `replicator`, `emitter`, or `particles`: a source of particles,
    /// which shows nothing itself; the emitter it stands in draws what comes out of it.
    case kind = 1
    /// The class of the layer's owner, for people who read trees; never affects pixels.
    case name = 2
    case sublayers = 3
    case mask = 4
    /// The number of the process whose tree the layer shows beneath its sublayers, as the device counts its processes; 0 shows none.
    case hostedContext = 5

    case bounds = 10
    case position = 11
    case zPosition = 12
    case anchorPoint = 13
    case anchorPointZ = 14
    case transform = 15
    case sublayerTransform = 16
    case isGeometryFlipped = 17
    case isDoubleSided = 18
    /// Whether a `replicator` holds its sublayers in space as a `transform` layer does.
    case preservesDepth = 19

    case isHidden = 30
    case opacity = 31
    case masksToBounds = 32
    case backgroundColor = 33
    case cornerRadius = 34
    /// Bits 1 min-x min-y, 2 max-x min-y, 4 min-x max-y, 8 max-x max-y, as `CACornerMask`.
    case maskedCorners = 35
    /// `circular` or `continuous`.
    case cornerCurve = 36
    case borderWidth = 37
    case borderColor = 38
    case shadowColor = 39
    case shadowOpacity = 40
    case shadowOffset = 41
    case shadowRadius = 42
    case shadowPath = 43
    /// A CSS blend mode name (`multiply`, `screen`, …) or `normal`.
    case compositingFilter = 44
    /// By how much the layer's finished picture is blurred, its shadow included: the standard deviation in points. Opacity, mask and blend mode come after it.
    case filterBlurRadius = 45
    /// The matrix applied to the picture's colours after the blur: four rows of five numbers as in SVG's `feColorMatrix`, in sRGB; empty applies
    /// none.
    case filterColorMatrix = 46
    /// Whether blend modes of the layers below end at this one.
    case isIsolated = 47

    case contents = 60
    case contentsRect = 61
    case contentsCenter = 62
    /// The `CALayerContentsGravity` raw value.
    case contentsGravity = 63
    case contentsScale = 64
    /// `linear`, `nearest` or `trilinear`.
    case magnificationFilter = 65
    case minificationFilter = 66
    /// Multiplies the contents' alpha mask with this colour; how template images are tinted without redrawing.
    case contentsTint = 67

    case path = 80
    case fillColor = 81
    /// `non-zero` or `even-odd`.
    case fillRule = 82
    case strokeColor = 83
    case strokeStart = 84
    case strokeEnd = 85
    case lineWidth = 86
    case miterLimit = 87
    /// `butt`, `round` or `square`.
    case lineCap = 88
    /// `miter`, `round` or `bevel`.
    case lineJoin = 89
    case lineDashPhase = 90
    case lineDashPattern = 91

    /// `axial`, `radial` or `conic`.
    case gradientType = 100
    case colors = 101
    case locations = 102
    case startPoint = 103
    case endPoint = 104

    /// Blur radius in points of a `backdrop` layer.
    case backdropBlurRadius = 110
    /// Saturation factor of a `backdrop` layer, 1 = unchanged.
    case backdropSaturation = 111

    /// The shape in which particles of a `particles` layer appear: `point`, `line`, `rectangle`, `circle`, `cuboid` or `sphere`.
    case emitterShape = 112
    /// `points`, `outline`, `surface` or `volume`.
    case emitterMode = 113
    /// The order and blending of an `emitter`'s particles: a `CAEmitterLayerRenderMode` raw value.
    case renderMode = 114
    case emitterPosition = 115
    case emitterSize = 116
    /// When particles appear: the numbers of `ParticleEmission`.
    case emission = 117
    /// The motion of a particle: the numbers of `ParticleMotion`.
    case particleMotion = 118
    /// Red, green, blue and alpha of a particle, then how far each may lie from it, then by how much each changes in a second.
    case particleColors = 119

    case instanceCount = 120
    case instanceDelay = 121
    case instanceTransform = 122
    case instanceColor = 123
    /// By how much each instance's factor of a colour component differs from that of the instance before.
    case instanceRedOffset = 124
    case instanceGreenOffset = 125
    case instanceBlueOffset = 126
    case instanceAlphaOffset = 127
}
