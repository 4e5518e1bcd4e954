/// A matrix of 2 columns and 2 rows of `Float`. Source: Apple's documentation of `simd_float2x2`.
public struct simd_float2x2: Equatable, Sendable {
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Float>(), SIMD2<Float>()) }
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
    /// Creates a matrix with a value on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
    /// - Parameter columns: 2 columns.
    public init(_ columns: [SIMD2<Float>]) {
        precondition(columns.count == 2, "Requires array of 2 vectors")
        self.init(columns[0], columns[1])
    }
    /// - Parameter rows: 2 rows.
    public init(rows: [SIMD2<Float>]) {
        precondition(rows.count == 2, "Requires array of 2 vectors")
        self = simd_float2x2(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("Column index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("Column index out of bounds")
            }
        }
    }
    /// An element.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_float2x2 {
        let c = columns
        return simd_float2x2(
            SIMD2<Float>(c.0[0], c.1[0]),
            SIMD2<Float>(c.0[1], c.1[1]))
    }

    public var determinant: Float { columns.0.x * columns.1.y - columns.0.y * columns.1.x }
    /// The inverse; elements that are not finite where there is none.
    public var inverse: simd_float2x2 {
        let (a, b) = columns
        return simd_float2x2(SIMD2<Float>(b.y, -a.y), SIMD2<Float>(-b.x, a.x)) * (1 / determinant)
    }

    public static func == (x: simd_float2x2, y: simd_float2x2) -> Bool { x.columns == y.columns }
    public static prefix func - (x: simd_float2x2) -> simd_float2x2 { simd_float2x2(-x.columns.0, -x.columns.1) }
    public static func + (x: simd_float2x2, y: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(x.columns.0 + y.columns.0, x.columns.1 + y.columns.1)
    }
    public static func - (x: simd_float2x2, y: simd_float2x2) -> simd_float2x2 { x + -y }
    public static func * (x: Float, y: simd_float2x2) -> simd_float2x2 { simd_float2x2(x * y.columns.0, x * y.columns.1) }
    public static func * (x: simd_float2x2, y: Float) -> simd_float2x2 { y * x }
    public static func * (x: simd_float2x2, y: SIMD2<Float>) -> SIMD2<Float> {
        var sum = x.columns.0 * y[0]
        sum += x.columns.1 * y[1]
        return sum
    }
    public static func * (x: SIMD2<Float>, y: simd_float2x2) -> SIMD2<Float> {
        SIMD2<Float>(simd_dot(x, y.columns.0), simd_dot(x, y.columns.1))
    }
    public static func * (x: simd_float2x2, y: simd_float2x2) -> simd_float2x2 {
        simd_float2x2(x * y.columns.0, x * y.columns.1)
    }
    public static func += (x: inout simd_float2x2, y: simd_float2x2) { x = x + y }
    public static func -= (x: inout simd_float2x2, y: simd_float2x2) { x = x - y }
    public static func *= (x: inout simd_float2x2, y: simd_float2x2) { x = x * y }
    public static func *= (x: inout simd_float2x2, y: Float) { x = x * y }
}

extension simd_float2x2: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_float2x2([\(columns.0), \(columns.1)])" }
}

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2

public let matrix_identity_float2x2 = simd_float2x2(1)
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(col0, col1) }
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }
public func simd_mul(_ x: Float, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func simd_add(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x + y }
public func simd_sub(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x - y }
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }
public func matrix_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func matrix_invert(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func matrix_determinant(_ x: simd_float2x2) -> Float { x.determinant }
public func simd_equal(_ x: simd_float2x2, _ y: simd_float2x2) -> Bool { x == y }
/// Whether no elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ x: simd_float2x2, _ y: simd_float2x2, _ tol: Float) -> Bool {
    (0..<2).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tol }
}
