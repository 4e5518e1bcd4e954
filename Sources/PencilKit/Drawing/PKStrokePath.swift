import QuinceFoundation

/// A uniform cubic B-spline of control points. It begins at the first and ends at the last.
///
/// A parametric value is a position on it: 0 is the first control point, `count - 1` the last. Values outside are clamped.
///
/// Source: Apple's documentation of `PKStrokePath`.
public struct PKStrokePath: RandomAccessCollection, Sendable, Equatable {
    public typealias Index = Int
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() { self.init(controlPoints: [], creationDate: Date()) }

    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { points.startIndex }
    public var endIndex: Int { points.endIndex }
    public subscript(i: Int) -> PKStrokePoint { points[i] }

    /// The position at a parametric value.
    ///
    /// - Precondition: The path has a point.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }

    /// The point at a parametric value.
    ///
    /// - Precondition: The path has a point.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        precondition(!points.isEmpty, "A path without points has none between them")
        guard points.count > 1 else { return points[0] }
        let value = clamped(parametricValue)
        let first = Swift.min(Int(value), points.count - 2)
        let (weights, t) = (SplineWeights(value - CGFloat(first)), value - CGFloat(first))
        func mix(_ part: (PKStrokePoint) -> CGFloat) -> CGFloat {
            let (second, third) = (part(points[first]), part(points[first + 1]))
            // Beyond the ends the path goes on as it came, and so passes through them.
            let before = first > 0 ? part(points[first - 1]) : 2 * second - third
            let after = first + 2 < points.count ? part(points[first + 2]) : 2 * third - second
            return weights.mix(before, second, third, after)
        }
        func line(_ part: (PKStrokePoint) -> CGFloat) -> CGFloat {
            part(points[first]) + (part(points[first + 1]) - part(points[first])) * t
        }
        return PKStrokePoint(
            location: CGPoint(x: mix(\.location.x), y: mix(\.location.y)), timeOffset: TimeInterval(line { CGFloat($0.timeOffset) }),
            size: CGSize(width: mix(\.size.width), height: mix(\.size.height)), opacity: mix(\.opacity), force: mix(\.force),
            azimuth: line(\.azimuth), altitude: line(\.altitude), secondaryScale: line(\.secondaryScale))
    }

    private func clamped(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : Swift.min(Swift.max(value, 0), CGFloat(Swift.max(points.count - 1, 0)))
    }

    /// Points about two points apart, for drawing; no more than 64 between two control points, and none without a position.
    var samples: [PKStrokePoint] {
        var samples: [PKStrokePoint] = []
        for index in points.indices {
            let next = index + 1 < points.count ? points[index + 1].location : points[index].location
            let distance = hypot(next.x - points[index].location.x, next.y - points[index].location.y)
            let count = distance.isFinite ? Int(Swift.min(Swift.max((distance / 2).rounded(.up), 1), 64)) : 1
            let steps = index + 1 < points.count ? count : 1
            for step in 0..<steps { samples.append(interpolatedPoint(at: CGFloat(index) + CGFloat(step) / CGFloat(steps))) }
        }
        return samples.filter { $0.location.x.isFinite && $0.location.y.isFinite && $0.size.width.isFinite && $0.size.height.isFinite }
    }

    /// Points of a path at equal distances.
    ///
    /// Source: Apple's documentation of `PKStrokePath.InterpolatedSlice`.
    public struct InterpolatedSlice: Sequence, Sendable {
        public enum Stride: Sendable, Equatable {
            /// Points along the path.
            case distance(CGFloat)
            /// Seconds.
            case time(TimeInterval)
            case parametricStep(CGFloat)
        }

        let path: PKStrokePath
        let range: ClosedRange<CGFloat>
        let stride: Stride

        public struct Iterator: IteratorProtocol {
            let slice: InterpolatedSlice
            private var value: CGFloat?

            init(_ slice: InterpolatedSlice) {
                (self.slice, value) = (slice, slice.path.isEmpty ? nil : slice.range.lowerBound)
            }

            public mutating func next() -> PKStrokePoint? {
                guard let value else { return nil }
                let following = slice.path.parametricValue(value, offsetBy: slice.stride)
                if value >= slice.range.upperBound {
                    self.value = nil
                } else {
                    // A stride of nothing ends the sequence; the last point is always there.
                    self.value = following > value ? Swift.min(following, slice.range.upperBound) : nil
                }
                return slice.path.interpolatedPoint(at: value)
            }
        }

        public func makeIterator() -> Iterator { Iterator(self) }
    }

    /// Points of the path, one each stride, and the last.
    ///
    /// - Parameter range: Parametric values; nil for the whole path.
    public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride) -> InterpolatedSlice {
        let whole = 0...CGFloat(Swift.max(points.count - 1, 0))
        return InterpolatedSlice(path: self, range: range?.clamped(to: whole) ?? whole, stride: stride)
    }

    /// The parametric value at a distance from another, which may be negative.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy stride: InterpolatedSlice.Stride) -> CGFloat {
        switch stride {
        case .parametricStep(let step): return clamped(parametricValue + step)
        case .distance(let distance):
            return advance(clamped(parametricValue), abs(distance), distance < 0 ? -1 : 1) { from, to in
                hypot(to.location.x - from.location.x, to.location.y - from.location.y)
            }
        case .time(let time):
            return advance(clamped(parametricValue), abs(CGFloat(time)), time < 0 ? -1 : 1) { CGFloat(abs($1.timeOffset - $0.timeOffset)) }
        }
    }

    /// Goes along the path in small steps until they measure a length.
    private func advance(
        _ start: CGFloat, _ length: CGFloat, _ direction: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat
    ) -> CGFloat {
        guard points.count > 1, length > 0 else { return start }
        let end = direction > 0 ? CGFloat(points.count - 1) : 0
        var (value, remaining, point) = (start, length, interpolatedPoint(at: start))
        while value != end {
            let next = direction > 0 ? Swift.min(value + 0.125, end) : Swift.max(value - 0.125, end)
            let following = interpolatedPoint(at: next)
            let step = measure(point, following)
            if step >= remaining { return value + (next - value) * remaining / step }
            (value, remaining, point) = (next, remaining - step, following)
        }
        return end
    }
}

/// The influence of four control points on a point between the middle two.
private struct SplineWeights {
    private let weights: (CGFloat, CGFloat, CGFloat, CGFloat)

    /// - Parameter t: 0...1 between the second and the third.
    init(_ t: CGFloat) {
        let u = 1 - t
        weights = (
            u * u * u / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6, t * t * t / 6
        )
    }

    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
    }
}
