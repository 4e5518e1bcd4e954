import Foundation

extension TimingCurve {
    /// The curve's y at an x of 0…1.
    ///
    /// Newton's method from x itself, then bisection where the slope is too flat; exact to 1e-9 of x.
    public func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        return Self.bezier(y1, y2, parameter(at: x))
    }

    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = Self.bezier(x1, x2, t) - x
            if abs(error) < 1e-10 { return t }
            let slope = Self.slope(x1, x2, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        var (low, high) = (0.0, 1.0)
        t = x
        for _ in 0..<60 where high - low > 1e-12 {
            if Self.bezier(x1, x2, t) < x { low = t } else { high = t }
            t = (low + high) / 2
        }
        return t
    }

    private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
