/// A 4×4 transform of homogeneous row vectors, laid out like `CATransform3D`: `m41…m43` translate, `m34` is perspective.
public struct RenderTransform: Hashable, Sendable {
    public var m11, m12, m13, m14: Double
    public var m21, m22, m23, m24: Double
    public var m31, m32, m33, m34: Double
    public var m41, m42, m43, m44: Double

    public static let identity = RenderTransform([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    /// Creates a transform from its sixteen elements, row by row.
    public init(_ m: [Double]) {
        precondition(m.count == 16, "a transform has 16 elements, not \(m.count)")
        (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
        (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
        (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
        (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
    }

    /// The sixteen elements, row by row.
    public var elements: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    public static func translation(x: Double, y: Double, z: Double = 0) -> RenderTransform {
        RenderTransform([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
    }

    public static func scale(x: Double, y: Double, z: Double = 1) -> RenderTransform {
        RenderTransform([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
    }

    /// Applies `self` first, then `next`.
    public func concatenating(_ next: RenderTransform) -> RenderTransform {
        let a = elements, b = next.elements
        var product = [Double](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                product[row * 4 + column] =
                    a[row * 4] * b[column] + a[row * 4 + 1] * b[4 + column] + a[row * 4 + 2] * b[8 + column] + a[row * 4 + 3]
                    * b[12 + column]
            }
        }
        return RenderTransform(product)
    }

    /// Whether the transform keeps the layer's plane: only `m11 m12 m21 m22 m41 m42` differ from the identity.
    public var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0 && m44 == 1
    }
}
