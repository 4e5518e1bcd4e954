/// A change of colours: what of red, green, blue, opacity and 1 goes into the new red (`r1…r5`), green (`g1…g5`), blue (`b1…b5`) and opacity
/// (`a1…a5`). At first it changes nothing.
///
/// Source: Apple's documentation of `ColorMatrix`.
@frozen public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    public init() {}

    var change: ColorChange {
        ColorChange(
            numbers: [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) })
    }
}

extension GraphicsContext.Filter {
    /// Colours changed by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
        GraphicsContext.Filter(kind: .colors(matrix.change))
    }
    /// The picture of what is drawn, transformed in the canvas's coordinates, perspective included.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
        GraphicsContext.Filter(kind: .projection(matrix))
    }
}
