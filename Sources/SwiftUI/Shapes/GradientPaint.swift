/// A gradient with resolved colours.
struct GradientPaint: Equatable {
    enum Kind: Equatable {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, start: CGFloat, end: CGFloat)
        case elliptical(UnitPoint, start: CGFloat, end: CGFloat)
        case angular(UnitPoint, start: Angle, end: Angle)
        /// The first of the colours is the background's, the others are those of the points.
        case mesh(Mesh)
    }

    var kind: Kind
    var colors: [CGColor]
    var locations: [CGFloat]
}
