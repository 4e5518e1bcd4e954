import Glibc

/// A quaternion of `Double`. Source: Apple's documentation of `simd_quatd`.
public struct simd_quatd: Equatable, Sendable {
    /// The imaginary components, then the real one.
    public var vector: SIMD4<Double>

    public init() { vector = SIMD4<Double>() }
    public init(vector: SIMD4<Double>) { self.vector = vector }
    public init(_ xyzw: SIMD4<Double>) { vector = xyzw }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }
    /// A rotation about an axis of length 1.
    /// - Parameter angle: Radians.
    public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }
    /// The rotation that takes one direction to another, both of length 1.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let half = from + to
        guard simd_length_squared(half) > 1e-12 else {
            // Opposite directions: half a turn about any axis at right angles.
            let other = abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        let middle = simd_normalize(half)
        self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
    }
    /// The rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ m: simd_double3x3) {
        let (a, b, c) = m.columns
        let trace = a.x + b.y + c.z
        if trace >= 0 {
            let r = 2 * (1 + trace).squareRoot()
            self.init(ix: (b.z - c.y) / r, iy: (c.x - a.z) / r, iz: (a.y - b.x) / r, r: r / 4)
        } else if a.x >= b.y, a.x >= c.z {
            let r = 2 * (1 + a.x - b.y - c.z).squareRoot()
            self.init(ix: r / 4, iy: (a.y + b.x) / r, iz: (c.x + a.z) / r, r: (b.z - c.y) / r)
        } else if b.y >= c.z {
            let r = 2 * (1 + b.y - a.x - c.z).squareRoot()
            self.init(ix: (a.y + b.x) / r, iy: r / 4, iz: (b.z + c.y) / r, r: (c.x - a.z) / r)
        } else {
            let r = 2 * (1 + c.z - a.x - b.y).squareRoot()
            self.init(ix: (c.x + a.z) / r, iy: (b.z + c.y) / r, iz: r / 4, r: (a.y - b.x) / r)
        }
    }
    /// The rotation of the upper left part of a matrix.
    public init(_ m: simd_double4x4) {
        func part(_ column: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(column.x, column.y, column.z) }
        self.init(simd_double3x3(part(m.columns.0), part(m.columns.1), part(m.columns.2)))
    }

    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Double> {
        get { SIMD3<Double>(vector.x, vector.y, vector.z) }
        set { vector = SIMD4<Double>(newValue, vector.w) }
    }
    /// Radians.
    public var angle: Double { 2 * atan2(simd_length(imag), real) }
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }
    public var normalized: simd_quatd {
        let length = length
        return length > 0 ? simd_quatd(vector: vector / length) : simd_quatd(real: 1, imag: SIMD3<Double>())
    }
    public var length: Double { simd_length(vector) }
    /// Rotates a vector.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let t = 2 * simd_cross(imag, vector)
        return vector + real * t + simd_cross(imag, t)
    }

    public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs.vector + rhs.vector) }
    public static func - (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs.vector - rhs.vector) }
    public static prefix func - (rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: -rhs.vector) }
    /// The rotation of the right side, then that of the left.
    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + simd_cross(lhs.imag, rhs.imag))
    }
    public static func * (lhs: Double, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs * rhs.vector) }
    public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector * rhs) }
    public static func / (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { lhs * rhs.inverse }
    public static func / (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector / rhs) }
    public static func += (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs + rhs }
    public static func -= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs - rhs }
    public static func *= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs * rhs }
    public static func *= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs * rhs }
    public static func /= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs / rhs }
    public static func /= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs / rhs }
}

extension simd_quatd: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }
}

extension simd_double3x3 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        self.init(
            quaternion.act(SIMD3<Double>(1, 0, 0)), quaternion.act(SIMD3<Double>(0, 1, 0)), quaternion.act(SIMD3<Double>(0, 0, 1)))
    }
}

extension simd_double4x4 {
    /// The matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        let (a, b, c) = simd_double3x3(quaternion).columns
        self.init(SIMD4<Double>(a, 0), SIMD4<Double>(b, 0), SIMD4<Double>(c, 0), SIMD4<Double>(0, 0, 0, 1))
    }
}

public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ xyzw: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzw) }
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
public func simd_real(_ q: simd_quatd) -> Double { q.real }
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
public func simd_length(_ q: simd_quatd) -> Double { q.length }
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { simd_dot(p.vector, q.vector) }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }

/// Between two rotations at a constant speed, the shorter way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(q0, q1) >= 0 ? simd_slerp_direct(q0, q1, t) : simd_slerp_direct(q0, -q1, t)
}
/// Between two rotations at a constant speed, the longer way.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(q0, q1) >= 0 ? simd_slerp_direct(q0, -q1, t) : simd_slerp_direct(q0, q1, t)
}
private func simd_slerp_direct(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let angle = 2 * atan2(simd_length(q0.vector - q1.vector), simd_length(q0.vector + q1.vector))
    let sine = sin(angle)
    guard abs(sine) > 1e-6 else { return simd_quatd(vector: (1 - t) * q0.vector + t * q1.vector).normalized }
    return simd_quatd(vector: (sin((1 - t) * angle) * q0.vector + sin(t * angle) * q1.vector) / sine).normalized
}
