import UIKit
import simd

/// Four components: an axis and an angle in radians where it is a rotation. Source: Apple's documentation of `SCNVector4`.
public struct SCNVector4: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ v: SIMD4<Float>) { self.init(v.x, v.y, v.z, v.w) }
    public init(_ v: SIMD4<Double>) { self.init(v.x, v.y, v.z, v.w) }
}

/// A rotation as a quaternion; `w` is its real part.
public typealias SCNQuaternion = SCNVector4

public let SCNVector4Zero = SCNVector4()

public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v) }

extension SIMD4 where Scalar == Float {
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}

extension SIMD4 where Scalar == Double {
    @_disfavoredOverload public init(_ v: SCNVector4) { self.init(Double(v.x), Double(v.y), Double(v.z), Double(v.w)) }
}

extension simd_quatf {
    public init(_ q: SCNQuaternion) { self.init(ix: q.x, iy: q.y, iz: q.z, r: q.w) }

    /// Axis and angle as a node's `rotation` has them; no rotation for an axis without length.
    init(rotation: SIMD4<Float>) {
        let axis = SIMD3(rotation.x, rotation.y, rotation.z)
        let length = simd_length(axis)
        self = length > 0 ? simd_quatf(angle: rotation.w, axis: axis / length) : simd_quatf(real: 1, imag: SIMD3())
    }

    /// Turns about x, then about y, then about z, in radians.
    init(eulerAngles angles: SIMD3<Float>) {
        self =
            simd_quatf(angle: angles.z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: angles.y, axis: SIMD3(0, 1, 0))
            * simd_quatf(angle: angles.x, axis: SIMD3(1, 0, 0))
    }

    var eulerAngles: SIMD3<Float> {
        let (a, b, c) = simd_float3x3(normalized).columns
        let sine = simd_clamp(-a.z, -1, 1)
        guard abs(sine) < 0.99999 else { return SIMD3(atan2(sine * b.x, b.y), asin(sine), 0) }
        return SIMD3(atan2(b.z, c.z), asin(sine), atan2(a.y, a.x))
    }

    /// Axis and angle as a node's `rotation` has them.
    var rotation: SIMD4<Float> {
        let unit = real < 0 ? -self : self
        let length = simd_length(unit.imag)
        return length < 1e-7 ? SIMD4() : SIMD4(unit.imag / length, unit.angle)
    }
}
