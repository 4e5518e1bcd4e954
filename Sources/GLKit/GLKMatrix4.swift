import QuinceFoundation
import simd

/// A matrix of four columns, which stand one after the other in memory. Source: Apple's documentation of `GLKMatrix4`.
public struct GLKMatrix4: Sendable {
    var simd: simd_float4x4
    init(_ simd: simd_float4x4) { self.simd = simd }
    public init() { simd = simd_float4x4() }

    public typealias Elements = (
        Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float
    )
    /// All elements, column by column.
    public init(m: Elements) {
        simd = simd_float4x4(
            SIMD4(m.0, m.1, m.2, m.3), SIMD4(m.4, m.5, m.6, m.7), SIMD4(m.8, m.9, m.10, m.11), SIMD4(m.12, m.13, m.14, m.15))
    }
    /// All elements, column by column.
    public var m: Elements {
        let (a, b, c, d) = simd.columns
        return (a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w, c.x, c.y, c.z, c.w, d.x, d.y, d.z, d.w)
    }
    /// An element, counted column by column.
    public subscript(index: Int) -> Float {
        get { simd[index / 4, index % 4] }
        set { simd[index / 4, index % 4] = newValue }
    }

    public var m00: Float {
        get { simd.columns.0.x }
        set { simd.columns.0.x = newValue }
    }
    public var m01: Float {
        get { simd.columns.0.y }
        set { simd.columns.0.y = newValue }
    }
    public var m02: Float {
        get { simd.columns.0.z }
        set { simd.columns.0.z = newValue }
    }
    public var m03: Float {
        get { simd.columns.0.w }
        set { simd.columns.0.w = newValue }
    }
    public var m10: Float {
        get { simd.columns.1.x }
        set { simd.columns.1.x = newValue }
    }
    public var m11: Float {
        get { simd.columns.1.y }
        set { simd.columns.1.y = newValue }
    }
    public var m12: Float {
        get { simd.columns.1.z }
        set { simd.columns.1.z = newValue }
    }
    public var m13: Float {
        get { simd.columns.1.w }
        set { simd.columns.1.w = newValue }
    }
    public var m20: Float {
        get { simd.columns.2.x }
        set { simd.columns.2.x = newValue }
    }
    public var m21: Float {
        get { simd.columns.2.y }
        set { simd.columns.2.y = newValue }
    }
    public var m22: Float {
        get { simd.columns.2.z }
        set { simd.columns.2.z = newValue }
    }
    public var m23: Float {
        get { simd.columns.2.w }
        set { simd.columns.2.w = newValue }
    }
    public var m30: Float {
        get { simd.columns.3.x }
        set { simd.columns.3.x = newValue }
    }
    public var m31: Float {
        get { simd.columns.3.y }
        set { simd.columns.3.y = newValue }
    }
    public var m32: Float {
        get { simd.columns.3.z }
        set { simd.columns.3.z = newValue }
    }
    public var m33: Float {
        get { simd.columns.3.w }
        set { simd.columns.3.w = newValue }
    }
}

public let GLKMatrix4Identity = GLKMatrix4(matrix_identity_float4x4)

public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var matrix = matrix_identity_float4x4
    matrix.columns.3 = SIMD4(tx, ty, tz, 1)
    return GLKMatrix4(matrix)
}
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// - Parameter radians: About the axis (x, y, z), whose length does not matter.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(simd_quatf(angle: radians, axis: simd_normalize(SIMD3(x, y, z)))))
}
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(quaternion.simd.normalized))
}
public func GLKMatrix4MakeWithColumns(_ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4)
    -> GLKMatrix4
{
    GLKMatrix4(simd_float4x4(column0.simd, column1.simd, column2.simd, column3.simd))
}
public func GLKMatrix4MakeWithRows(_ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(row0.simd, row1.simd, row2.simd, row3.simd).transpose)
}
/// - Parameter fovyRadians: The vertical angle in sight.
public func GLKMatrix4MakePerspective(_ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let (slope, depth) = (1 / tan(fovyRadians / 2), nearZ - farZ)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(slope / aspect, 0, 0, 0), SIMD4(0, slope, 0, 0), SIMD4(0, 0, (farZ + nearZ) / depth, -1),
            SIMD4(0, 0, 2 * farZ * nearZ / depth, 0)))
}
public func GLKMatrix4MakeFrustum(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(2 * nearZ / width, 0, 0, 0), SIMD4(0, 2 * nearZ / height, 0, 0),
            SIMD4((right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1), SIMD4(0, 0, -2 * farZ * nearZ / depth, 0)))
}
public func GLKMatrix4MakeOrtho(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(2 / width, 0, 0, 0), SIMD4(0, 2 / height, 0, 0), SIMD4(0, 0, -2 / depth, 0),
            SIMD4(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1)))
}
public func GLKMatrix4MakeLookAt(
    _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float, _ upX: Float, _ upY: Float,
    _ upZ: Float
) -> GLKMatrix4 {
    let eye = SIMD3(eyeX, eyeY, eyeZ)
    let back = simd_normalize(eye - SIMD3(centerX, centerY, centerZ))
    let right = simd_normalize(simd_cross(SIMD3(upX, upY, upZ), back))
    let up = simd_cross(back, right)
    return GLKMatrix4(
        simd_float4x4(
            SIMD4(right.x, up.x, back.x, 0), SIMD4(right.y, up.y, back.y, 0), SIMD4(right.z, up.z, back.z, 0),
            SIMD4(-simd_dot(right, eye), -simd_dot(up, eye), -simd_dot(back, eye), 1)))
}
public func GLKMatrix4Multiply(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(matrixLeft.simd * matrixRight.simd)
}
public func GLKMatrix4Add(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(matrixLeft.simd + matrixRight.simd)
}
public func GLKMatrix4Subtract(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(matrixLeft.simd - matrixRight.simd)
}
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(matrix.simd.transpose) }
/// The inverse, and whether there is one; the identity where there is none.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix4 {
    let exists = matrix.simd.determinant != 0
    isInvertible?.pointee = exists
    return exists ? GLKMatrix4(matrix.simd.inverse) : GLKMatrix4Identity
}
/// The translation, then the matrix.
public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz))
}
/// The scale, then the matrix.
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
/// The rotation, then the matrix.
public func GLKMatrix4Rotate(_ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z))
}
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 1, 0, 0) }
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 0, 1, 0) }
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 0, 0, 1) }
public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 { GLKVector4(matrix.simd[Int(column)]) }
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 { GLKVector4(matrix.simd.transpose[Int(row)]) }
public func GLKMatrix4MultiplyVector4(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(matrixLeft.simd * vectorRight.simd)
}
/// The vector turned and scaled, without the translation.
public func GLKMatrix4MultiplyVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let v = matrixLeft.simd * SIMD4(vectorRight.simd, 0)
    return GLKVector3Make(v.x, v.y, v.z)
}
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let v = matrixLeft.simd * SIMD4(vectorRight.simd, 1)
    return GLKVector3Make(v.x, v.y, v.z)
}
/// The point with perspective: divided by the fourth component.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let v = matrixLeft.simd * SIMD4(vectorRight.simd, 1)
    return GLKVector3Make(v.x / v.w, v.y / v.w, v.z / v.w)
}
