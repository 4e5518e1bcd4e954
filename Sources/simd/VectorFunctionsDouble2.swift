// Functions of vectors of 2 components of `Double`. Source: Apple's documentation of simd.

/// The sum of the products of the components.
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func simd_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(x - y) }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length_squared(x - y) }
/// The vector of length 1 in the direction of `x`; components that are not numbers where `x` is zero.
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
/// `x` at `t` = 0, `y` at `t` = 1.
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: y, where: y .< x) }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: y, where: y .> x) }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_min(x, y) }
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_max(x, y) }
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD2<Double>, min: Double, max: Double) -> SIMD2<Double> {
    x.clamped(lowerBound: SIMD2<Double>(repeating: min), upperBound: SIMD2<Double>(repeating: max))
}
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: -x, where: x .< SIMD2<Double>()) }
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_abs(x) }
/// -1, 0 or 1 for each component.
public func simd_sign(_ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>().replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func sign(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_sign(x) }
public func floor(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.down) }
public func ceil(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.up) }
public func trunc(_ x: SIMD2<Double>) -> SIMD2<Double> { x.rounded(.towardZero) }
/// The components less their integral parts, from 0 to 1.
public func simd_fract(_ x: SIMD2<Double>) -> SIMD2<Double> { x - x.rounded(.down) }
public func fract(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_fract(x) }
/// 0 where `x` is below the edge, 1 elsewhere.
public func simd_step(_ edge: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD2<Double>, edge: SIMD2<Double>) -> SIMD2<Double> { simd_step(edge, x) }
public func simd_smoothstep(_ edge0: SIMD2<Double>, _ edge1: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: SIMD2<Double>(), upperBound: SIMD2<Double>(repeating: 1))
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD2<Double>, edge0: SIMD2<Double>, edge1: SIMD2<Double>) -> SIMD2<Double> { simd_smoothstep(edge0, edge1, x) }
/// `x` mirrored at the plane with the normal `n`, which has length 1.
public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { x - 2 * simd_dot(x, n) * n }
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { simd_reflect(x, n) }
/// The direction of `x` behind a surface; zero where all is reflected.
/// - Parameter eta: The ratio of the indices of refraction.
public func simd_refract(_ x: SIMD2<Double>, _ n: SIMD2<Double>, _ eta: Double) -> SIMD2<Double> {
    let cosine = simd_dot(x, n)
    let k = 1 - eta * eta * (1 - cosine * cosine)
    return k >= 0 ? eta * x - (eta * cosine + k.squareRoot()) * n : SIMD2<Double>()
}
public func refract(_ x: SIMD2<Double>, n: SIMD2<Double>, eta: Double) -> SIMD2<Double> { simd_refract(x, n, eta) }
/// The part of `x` in the direction of `y`.
public func simd_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_dot(x, y) / simd_dot(y, y) * y }
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_project(x, y) }
public func simd_reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func simd_reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func simd_reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func simd_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
/// The sum of the absolute components.
public func simd_norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
public func norm_one(_ x: SIMD2<Double>) -> Double { simd_abs(x).sum() }
/// The greatest absolute component.
public func simd_norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
public func norm_inf(_ x: SIMD2<Double>) -> Double { simd_abs(x).max() }
/// The product as of vectors in the plane z = 0.
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> { simd_cross(x, y) }
