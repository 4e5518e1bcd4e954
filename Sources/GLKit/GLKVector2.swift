import QuinceFoundation
import simd

/// Two components. Source: Apple's documentation of `GLKVector2`.
public struct GLKVector2: Sendable {
    public var x: Float
    public var y: Float
    public init() { (x, y) = (0, 0) }
    init(_ v: SIMD2<Float>) { (x, y) = (v.x, v.y) }
    public var v: (Float, Float) {
        get { (x, y) }
        set { (x, y) = newValue }
    }
    public init(v: (Float, Float)) { (x, y) = v }
    public init(s: Float, t: Float) { (x, y) = (s, t) }
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    public var s: Float {
        get { x }
        set { x = newValue }
    }
    public var t: Float {
        get { y }
        set { y = newValue }
    }
    public subscript(index: Int) -> Float {
        get { simd[index] }
        set {
            var value = simd
            value[index] = newValue
            self = GLKVector2(value)
        }
    }
    var simd: SIMD2<Float> { SIMD2(x, y) }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.simd) }
public func GLKVector2Add(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(vectorLeft.simd + vectorRight.simd)
}
public func GLKVector2Subtract(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(vectorLeft.simd - vectorRight.simd)
}
public func GLKVector2Multiply(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(vectorLeft.simd * vectorRight.simd)
}
public func GLKVector2Divide(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(vectorLeft.simd / vectorRight.simd)
}
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd + value) }
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd - value) }
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd * value) }
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd / value) }
public func GLKVector2Maximum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(simd_max(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector2Minimum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 {
    GLKVector2(simd_min(vectorLeft.simd, vectorRight.simd))
}
public func GLKVector2AllEqualToVector2(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool { vectorLeft.simd == vectorRight.simd }
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool { vector.simd == SIMD2(repeating: value) }
/// The vector of length 1 in its direction.
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(simd_normalize(vector.simd)) }
public func GLKVector2DotProduct(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Float {
    simd_dot(vectorLeft.simd, vectorRight.simd)
}
public func GLKVector2Length(_ vector: GLKVector2) -> Float { simd_length(vector.simd) }
public func GLKVector2Distance(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2) -> Float {
    simd_distance(vectorStart.simd, vectorEnd.simd)
}
/// The start at `t` = 0, the end at `t` = 1.
public func GLKVector2Lerp(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2, _ t: Float) -> GLKVector2 {
    GLKVector2(simd_mix(vectorStart.simd, vectorEnd.simd, SIMD2(repeating: t)))
}
/// The part in the direction of another vector.
public func GLKVector2Project(_ vectorToProject: GLKVector2, _ projectionVector: GLKVector2) -> GLKVector2 {
    GLKVector2(simd_project(vectorToProject.simd, projectionVector.simd))
}
