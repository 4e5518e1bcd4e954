import QuinceFoundation
import simd

/// Four components. Source: Apple's documentation of `GLKVector4`.
public struct GLKVector4: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    init(_ v: SIMD4<Float>) { (x, y, z, w) = (v.x, v.y, v.z, v.w) }
    public var v: (Float, Float, Float, Float) {
        get { (x, y, z, w) }
        set { (x, y, z, w) = newValue }
    }
    public init(v: (Float, Float, Float, Float)) { (x, y, z, w) = v }
    public init(r: Float, g: Float, b: Float, a: Float) { (x, y, z, w) = (r, g, b, a) }
    public init(s: Float, t: Float, p: Float, q: Float) { (x, y, z, w) = (s, t, p, q) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
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
    public var a: Float {
        get { w }
        set { w = newValue }
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
    public var q: Float {
        get { w }
        set { w = newValue }
    }
    public subscript(index: Int) -> Float {
        get { simd[index] }
        set {
            var value = simd
            value[index] = newValue
            self = GLKVector4(value)
        }
    }
    var simd: SIMD4<Float> { SIMD4(x, y, z, w) }
}

public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(x: x, y: y, z: z, w: w) }
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.simd) }
public func GLKVector4Add(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector4Subtract(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector4Multiply(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector4Divide(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd + value) }
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd - value) }
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd * value) }
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd / value) }
public func GLKVector4Maximum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(simd_max(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector4Minimum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    GLKVector4(simd_min(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector4AllEqualToVector4(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool { vectorLeft.simd == vectorRight.simd }
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool { vector.simd == SIMD4(repeating: value) }
/// The vector of length 1 in its direction.
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(simd_normalize(vector.simd)) }
public func GLKVector4DotProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Float {
    simd_dot(vectorLeft.simd, vectorRight.simd)
}
public func GLKVector4Length(_ vector: GLKVector4) -> Float { simd_length(vector.simd) }
public func GLKVector4Distance(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4) -> Float {
    simd_distance(vectorStart.simd, vectorEnd.simd)
}
/// The start at `t` = 0, the end at `t` = 1.
public func GLKVector4Lerp(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4, _ t: Float) -> GLKVector4 {
    GLKVector4(simd_mix(vectorStart.simd, vectorEnd.simd, SIMD4(repeating: t)))
}
/// The part in the direction of another vector.
public func GLKVector4Project(_ vectorToProject: GLKVector4, _ projectionVector: GLKVector4) -> GLKVector4 {
    GLKVector4(simd_project(vectorToProject.simd, projectionVector.simd))
}
