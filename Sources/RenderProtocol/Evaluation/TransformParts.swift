import Foundation

/// A transform taken apart, so that its parts can change separately: scale and skew, then rotation, then translation, then perspective.
///
/// The decomposition is the one that CSS describes for `matrix3d`, so that a browser interpolates in the same way.
struct TransformParts {
    var translation = SIMD3<Double>(0, 0, 0)
    var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    var skew = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// A unit quaternion.
    var rotation = SIMD4<Double>(0, 0, 0, 1)

    /// nil for a singular transform.
    init?(_ transform: RenderTransform) {
        let t = transform
        guard t.m44 != 0 else { return nil }
        let m = t.elements.map { $0 / t.m44 }
        guard let perspective = Self.perspective(m) else { return nil }
        self.perspective = perspective
        translation = SIMD3(m[12], m[13], m[14])
        var (x, y, z) = (SIMD3(m[0], m[1], m[2]), SIMD3(m[4], m[5], m[6]), SIMD3(m[8], m[9], m[10]))
        scale.x = length(x)
        guard scale.x > 0 else { return nil }
        x /= scale.x
        skew.x = dot(x, y)
        y -= x * skew.x
        scale.y = length(y)
        guard scale.y > 0 else { return nil }
        y /= scale.y
        skew.x /= scale.y
        skew.y = dot(x, z)
        z -= x * skew.y
        skew.z = dot(y, z)
        z -= y * skew.z
        scale.z = length(z)
        guard scale.z > 0 else { return nil }
        z /= scale.z
        skew.y /= scale.z
        skew.z /= scale.z
        if dot(x, cross(y, z)) < 0 {
            scale *= -1
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Self.quaternion(x, y, z)
    }

    /// The last column, freed of what the rest of the matrix does to it.
    private static func perspective(_ m: [Double]) -> SIMD4<Double>? {
        guard m[3] != 0 || m[7] != 0 || m[11] != 0 else { return SIMD4(0, 0, 0, 1) }
        var affine = m
        (affine[3], affine[7], affine[11], affine[15]) = (0, 0, 0, 1)
        guard let inverse = RenderTransform(affine).inverted()?.elements else { return nil }
        let right = [m[3], m[7], m[11], m[15]]
        var result = SIMD4<Double>(repeating: 0)
        for row in 0..<4 { result[row] = (0..<4).reduce(0) { $0 + inverse[row * 4 + $1] * right[$1] } }
        return result
    }

    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        let w = max(1 + x.x + y.y + z.z, 0).squareRoot() / 2
        let qx = copysign(max(1 + x.x - y.y - z.z, 0).squareRoot() / 2, y.z - z.y)
        let qy = copysign(max(1 - x.x + y.y - z.z, 0).squareRoot() / 2, z.x - x.z)
        let qz = copysign(max(1 - x.x - y.y + z.z, 0).squareRoot() / 2, x.y - y.x)
        return SIMD4(qx, qy, qz, w)
    }

    var transform: RenderTransform {
        var result = RenderTransform.identity
        if perspective != SIMD4(0, 0, 0, 1) {
            (result.m14, result.m24, result.m34, result.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        }
        result = RenderTransform.translation(x: translation.x, y: translation.y, z: translation.z).concatenating(result)
        result = rotationTransform.concatenating(result)
        if skew.z != 0 { result = skewing(row: 2, column: 1, by: skew.z).concatenating(result) }
        if skew.y != 0 { result = skewing(row: 2, column: 0, by: skew.y).concatenating(result) }
        if skew.x != 0 { result = skewing(row: 1, column: 0, by: skew.x).concatenating(result) }
        return RenderTransform.scale(x: scale.x, y: scale.y, z: scale.z).concatenating(result)
    }

    private func skewing(row: Int, column: Int, by amount: Double) -> RenderTransform {
        var m = RenderTransform.identity.elements
        m[row * 4 + column] = amount
        return RenderTransform(m)
    }

    private var rotationTransform: RenderTransform {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        return RenderTransform([
            1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
            2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
            2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
            0, 0, 0, 1,
        ])
    }

    func interpolated(to end: TransformParts, fraction t: Double) -> TransformParts {
        var result = self
        result.translation += (end.translation - translation) * t
        result.scale += (end.scale - scale) * t
        result.skew += (end.skew - skew) * t
        result.perspective += (end.perspective - perspective) * t
        result.rotation = Self.slerp(rotation, end.rotation, t)
        return result
    }

    /// The shorter way round between two rotations, at constant speed.
    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
        var (b, cosine) = (b, (a * b).sum())
        if cosine < 0 { (b, cosine) = (-b, -cosine) }
        if cosine > 1 - 1e-12 { return a }
        let angle = acos(min(cosine, 1))
        return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

extension RenderTransform {
    /// The transform at a share of the way to `end`, part by part; a singular one changes half-way.
    public func interpolated(to end: RenderTransform, fraction: Double) -> RenderTransform {
        if self == end || fraction == 0 { return self }
        if fraction == 1 { return end }
        guard let a = TransformParts(self), let b = TransformParts(end) else { return fraction < 0.5 ? self : end }
        return a.interpolated(to: b, fraction: fraction).transform
    }
}
