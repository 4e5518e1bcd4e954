/// A matrix of 2 columns and 2 rows of `Double`. Source: Apple's documentation of `simd_double2x2`.
public struct simd_double2x2: Equatable, Sendable {
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Double>(), SIMD2<Double>()) }
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }
    /// Creates a matrix with a value on its diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
    /// - Parameter columns: 2 columns.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "Requires array of 2 vectors")
        self.init(columns[0], columns[1])
    }
    /// - Parameter rows: 2 rows.
    public init(rows: [SIMD2<Double>]) {
        precondition(rows.count == 2, "Requires array of 2 vectors")
        self = simd_double2x2(rows).transpose
    }

    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
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
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: simd_double2x2 {
        let c = columns
        return simd_double2x2(
            SIMD2<Double>(c.0[0], c.1[0]),
            SIMD2<Double>(c.0[1], c.1[1]))
    }

    public var determinant: Double { columns.0.x * columns.1.y - columns.0.y * columns.1.x }
    /// The inverse; elements that are not finite where there is none.
    public var inverse: simd_double2x2 {
        let (a, b) = columns
        return simd_double2x2(SIMD2<Double>(b.y, -a.y), SIMD2<Double>(-b.x, a.x)) * (1 / determinant)
    }

    public static func == (x: simd_double2x2, y: simd_double2x2) -> Bool { x.columns == y.columns }
    public static prefix func - (x: simd_double2x2) -> simd_double2x2 { simd_double2x2(-x.columns.0, -x.columns.1) }
    public static func + (x: simd_double2x2, y: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(x.columns.0 + y.columns.0, x.columns.1 + y.columns.1)
    }
    public static func - (x: simd_double2x2, y: simd_double2x2) -> simd_double2x2 { x + -y }
    public static func * (x: Double, y: simd_double2x2) -> simd_double2x2 { simd_double2x2(x * y.columns.0, x * y.columns.1) }
    public static func * (x: simd_double2x2, y: Double) -> simd_double2x2 { y * x }
    public static func * (x: simd_double2x2, y: SIMD2<Double>) -> SIMD2<Double> {
        var sum = x.columns.0 * y[0]
        sum += x.columns.1 * y[1]
        return sum
    }
    public static func * (x: SIMD2<Double>, y: simd_double2x2) -> SIMD2<Double> {
        SIMD2<Double>(simd_dot(x, y.columns.0), simd_dot(x, y.columns.1))
    }
    public static func * (x: simd_double2x2, y: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(x * y.columns.0, x * y.columns.1)
    }
    public static func += (x: inout simd_double2x2, y: simd_double2x2) { x = x + y }
    public static func -= (x: inout simd_double2x2, y: simd_double2x2) { x = x - y }
    public static func *= (x: inout simd_double2x2, y: simd_double2x2) { x = x * y }
    public static func *= (x: inout simd_double2x2, y: Double) { x = x * y }
}

extension simd_double2x2: CustomDebugStringConvertible {
    public var debugDescription: String { "simd_double2x2([\(columns.0), \(columns.1)])" }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2

public let matrix_identity_double2x2 = simd_double2x2(1)
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(col0, col1) }
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
public func simd_mul(_ x: Double, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_add(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x + y }
public func simd_sub(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x - y }
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func matrix_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func matrix_invert(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func matrix_determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func simd_equal(_ x: simd_double2x2, _ y: simd_double2x2) -> Bool { x == y }
/// Whether no elements differ by more than a tolerance.
public func simd_almost_equal_elements(_ x: simd_double2x2, _ y: simd_double2x2, _ tol: Double) -> Bool {
    (0..<2).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tol }
}
