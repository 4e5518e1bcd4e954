/// A curve from (0, 0) to (1, 1): how far something is when a part of its time has passed.
///
/// Source: Apple's documentation of `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case circularIn, circularOut, circularInOut
    }

    private let form: Form
    /// Whether times and values have changed places.
    private var isInverse = false

    private init(_ form: Form) { self.form = form }

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { form = .bezier(x1, y1, x2, y2) }

    /// A cubic Bézier curve with these control points; their horizontal coordinates are limited to 0…1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func limited(_ x: CGFloat) -> Double { Double(min(max(x, 0), 1)) }
        return UnitCurve(limited(startControlPoint.x), Double(startControlPoint.y), limited(endControlPoint.x), Double(endControlPoint.y))
    }

    public static let linear = UnitCurve(0, 0, 1, 1)
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    @available(*, deprecated, renamed: "easeInOut")
    public static var easeInEaseOut: UnitCurve { easeInOut }
    /// Along the lower part of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Along the upper part of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Along one and then the other.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The control points of the cubic curve nearest to this one.
    var controlPoints: (Double, Double, Double, Double) {
        let points: (Double, Double, Double, Double) =
            switch form {
            case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
            // As a quarter of a circle, and two of them.
            case .circularIn: (0.5523, 0, 1, 0.4477)
            case .circularOut: (0, 0.5523, 0.4477, 1)
            case .circularInOut: (0.85, 0, 0.15, 1)
            }
        return isInverse ? (points.1, points.0, points.3, points.2) : points
    }

    /// The curve with times and values in each other's place.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    /// The value when `progress`, 0…1, of the time has passed.
    public func value(at progress: Double) -> Double {
        guard isInverse else { return straightValue(at: progress) }
        let wanted = min(max(progress, 0), 1)
        return Self.halving { straightValue(at: $0) < wanted }
    }

    /// How much the value grows there, in values a whole time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (start, end) = (max(0, progress - step), min(1, progress + step))
        return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
    }

    private func straightValue(at part: Double) -> Double {
        guard part > 0 else { return 0 }
        guard part < 1 else { return 1 }
        switch form {
        case .circularIn: return 1 - (1 - part * part).squareRoot()
        case .circularOut: return (1 - (1 - part) * (1 - part)).squareRoot()
        case .circularInOut:
            let double = part * 2
            return part < 0.5 ? (1 - (1 - double * double).squareRoot()) / 2 : (1 + (1 - (2 - double) * (2 - double)).squareRoot()) / 2
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return part }
            return Self.coordinate(Self.halving { Self.coordinate($0, x1, x2) < part }, y1, y2)
        }
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// The place in 0…1 where something that grows with it is no longer too small.
    private static func halving(_ isTooSmall: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isTooSmall(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
