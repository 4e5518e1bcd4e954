import UIKit
import simd

/// Three components. Source: Apple's documentation of `SCNVector3`.
public struct SCNVector3: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.x == b.x && a.y == b.y && a.z == b.z }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }

extension SIMD3 where Scalar == Float {
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD3 where Scalar == Double {
    @_disfavoredOverload public init(_ v: SCNVector3) { self.init(Double(v.x), Double(v.y), Double(v.z)) }
}
