import UIKit
import simd

/// A matrix that transforms rows: its last row is the translation. Source: Apple's documentation of `SCNMatrix4`.
public struct SCNMatrix4: Sendable {
    public var m11: Float = 0
    public var m12: Float = 0
    public var m13: Float = 0
    public var m14: Float = 0
    public var m21: Float = 0
    public var m22: Float = 0
    public var m23: Float = 0
    public var m24: Float = 0
    public var m31: Float = 0
    public var m32: Float = 0
    public var m33: Float = 0
    public var m34: Float = 0
    public var m41: Float = 0
    public var m42: Float = 0
    public var m43: Float = 0
    public var m44: Float = 0

    public init() {}

    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float, m33: Float,
        m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The rows are the columns of `m`, so that both stand for the same transform.
    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        self.init(
            m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w, m31: c.x, m32: c.y, m33: c.z, m34: c.w,
            m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }

    public init(_ m: simd_double4x4) {
        func single(_ column: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(column) }
        let (a, b, c, d) = m.columns
        self.init(simd_float4x4(single(a), single(b), single(c), single(d)))
    }
}

extension simd_float4x4 {
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
            SIMD4(m.m41, m.m42, m.m43, m.m44))
    }
}

extension simd_double4x4 {
    public init(_ m: SCNMatrix4) {
        let (a, b, c, d) = simd_float4x4(m).columns
        self.init(SIMD4<Double>(a), SIMD4<Double>(b), SIMD4<Double>(c), SIMD4<Double>(d))
    }
}

public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(translation: SIMD3(tx, ty, tz)))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// - Parameter angle: Radians about the axis (x, y, z), whose length does not matter.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(simd_quatf(rotation: SIMD4(x, y, z, angle))))
}
/// The transform of `a`, then that of `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(b) * simd_float4x4(a)) }
/// `m`, then the translation.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// `m`, then the scale.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// `m`, then the rotation.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// The inverse; the matrix itself where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let matrix = simd_float4x4(m)
    return matrix.determinant == 0 ? m : SCNMatrix4(matrix.inverse)
}
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { simd_float4x4(m) == matrix_identity_float4x4 }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { simd_float4x4(a) == simd_float4x4(b) }
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

extension simd_float4x4 {
    init(translation: SIMD3<Float>) {
        self = matrix_identity_float4x4
        columns.3 = SIMD4(translation, 1)
    }

    init(translation: SIMD3<Float>, rotation: simd_quatf, scale: SIMD3<Float>) {
        let (a, b, c) = simd_float3x3(rotation).columns
        self.init(SIMD4(a * scale.x, 0), SIMD4(b * scale.y, 0), SIMD4(c * scale.z, 0), SIMD4(translation, 1))
    }

    var translation: SIMD3<Float> { SIMD3(columns.3.x, columns.3.y, columns.3.z) }

    /// The upper left part.
    var linear: simd_float3x3 {
        func part(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3(column.x, column.y, column.z) }
        return simd_float3x3(part(columns.0), part(columns.1), part(columns.2))
    }

    /// The lengths of the axes; the first is negative where the matrix mirrors.
    var scale: SIMD3<Float> {
        let (a, b, c) = linear.columns
        let sign: Float = linear.determinant < 0 ? -1 : 1
        return SIMD3(sign * simd_length(a), simd_length(b), simd_length(c))
    }

    /// The rotation of a matrix without shear.
    var rotation: simd_quatf {
        let (a, b, c) = linear.columns
        let scale = scale
        guard scale.x != 0, scale.y != 0, scale.z != 0 else { return simd_quatf(real: 1, imag: SIMD3()) }
        return simd_quatf(simd_float3x3(a / scale.x, b / scale.y, c / scale.z)).normalized
    }

    func transform(_ point: SIMD3<Float>) -> SIMD3<Float> {
        let result = self * SIMD4(point, 1)
        return SIMD3(result.x, result.y, result.z)
    }
    func transform(direction: SIMD3<Float>) -> SIMD3<Float> { linear * direction }

    /// The inverse; the identity where there is none.
    var inverseOrIdentity: simd_float4x4 { determinant == 0 ? matrix_identity_float4x4 : inverse }
}
