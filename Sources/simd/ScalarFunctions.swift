// Functions of single numbers. Source: Apple's documentation of simd.

/// `x` at `t` = 0, `y` at `t` = 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + t * (y - x) }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
public func clamp(_ x: Float, min: Float, max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// -1, 0 or 1.
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func sign(_ x: Float) -> Float { simd_sign(x) }
public func simd_fract(_ x: Float) -> Float { x - x.rounded(.down) }
public func fract(_ x: Float) -> Float { simd_fract(x) }
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
public func step(_ x: Float, edge: Float) -> Float { simd_step(edge, x) }
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float { simd_smoothstep(edge0, edge1, x) }
public func simd_recip(_ x: Float) -> Float { 1 / x }
public func recip(_ x: Float) -> Float { 1 / x }

/// `x` at `t` = 0, `y` at `t` = 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + t * (y - x) }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
public func clamp(_ x: Double, min: Double, max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// -1, 0 or 1.
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func sign(_ x: Double) -> Double { simd_sign(x) }
public func simd_fract(_ x: Double) -> Double { x - x.rounded(.down) }
public func fract(_ x: Double) -> Double { simd_fract(x) }
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
public func step(_ x: Double, edge: Double) -> Double { simd_step(edge, x) }
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double { simd_smoothstep(edge0, edge1, x) }
public func simd_recip(_ x: Double) -> Double { 1 / x }
public func recip(_ x: Double) -> Double { 1 / x }
