import Foundation

extension RenderTransform {
    /// A rotation by `angle` radians about the vector (`x`, `y`, `z`); the identity where the vector has no length.
    public static func rotation(angle: Double, x: Double, y: Double, z: Double) -> RenderTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let c = cos(angle), s = sin(angle), t = 1 - c
        return RenderTransform([
            c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0,
            y * x * t - z * s, c + y * y * t, y * z * t + x * s, 0,
            z * x * t + y * s, z * y * t - x * s, c + z * z * t, 0,
            0, 0, 0, 1,
        ])
    }

    /// By how much volumes grow; negative where the transform mirrors.
    public var determinant: Double {
        let minors = [m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21, m12 * m23 - m13 * m22, m12 * m24 - m14 * m22]
        let last = m13 * m24 - m14 * m23
        return minors[0] * (m33 * m44 - m34 * m43) - minors[1] * (m32 * m44 - m34 * m42) + minors[2] * (m32 * m43 - m33 * m42)
            + minors[3] * (m31 * m44 - m34 * m41) - minors[4] * (m31 * m43 - m33 * m41) + last * (m31 * m42 - m32 * m41)
    }

    /// The inverse, or nil for a singular transform. Gauss-Jordan elimination with partial pivoting.
    public func inverted() -> RenderTransform? {
        if isAffine { return invertedAffine() }
        var a = elements
        var inverse = RenderTransform.identity.elements
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(a[$0 * 4 + column]) < abs(a[$1 * 4 + column]) }) else { return nil }
            let value = a[pivot * 4 + column]
            guard abs(value) > 1e-14, value.isFinite else { return nil }
            for k in 0..<4 {
                a.swapAt(column * 4 + k, pivot * 4 + k)
                inverse.swapAt(column * 4 + k, pivot * 4 + k)
            }
            for k in 0..<4 {
                a[column * 4 + k] /= value
                inverse[column * 4 + k] /= value
            }
            for row in 0..<4 where row != column {
                let factor = a[row * 4 + column]
                guard factor != 0 else { continue }
                for k in 0..<4 {
                    a[row * 4 + k] -= factor * a[column * 4 + k]
                    inverse[row * 4 + k] -= factor * inverse[column * 4 + k]
                }
            }
        }
        return RenderTransform(inverse)
    }

    private func invertedAffine() -> RenderTransform? {
        let determinant = m11 * m22 - m12 * m21
        guard determinant != 0, determinant.isFinite else { return nil }
        let (a, b, c, d) = (m22 / determinant, -m12 / determinant, -m21 / determinant, m11 / determinant)
        return RenderTransform([a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, -(m41 * a + m42 * c), -(m41 * b + m42 * d), 0, 1])
    }

    /// Returns the projection of a point of the plane z = 0, after division by w; nil if the point is behind the viewer.
    public func project(_ point: CGPoint) -> CGPoint? {
        let (x, y) = (Double(point.x), Double(point.y))
        let w = m14 * x + m24 * y + m44
        guard w > 1e-9 else { return nil }
        return CGPoint(x: (m11 * x + m21 * y + m41) / w, y: (m12 * x + m22 * y + m42) / w)
    }

    /// The point of the plane z = 0 that the transform takes to `point`: the way back through `project`.
    public func unproject(_ point: CGPoint) -> CGPoint? {
        // Solve (x, y, 1)·H = w·(point, 1) with the 3×3 homography H that leaves out z.
        let (px, py) = (Double(point.x), Double(point.y))
        let a = m11 - px * m14, b = m21 - px * m24, c = px * m44 - m41
        let d = m12 - py * m14, e = m22 - py * m24, f = py * m44 - m42
        let determinant = a * e - b * d
        guard abs(determinant) > 1e-14 else { return nil }
        return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    }
}
