/// A gradient with resolved colours.
struct GradientPaint: Equatable {
    enum Kind: Equatable {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, start: CGFloat, end: CGFloat)
        case elliptical(UnitPoint, start: CGFloat, end: CGFloat)
        case angular(UnitPoint, start: Angle, end: Angle)
    }

    var kind: Kind
    var colors: [CGColor]
    var locations: [CGFloat]
}
