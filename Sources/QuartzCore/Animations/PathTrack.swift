import CoreGraphics
import Foundation
import RenderProtocol

/// A path as a moving point follows it: places along it with their times and directions.
struct PathTrack {
    private var points: [CGPoint] = []
    private var times: [Double] = []
    /// Directions in radians, without jumps of a full turn.
    private var angles: [Double] = []
    private let isPaced: Bool

    /// Straight pieces a curve is followed by.
    private static let pieces = 24

    /// nil for a path with no segment.
    init?(_ path: CGPath, keyTimes: [Double]?, isPaced: Bool) {
        self.isPaced = isPaced
        let segments = Self.segments(of: path.rendered)
        guard !segments.isEmpty else { return nil }
        for (index, segment) in segments.enumerated() {
            let count = segments.count
            var start = Double(index) / Double(count)
            var end = Double(index + 1) / Double(count)
            if let keyTimes, keyTimes.count > count { (start, end) = (keyTimes[index], keyTimes[index + 1]) }
            for (step, point) in segment.enumerated() where step > 0 || index == 0 {
                points.append(point)
                let share = Double(step) / Double(segment.count - 1)
                times.append(start + (end - start) * share)
            }
        }
        angles = Self.directions(points)
    }

    /// The movement along the path of a property whose values are like `sample`: points, or the offsets of a translation; nil for others.
    func positions(like sample: LayerValue, curves: [TimingCurve]) -> RenderAnimation.Motion? {
        let values: [LayerValue]
        switch sample {
        case .point: values = points.map { .point($0) }
        case .size: values = points.map { .size(CGSize(width: $0.x, height: $0.y)) }
        default: return nil
        }
        return .keyframes(values: values, keyTimes: times, curves: [], mode: isPaced ? .paced : .linear)
    }

    func rotations(mode: CAAnimationRotationMode, curves: [TimingCurve]) -> RenderAnimation.Motion {
        let turn = mode == .rotateAutoReverse ? Double.pi : 0
        return .keyframes(values: angles.map { .number($0 + turn) }, keyTimes: isPaced ? lengthTimes : times, curves: [], mode: .linear)
    }

    private var lengthTimes: [Double] {
        var sums = [0.0]
        for (a, b) in zip(points, points.dropFirst()) { sums.append(sums.last! + Double(hypot(b.x - a.x, b.y - a.y))) }
        guard let total = sums.last, total > 0 else { return times }
        return sums.map { $0 / total }
    }

    private static func directions(_ points: [CGPoint]) -> [Double] {
        var angles: [Double] = []
        for index in points.indices {
            let (from, to) = index + 1 < points.count ? (points[index], points[index + 1]) : (points[max(index - 1, 0)], points[index])
            var angle = Double(atan2(to.y - from.y, to.x - from.x))
            if let last = angles.last { angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi }
            angles.append(angle)
        }
        return angles
    }

    private static func segments(of path: RenderPath) -> [[CGPoint]] {
        var segments: [[CGPoint]] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func sample(_ place: (CGFloat) -> CGPoint) -> [CGPoint] { (0...pieces).map { place(CGFloat($0) / CGFloat(pieces)) } }
        for element in path.elements {
            let from = current
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                segments.append([from, point])
                current = point
            case .quad(let point, let control):
                segments.append(sample { Self.bezier([from, control, point], $0) })
                current = point
            case .cubic(let point, let control1, let control2):
                segments.append(sample { Self.bezier([from, control1, control2, point], $0) })
                current = point
            case .close:
                if from != start { segments.append([from, start]) }
                current = start
            }
        }
        return segments
    }

    /// De Casteljau's construction.
    private static func bezier(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
        }
        return points[0]
    }
}
