import QuartzCore
import UIKit
import simd

/// A value between two others.
protocol Interpolated: Equatable {
    static func between(_ start: Self, _ end: Self, _ part: Float) -> Self
}

extension Float: Interpolated {
    static func between(_ start: Float, _ end: Float, _ part: Float) -> Float { start + (end - start) * part }
}

extension CGFloat: Interpolated {
    static func between(_ start: CGFloat, _ end: CGFloat, _ part: Float) -> CGFloat { start + (end - start) * CGFloat(part) }
}

extension SIMD3: Interpolated where Scalar == Float {
    static func between(_ start: Self, _ end: Self, _ part: Float) -> Self { start + (end - start) * part }
}

extension SIMD4: Interpolated where Scalar == Float {
    static func between(_ start: Self, _ end: Self, _ part: Float) -> Self { start + (end - start) * part }
}

extension simd_quatf: Interpolated {
    static func between(_ start: Self, _ end: Self, _ part: Float) -> Self { simd_slerp(start, end, part) }
}

/// A value that a transaction can animate: the model's, and what is presented on the way to it.
struct Animated<Value: Interpolated> {
    private struct Course {
        let from: Value
        let start: TimeInterval
        let duration: TimeInterval
        let timing: CAMediaTimingFunction?
    }

    private(set) var model: Value
    private var course: Course?

    init(_ value: Value) { model = value }

    /// Changes the model's value, animated as the current transaction says.
    mutating func set(_ value: Value) {
        guard value != model else { return }
        course = SCNTransaction.animation.map {
            let now = CACurrentMediaTime()
            return Course(from: presented(at: now), start: now, duration: $0.duration, timing: $0.timing)
        }
        model = value
    }

    /// - Parameter time: As `CACurrentMediaTime()` has it.
    func presented(at time: TimeInterval) -> Value {
        guard let course, time < course.start + course.duration else { return model }
        let part = Float(max(time - course.start, 0) / course.duration)
        return .between(course.from, model, course.timing.map { Easing.progress(part, $0) } ?? part)
    }

    func isMoving(at time: TimeInterval) -> Bool { course.map { time < $0.start + $0.duration } ?? false }
}

enum Easing {
    /// The ordinate of a timing function's curve at an abscissa from 0 to 1.
    static func progress(_ x: Float, _ function: CAMediaTimingFunction) -> Float {
        var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
        function.getControlPoint(at: 1, values: &first)
        function.getControlPoint(at: 2, values: &second)
        func curve(_ a: Float, _ b: Float, _ t: Float) -> Float {
            let s = 1 - t
            return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
        }
        var (low, high): (Float, Float) = (0, 1)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if curve(first[0], second[0], middle) < x { low = middle } else { high = middle }
        }
        return curve(first[1], second[1], (low + high) / 2)
    }
}
