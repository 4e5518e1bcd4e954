/// A matrix of 3 columns and 3 rows of `Float`. Source: Apple's documentation of `simd_float3x3`.
public struct simd_float3x3: Equatable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    /// Creates a matrix with a value on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
    /// - Parameter columns: 3 columns.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "Requires array of 3 vectors")
        self.init(columns[0], columns[1], columns[2])
    }
    /// - Parameter rows: 3 rows.
    public init(rows: [SIMD3<Float>]) {
        precondition(rows.count == 3, "Requires array of 3 vectors")
        self = simd_float3x3(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("Column index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("Column index out of bounds")
            }
        }
    }
    /// An element.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float3x3 {
        let c = columns
        return simd_float3x3(
            SIMD3<Float>(c.0[0], c.1[0], c.2[0]),
            SIMD3<Float>(c.0[1], c.1[1], c.2[1]),
            SIMD3<Float>(c.0[2], c.1[2], c.2[2]))
    }

    public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
    /// The inverse; elements that are not finite where there is none.
    public var inverse: simd_float3x3 {
        let (a, b, c) = columns
        return simd_float3x3(simd_cross(b, c), simd_cross(c, a), simd_cross(a, b)).transpose * (1 / determinant)
    }

    public static func == (x: simd_float3x3, y: simd_float3x3) -> Bool { x.columns == y.columns }
    public static prefix func - (x: simd_float3x3) -> simd_float3x3 { simd_float3x3(-x.columns.0, -x.columns.1, -x.columns.2) }
    public static func + (x: simd_float3x3, y: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(x.columns.0 + y.columns.0, x.columns.1 + y.columns.1, x.columns.2 + y.columns.2)
    }
    public static func - (x: simd_float3x3, y: simd_float3x3) -> simd_float3x3 { x + -y }
    public static func * (x: Float, y: simd_float3x3) -> simd_float3x3 { simd_float3x3(x * y.columns.0, x * y.columns.1, x * y.columns.2) }
    public static func * (x: simd_float3x3, y: Float) -> simd_float3x3 { y * x }
    public static func * (x: simd_float3x3, y: SIMD3<Float>) -> SIMD3<Float> {
        var sum = x.columns.0 * y[0]
        sum += x.columns.1 * y[1]
        sum += x.columns.2 * y[2]
        return sum
    }
    public static func * (x: SIMD3<Float>, y: simd_float3x3) -> SIMD3<Float> {
        SIMD3<Float>(simd_dot(x, y.columns.0), simd_dot(x, y.columns.1), simd_dot(x, y.columns.2))
    }
    public static func * (x: simd_float3x3, y: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(x * y.columns.0, x * y.columns.1, x * y.columns.2)
    }
    public static func += (x: inout simd_float3x3, y: simd_float3x3) { x = x + y }
    public static func -= (x: inout simd_float3x3, y: simd_float3x3) { x = x - y }
    public static func *= (x: inout simd_float3x3, y: simd_float3x3) { x = x * y }
    public static func *= (x: inout simd_float3x3, y: Float) { x = x * y }
}

extension simd_float3x3: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_float3x3([\(columns.0), \(columns.1), \(columns.2)])" }
}

public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3

public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(col0, col1, col2)
}
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
public func simd_mul(_ x: Float, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_add(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x + y }
public func simd_sub(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x - y }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
public func matrix_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func matrix_invert(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func matrix_determinant(_ x: simd_float3x3) -> Float { x.determinant }
public func simd_equal(_ x: simd_float3x3, _ y: simd_float3x3) -> Bool { x == y }
/// Whether no elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ x: simd_float3x3, _ y: simd_float3x3, _ tol: Float) -> Bool {
    (0..<3).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tol }
}
