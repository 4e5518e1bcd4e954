import QuinceFoundation
import simd

/// Three components. Source: Apple's documentation of `GLKVector3`.
public struct GLKVector3: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    init(_ v: SIMD3<Float>) { (x, y, z) = (v.x, v.y, v.z) }
    public var v: (Float, Float, Float) {
        get { (x, y, z) }
        set { (x, y, z) = newValue }
    }
    public init(v: (Float, Float, Float)) { (x, y, z) = v }
    public init(r: Float, g: Float, b: Float) { (x, y, z) = (r, g, b) }
    public init(s: Float, t: Float, p: Float) { (x, y, z) = (s, t, p) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public var r: Float {
        get { x }
        set { x = newValue }
    }
    public var g: Float {
        get { y }
        set { y = newValue }
    }
    public var b: Float {
        get { z }
        set { z = newValue }
    }
    public var s: Float {
        get { x }
        set { x = newValue }
    }
    public var t: Float {
        get { y }
        set { y = newValue }
    }
    public var p: Float {
        get { z }
        set { z = newValue }
    }
    public subscript(index: Int) -> Float {
        get { simd[index] }
        set {
            var value = simd
            value[index] = newValue
            self = GLKVector3(value)
        }
    }
    var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x: x, y: y, z: z) }
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.simd) }
public func GLKVector3Add(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector3Subtract(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector3Multiply(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector3Divide(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd + value) }
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd - value) }
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd * value) }
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd / value) }
public func GLKVector3Maximum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_max(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector3Minimum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_min(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector3AllEqualToVector3(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool { vectorLeft.simd == vectorRight.simd }
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool { vector.simd == SIMD3(repeating: value) }
/// The vector of length 1 in its direction.
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(simd_normalize(vector.simd)) }
public func GLKVector3DotProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Float {
    simd_dot(vectorLeft.simd, vectorRight.simd)
}
public func GLKVector3Length(_ vector: GLKVector3) -> Float { simd_length(vector.simd) }
public func GLKVector3Distance(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3) -> Float {
    simd_distance(vectorStart.simd, vectorEnd.simd)
}
/// The start at `t` = 0, the end at `t` = 1.
public func GLKVector3Lerp(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3, _ t: Float) -> GLKVector3 {
    GLKVector3(simd_mix(vectorStart.simd, vectorEnd.simd, SIMD3(repeating: t)))
}
/// The part in the direction of another vector.
public func GLKVector3Project(_ vectorToProject: GLKVector3, _ projectionVector: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_project(vectorToProject.simd, projectionVector.simd))
}
public func GLKVector3CrossProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    GLKVector3(simd_cross(vectorLeft.simd, vectorRight.simd))
}
