import Foundation

extension LayerValue {
    /// The value at a share of the way to `end`; `fraction` may lie outside 0…1 where a curve or spring overshoots.
    ///
    /// Colours mix premultiplied, transforms part by part. What has no values between (words, paths of different structure) changes half-way.
    public func interpolated(to end: LayerValue, fraction: Double) -> LayerValue {
        switch (self, end) {
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, fraction: fraction))
        case (.none, .color(let color)): return LayerValue.color(color.transparent).interpolated(to: end, fraction: fraction)
        case (.color(let color), .none): return interpolated(to: .color(color.transparent), fraction: fraction)
        case (.path(let a), .path(let b)) where !a.hasSameStructure(as: b): break
        default:
            guard isSameKind(as: end), let a = vector, let b = end.vector, a.count == b.count else { break }
            return replacingVector(zip(a, b).map { $0 + ($1 - $0) * fraction })
        }
        return fraction < 0.5 ? self : end
    }

    func isSameKind(as other: LayerValue) -> Bool { kind == other.kind }

    /// The cubic through `previous`, `self`, `next` and `last` (Catmull-Rom) between `self` and `next`.
    func cubic(previous: LayerValue, next: LayerValue, last: LayerValue, fraction t: Double) -> LayerValue {
        guard let p0 = previous.vector, let p1 = vector, let p2 = next.vector, let p3 = last.vector,
            p0.count == p1.count, p1.count == p2.count, p2.count == p3.count
        else { return interpolated(to: next, fraction: t) }
        return replacingVector(
            p1.indices.map { i in
                let a = 2 * p1[i], b = p2[i] - p0[i]
                let c = 2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i], d = 3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]
                return (a + b * t + c * t * t + d * t * t * t) / 2
            })
    }
}

extension RenderColor {
    /// The same colour, invisible.
    var transparent: RenderColor { RenderColor(red: red, green: green, blue: blue, alpha: 0) }
}
