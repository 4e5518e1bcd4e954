/// The order of a matrix's elements.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// Rows lie one after the other.
public let CblasRowMajor = CBLAS_ORDER(101)
/// Columns lie one after the other.
public let CblasColMajor = CBLAS_ORDER(102)

/// Whether a matrix is transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
public let CblasTrans = CBLAS_TRANSPOSE(112)
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

/// Where the first element of a vector lies: at the end, where it is walked backwards.
private func first(_ n: Int, _ step: Int) -> Int { step < 0 ? (1 - n) * step : 0 }

/// The distances of a matrix's elements from row to row and from column to column.
private func steps(_ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE, _ leading: Int32) -> (row: Int, column: Int) {
    (order == CblasRowMajor) == (transpose == CblasNoTrans) ? (Int(leading), 1) : (1, Int(leading))
}

// MARK: Float

/// The sum of the products of elements.
public func cblas_sdot(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafePointer<Float>, _ __incY: Int32) -> Float {
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    return Loop.reduce(__X + first(n, x), x, __Y + first(n, y), y, UInt(n), 0) { $0 + $1 * $2 }
}

/// Y = alpha · X + Y.
public func cblas_saxpy(
    _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    let target = __Y + first(n, y)
    Loop.map(__X + first(n, x), x, UnsafePointer(target), y, target, y, UInt(n)) { __alpha * $0 + $1 }
}

/// X = alpha · X.
public func cblas_sscal(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32) {
    guard __incX > 0 else { return }
    Loop.map(UnsafePointer(__X), Int(__incX), __X, Int(__incX), UInt(max(__N, 0))) { __alpha * $0 }
}

/// Y = X.
public func cblas_scopy(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32) {
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    Loop.map(__X + first(n, x), x, __Y + first(n, y), y, UInt(n)) { $0 }
}

/// The length of a vector.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
    Loop.reduce(__X, Int(max(__incX, 0)), UInt(max(__N, 0)), 0) { $0 + $1 * $1 }.squareRoot()
}

/// The sum of the magnitudes.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
    Loop.reduce(__X, Int(max(__incX, 0)), UInt(max(__N, 0)), 0) { $0 + abs($1) }
}

/// The index of the largest magnitude.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Int32 {
    (0..<max(__N, 0)).max { abs(__X[Int($0) * Int(__incX)]) < abs(__X[Int($1) * Int(__incX)]) } ?? 0
}

/// Y = alpha · A · X + beta · Y, where A has M rows and N columns before it is transposed.
public func cblas_sgemv(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>,
    _ __lda: Int32, _ __X: UnsafePointer<Float>,
    _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
    let (row, column) = steps(__Order, __TransA, __lda)
    let (rows, columns) = __TransA == CblasNoTrans ? (Int(max(__M, 0)), Int(max(__N, 0))) : (Int(max(__N, 0)), Int(max(__M, 0)))
    let (x, y) = (Int(__incX), Int(__incY))
    let target = __Y + first(rows, y), source = __X + first(columns, x)
    for index in 0..<rows {
        let sum = Loop.reduce(__A + index * row, column, source, x, UInt(columns), 0) { $0 + $1 * $2 }
        target[index * y] = __alpha * sum + (__beta == 0 ? 0 : __beta * target[index * y])
    }
}

/// C = alpha · A · B + beta · C, where C has M rows and N columns and A has K columns.
public func cblas_sgemm(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __K: Int32,
    _ __alpha: Float,
    _ __A: UnsafePointer<Float>, _ __lda: Int32, _ __B: UnsafePointer<Float>, _ __ldb: Int32, _ __beta: Float,
    _ __C: UnsafeMutablePointer<Float>, _ __ldc: Int32
) {
    let (a, b, c) = (steps(__Order, __TransA, __lda), steps(__Order, __TransB, __ldb), steps(__Order, CblasNoTrans, __ldc))
    for row in 0..<Int(max(__M, 0)) {
        for column in 0..<Int(max(__N, 0)) {
            let sum = Loop.reduce(__A + row * a.row, a.column, __B + column * b.column, b.row, UInt(max(__K, 0)), 0) { $0 + $1 * $2 }
            let place = row * c.row + column * c.column
            __C[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[place])
        }
    }
}

// MARK: Double

/// The sum of the products of elements.
public func cblas_ddot(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafePointer<Double>, _ __incY: Int32) -> Double
{
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    return Loop.reduce(__X + first(n, x), x, __Y + first(n, y), y, UInt(n), 0) { $0 + $1 * $2 }
}

/// Y = alpha · X + Y.
public func cblas_daxpy(
    _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    let target = __Y + first(n, y)
    Loop.map(__X + first(n, x), x, UnsafePointer(target), y, target, y, UInt(n)) { __alpha * $0 + $1 }
}

/// X = alpha · X.
public func cblas_dscal(_ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>, _ __incX: Int32) {
    guard __incX > 0 else { return }
    Loop.map(UnsafePointer(__X), Int(__incX), __X, Int(__incX), UInt(max(__N, 0))) { __alpha * $0 }
}

/// Y = X.
public func cblas_dcopy(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32) {
    let (n, x, y) = (Int(max(__N, 0)), Int(__incX), Int(__incY))
    Loop.map(__X + first(n, x), x, __Y + first(n, y), y, UInt(n)) { $0 }
}

/// The length of a vector.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Double {
    Loop.reduce(__X, Int(max(__incX, 0)), UInt(max(__N, 0)), 0) { $0 + $1 * $1 }.squareRoot()
}

/// The sum of the magnitudes.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Double {
    Loop.reduce(__X, Int(max(__incX, 0)), UInt(max(__N, 0)), 0) { $0 + abs($1) }
}

/// The index of the largest magnitude.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Int32 {
    (0..<max(__N, 0)).max { abs(__X[Int($0) * Int(__incX)]) < abs(__X[Int($1) * Int(__incX)]) } ?? 0
}

/// Y = alpha · A · X + beta · Y, where A has M rows and N columns before it is transposed.
public func cblas_dgemv(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>,
    _ __lda: Int32, _ __X: UnsafePointer<Double>,
    _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
    let (row, column) = steps(__Order, __TransA, __lda)
    let (rows, columns) = __TransA == CblasNoTrans ? (Int(max(__M, 0)), Int(max(__N, 0))) : (Int(max(__N, 0)), Int(max(__M, 0)))
    let (x, y) = (Int(__incX), Int(__incY))
    let target = __Y + first(rows, y), source = __X + first(columns, x)
    for index in 0..<rows {
        let sum = Loop.reduce(__A + index * row, column, source, x, UInt(columns), 0) { $0 + $1 * $2 }
        target[index * y] = __alpha * sum + (__beta == 0 ? 0 : __beta * target[index * y])
    }
}

/// C = alpha · A · B + beta · C, where C has M rows and N columns and A has K columns.
public func cblas_dgemm(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __K: Int32,
    _ __alpha: Double,
    _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __B: UnsafePointer<Double>, _ __ldb: Int32, _ __beta: Double,
    _ __C: UnsafeMutablePointer<Double>, _ __ldc: Int32
) {
    let (a, b, c) = (steps(__Order, __TransA, __lda), steps(__Order, __TransB, __ldb), steps(__Order, CblasNoTrans, __ldc))
    for row in 0..<Int(max(__M, 0)) {
        for column in 0..<Int(max(__N, 0)) {
            let sum = Loop.reduce(__A + row * a.row, a.column, __B + column * b.column, b.row, UInt(max(__K, 0)), 0) { $0 + $1 * $2 }
            let place = row * c.row + column * c.column
            __C[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[place])
        }
    }
}
