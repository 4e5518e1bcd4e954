/// A matrix of 4 columns and 4 rows of `Float`. Source: Apple's documentation of `simd_float4x4`.
public struct simd_float4x4: Equatable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }
    /// Creates a matrix with a value on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
    /// - Parameter columns: 4 columns.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "Requires array of 4 vectors")
        self.init(columns[0], columns[1], columns[2], columns[3])
    }
    /// - Parameter rows: 4 rows.
    public init(rows: [SIMD4<Float>]) {
        precondition(rows.count == 4, "Requires array of 4 vectors")
        self = simd_float4x4(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("Column index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("Column index out of bounds")
            }
        }
    }
    /// An element.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float4x4 {
        let c = columns
        return simd_float4x4(
            SIMD4<Float>(c.0[0], c.1[0], c.2[0], c.3[0]),
            SIMD4<Float>(c.0[1], c.1[1], c.2[1], c.3[1]),
            SIMD4<Float>(c.0[2], c.1[2], c.2[2], c.3[2]),
            SIMD4<Float>(c.0[3], c.1[3], c.2[3], c.3[3]))
    }

    /// Determinants of the 2×2 parts: of the first two columns, and of the last two, for each pair of rows.
    private var minors: (first: [Float], last: [Float]) {
        let (a, b, c, d) = columns
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        return (pairs.map { a[$0] * b[$1] - a[$1] * b[$0] }, pairs.map { c[$0] * d[$1] - c[$1] * d[$0] })
    }
    private static func determinant(_ s: [Float], _ c: [Float]) -> Float {
        let outer = s[0] * c[5] - s[1] * c[4] + s[2] * c[3]
        return outer + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    }
    public var determinant: Float { Self.determinant(minors.first, minors.last) }
    /// The inverse; elements that are not finite where there is none.
    public var inverse: simd_float4x4 {
        let (s, c) = minors
        let (p, q, r, t) = columns
        let scale = 1 / Self.determinant(s, c)
        let first = SIMD4<Float>(
            q.y * c[5] - q.z * c[4] + q.w * c[3], -p.y * c[5] + p.z * c[4] - p.w * c[3], t.y * s[5] - t.z * s[4] + t.w * s[3],
            -r.y * s[5] + r.z * s[4] - r.w * s[3])
        let second = SIMD4<Float>(
            -q.x * c[5] + q.z * c[2] - q.w * c[1], p.x * c[5] - p.z * c[2] + p.w * c[1], -t.x * s[5] + t.z * s[2] - t.w * s[1],
            r.x * s[5] - r.z * s[2] + r.w * s[1])
        let third = SIMD4<Float>(
            q.x * c[4] - q.y * c[2] + q.w * c[0], -p.x * c[4] + p.y * c[2] - p.w * c[0], t.x * s[4] - t.y * s[2] + t.w * s[0],
            -r.x * s[4] + r.y * s[2] - r.w * s[0])
        let fourth = SIMD4<Float>(
            -q.x * c[3] + q.y * c[1] - q.z * c[0], p.x * c[3] - p.y * c[1] + p.z * c[0], -t.x * s[3] + t.y * s[1] - t.z * s[0],
            r.x * s[3] - r.y * s[1] + r.z * s[0])
        return simd_float4x4(first * scale, second * scale, third * scale, fourth * scale)
    }

    public static func == (x: simd_float4x4, y: simd_float4x4) -> Bool { x.columns == y.columns }
    public static prefix func - (x: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(-x.columns.0, -x.columns.1, -x.columns.2, -x.columns.3)
    }
    public static func + (x: simd_float4x4, y: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(x.columns.0 + y.columns.0, x.columns.1 + y.columns.1, x.columns.2 + y.columns.2, x.columns.3 + y.columns.3)
    }
    public static func - (x: simd_float4x4, y: simd_float4x4) -> simd_float4x4 { x + -y }
    public static func * (x: Float, y: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(x * y.columns.0, x * y.columns.1, x * y.columns.2, x * y.columns.3)
    }
    public static func * (x: simd_float4x4, y: Float) -> simd_float4x4 { y * x }
    public static func * (x: simd_float4x4, y: SIMD4<Float>) -> SIMD4<Float> {
        var sum = x.columns.0 * y[0]
        sum += x.columns.1 * y[1]
        sum += x.columns.2 * y[2]
        sum += x.columns.3 * y[3]
        return sum
    }
    public static func * (x: SIMD4<Float>, y: simd_float4x4) -> SIMD4<Float> {
        SIMD4<Float>(simd_dot(x, y.columns.0), simd_dot(x, y.columns.1), simd_dot(x, y.columns.2), simd_dot(x, y.columns.3))
    }
    public static func * (x: simd_float4x4, y: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(x * y.columns.0, x * y.columns.1, x * y.columns.2, x * y.columns.3)
    }
    public static func += (x: inout simd_float4x4, y: simd_float4x4) { x = x + y }
    public static func -= (x: inout simd_float4x4, y: simd_float4x4) { x = x - y }
    public static func *= (x: inout simd_float4x4, y: simd_float4x4) { x = x * y }
    public static func *= (x: inout simd_float4x4, y: Float) { x = x * y }
}

extension simd_float4x4: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_float4x4([\(columns.0), \(columns.1), \(columns.2), \(columns.3)])" }
}

public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) -> simd_float4x4 {
    simd_float4x4(col0, col1, col2, col3)
}
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }
public func simd_mul(_ x: Float, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_add(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x + y }
public func simd_sub(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x - y }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }
public func matrix_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func matrix_invert(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func matrix_determinant(_ x: simd_float4x4) -> Float { x.determinant }
public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }
/// Whether no elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ x: simd_float4x4, _ y: simd_float4x4, _ tol: Float) -> Bool {
    (0..<4).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tol }
}
