import QuinceFoundation
import simd

/// A rotation; `w` is the real part. Source: Apple's documentation of `GLKQuaternion`.
public struct GLKQuaternion: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(q: (Float, Float, Float, Float)) { (x, y, z, w) = q }
    init(_ simd: simd_quatf) { (x, y, z, w) = (simd.vector.x, simd.vector.y, simd.vector.z, simd.vector.w) }
    var simd: simd_quatf { simd_quatf(ix: x, iy: y, iz: z, r: w) }
    public var q: (Float, Float, Float, Float) {
        get { (x, y, z, w) }
        set { (x, y, z, w) = newValue }
    }
    public var v: GLKVector3 {
        get { GLKVector3Make(x, y, z) }
        set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
    }
    public var s: Float {
        get { w }
        set { w = newValue }
    }
}

public let GLKQuaternionIdentity = GLKQuaternion(q: (0, 0, 0, 1))

public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion { GLKQuaternion(q: (x, y, z, w)) }
public func GLKQuaternionMakeWithVector3(_ vector: GLKVector3, _ scalar: Float) -> GLKQuaternion {
    GLKQuaternion(q: (vector.x, vector.y, vector.z, scalar))
}
/// - Parameter radians: About an axis of length 1.
public func GLKQuaternionMakeWithAngleAndAxis(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(angle: radians, axis: SIMD3(x, y, z)))
}
public func GLKQuaternionMakeWithAngleAndVector3Axis(_ radians: Float, _ axisVector: GLKVector3) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(angle: radians, axis: axisVector.simd))
}
public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion { GLKQuaternion(simd_quatf(matrix.simd)) }
public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float { quaternion.simd.angle }
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 { GLKVector3(quaternion.simd.axis) }
public func GLKQuaternionAdd(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd + right.simd) }
public func GLKQuaternionSubtract(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd - right.simd) }
/// The rotation of the right side, then that of the left.
public func GLKQuaternionMultiply(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd * right.simd) }
public func GLKQuaternionSlerp(_ start: GLKQuaternion, _ end: GLKQuaternion, _ t: Float) -> GLKQuaternion {
    GLKQuaternion(simd_slerp(start.simd, end.simd, t))
}
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float { quaternion.simd.length }
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.conjugate) }
public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.inverse) }
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.normalized) }
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(quaternion.simd.act(vector.simd))
}

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
