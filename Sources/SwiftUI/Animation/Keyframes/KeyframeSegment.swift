/// A part of a track of keyframes: the way to one value. Source of the kind: SwiftUI's interface has such types, too.
public struct _KeyframeSegment<Vector: VectorArithmetic> {
    enum Course {
        case linear(UnitCurve)
        /// Along a cubic curve that has these velocities at its ends; nil for those that fit the neighbours.
        case cubic(start: Vector?, end: Vector?)
        case spring(Spring, start: Vector?)
        /// At once.
        case move
    }

    let target: Vector
    let duration: Double
    let course: Course
}

/// A value's way along segments.
struct KeyframeCourse<Vector: VectorArithmetic> {
    private struct Leg {
        let start: Double
        let segment: _KeyframeSegment<Vector>
        let from, startVelocity, endVelocity: Vector
    }

    private var legs: [Leg] = []
    private let initial: Vector
    let duration: Double

    init(from initial: Vector, _ segments: [_KeyframeSegment<Vector>]) {
        self.initial = initial
        var (time, value, velocity) = (0.0, initial, Vector.zero)
        for (index, segment) in segments.enumerated() {
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            let leg = Self.leg(segment, next, time, value, velocity)
            legs.append(leg)
            time += segment.duration
            (value, velocity) = (Self.value(leg, segment.duration), leg.endVelocity)
        }
        duration = time
    }

    private static func leg(
        _ segment: _KeyframeSegment<Vector>, _ next: _KeyframeSegment<Vector>?, _ time: Double, _ from: Vector, _ velocity: Vector
    ) -> Leg {
        var (start, end) = (velocity, Vector.zero)
        switch segment.course {
        case .linear: (start, end) = (slope(from, segment.target, segment.duration), slope(from, segment.target, segment.duration))
        case .move: (start, end) = (.zero, .zero)
        case .spring(let spring, let own):
            start = own ?? velocity
            end = spring.velocity(target: segment.target - from, initialVelocity: start, time: segment.duration)
        case .cubic(let ownStart, let ownEnd):
            start = ownStart ?? velocity
            if let ownEnd {
                end = ownEnd
            } else if let next {
                switch next.course {
                case .cubic(let wanted?, _): end = wanted
                // Through the point in the direction of its neighbours.
                case .cubic: end = slope(from, next.target, segment.duration + next.duration)
                case .linear: end = slope(segment.target, next.target, next.duration)
                case .spring, .move: end = .zero
                }
            }
        }
        return Leg(start: time, segment: segment, from: from, startVelocity: start, endVelocity: end)
    }

    private static func slope(_ from: Vector, _ to: Vector, _ duration: Double) -> Vector {
        var way = to - from
        way.scale(by: duration > 0 ? 1 / duration : 0)
        return way
    }

    private static func value(_ leg: Leg, _ seconds: Double) -> Vector {
        let (segment, from) = (leg.segment, leg.from)
        let share = segment.duration > 0 ? min(seconds / segment.duration, 1) : 1
        var way = segment.target - from
        switch segment.course {
        case .move: return segment.target
        case .linear(let curve):
            way.scale(by: curve.value(at: share))
            return from + way
        case .spring(let spring, _): return from + spring.value(target: way, initialVelocity: leg.startVelocity, time: seconds)
        case .cubic:
            // Hermite's form, from the value and velocity at both ends.
            let (square, cube) = (share * share, share * share * share)
            var (first, last) = (leg.startVelocity, leg.endVelocity)
            way.scale(by: 3 * square - 2 * cube)
            first.scale(by: (cube - 2 * square + share) * segment.duration)
            last.scale(by: (cube - square) * segment.duration)
            return from + way + first + last
        }
    }

    /// The value at a time from the beginning, in seconds.
    func value(at time: Double) -> Vector {
        guard let leg = legs.last(where: { $0.start <= time }) ?? legs.first else { return initial }
        return Self.value(leg, min(max(time - leg.start, 0), leg.segment.duration))
    }
}
