// vDSP's functions on vectors of `Float`. N is the number of elements, each stride the distance between elements of the vector before it.

/// C = A + B.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 } }

/// C = A · B.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 } }

/// The larger of each pair of elements.
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) } }

/// The smaller of each pair of elements.
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) } }

/// The lengths of the vectors (A, B).
public func vDSP_vdist(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() } }

/// C = A − B. B comes first.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 - $0 } }

/// C = A / B. B comes first.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__B, __IB, __A, __IA, __C, __IC, __N) { $1 / $0 } }

/// C = A + b.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let scalar = __B.pointee; Loop.map(__A, __IA, __C, __IC, __N) { $0 + scalar } }

/// C = A · b.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let scalar = __B.pointee; Loop.map(__A, __IA, __C, __IC, __N) { $0 * scalar } }

/// C = A / b.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let scalar = __B.pointee; Loop.map(__A, __IA, __C, __IC, __N) { $0 / scalar } }

/// C = a / B.
public func vDSP_svdiv(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let scalar = __A.pointee; Loop.map(__B, __IB, __C, __IC, __N) { scalar / $0 } }

/// D = A · b + c.
public func vDSP_vsmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { let (factor, term) = (__B.pointee, __C.pointee); Loop.map(__A, __IA, __D, __ID, __N) { $0 * factor + term } }

/// D = A · b + C.
public func vDSP_vsma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { let factor = __B.pointee; Loop.map(__A, __IA, __C, __IC, __D, __ID, __N) { $0 * factor + $1 } }

/// D = A · B + C.
public func vDSP_vma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __B, __IB, __C, __IC, __D, __ID, __N) { $0 * $1 + $2 } }

/// D = A + c · (B − A).
public func vDSP_vintb(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { let share = __C.pointee; Loop.map(__A, __IA, __B, __IB, __D, __ID, __N) { $0 + share * ($1 - $0) } }

/// The magnitudes of elements.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { abs($0) } }

/// C = −A.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { -$0 } }

/// The squares of elements.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * $0 } }

/// The squares of elements with their signs.
public func vDSP_vssq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 * abs($0) } }

/// The parts of elements behind the point.
public func vDSP_vfrac(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { $0 - $0.rounded(.towardZero) } }

/// Sets all elements to a number.
public func vDSP_vfill(_ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    let scalar = __A.pointee; Loop.fill(__C, __IC, __N) { _ in scalar }
}

/// Sets all elements to zero.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) { Loop.fill(__C, __IC, __N) { _ in 0 } }

/// C[n] = a + n · b.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { let (start, step) = (__A.pointee, __B.pointee); Loop.fill(__C, __IC, __N) { start + Float($0) * step } }

/// Elements from a to b, at even distances.
public func vDSP_vgen(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let (start, step) = (__A.pointee, (__B.pointee - __A.pointee) / Float(max(Int(clamping: __N) - 1, 1)));
    Loop.fill(__C, __IC, __N) { start + Float($0) * step }
}

/// Copies elements in the opposite order, in place.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    let count = Int(clamping: __N);
    for index in 0..<count / 2 { let (a, b) = (index * __IC, (count - 1 - index) * __IC); (__C[a], __C[b]) = (__C[b], __C[a]) }
}

/// Exchanges two vectors.
public func vDSP_vswap(
    _ __A: UnsafeMutablePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafeMutablePointer<Float>, _ __IB: vDSP_Stride, _ __N: vDSP_Length
) { for index in 0..<Int(clamping: __N) { (__A[index * __IA], __B[index * __IB]) = (__B[index * __IB], __A[index * __IA]) } }

/// Elements between b and c; those beyond are set to the nearer of them.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) { let (low, high) = (__B.pointee, __C.pointee); Loop.map(__A, __IA, __D, __ID, __N) { min(max($0, low), high) } }

/// Elements that are b at least; smaller ones are set to b.
public func vDSP_vthr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let low = __B.pointee; Loop.map(__A, __IA, __C, __IC, __N) { $0 >= low ? $0 : low } }

/// Elements that are b at least; smaller ones are set to zero.
public func vDSP_vthres(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { let low = __B.pointee; Loop.map(__A, __IA, __C, __IC, __N) { $0 >= low ? $0 : 0 } }

/// Elements in decibels of b: 10 · log₁₀ of their quotient, with F = 1 twice that.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length, _ __F: UInt32
) {
    let (zero, factor): (Float, Float) = (__B.pointee, __F == 1 ? 20 : 10);
    Loop.map(__A, __IA, __C, __IC, __N) { factor * log10($0 / zero) }
}

/// The sum of the elements.
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 }
}

/// The sum of the squares.
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 }
}

/// The sum of the magnitudes.
public func vDSP_svemg(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + abs($1) }
}

/// The largest element; −∞ of none.
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, -.infinity) { max($0, $1) }
}

/// The smallest element; ∞ of none.
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, $1) }
}

/// The largest magnitude.
public func vDSP_maxmgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { max($0, abs($1)) }
}

/// The smallest magnitude; ∞ of none.
public func vDSP_minmgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, .infinity) { min($0, abs($1)) }
}

/// The mean of the elements.
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 } / Float(__N)
}

/// The mean of the magnitudes.
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + abs($1) } / Float(__N)
}

/// The mean of the squares.
public func vDSP_measqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N)
}

/// The square root of the mean of the squares.
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = (Loop.reduce(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N)).squareRoot()
}

/// The largest element and its place, in elements times the stride.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var (found, place): (Float, Int) = (-.infinity, 0);
    for index in 0..<Int(clamping: __N) where __A[index * __IA] > found { (found, place) = (__A[index * __IA], index * __IA) };
    (__C.pointee, __I.pointee) = (found, vDSP_Length(bitPattern: place))
}

/// The smallest element and its place, in elements times the stride.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    var (found, place): (Float, Int) = (.infinity, 0);
    for index in 0..<Int(clamping: __N) where __A[index * __IA] < found { (found, place) = (__A[index * __IA], index * __IA) };
    (__C.pointee, __I.pointee) = (found, vDSP_Length(bitPattern: place))
}

/// The sum of the products of elements.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) { __C.pointee = Loop.reduce(__A, __IA, __B, __IB, __N, 0) { $0 + $1 * $2 } }

/// The sum of the squares of differences.
public func vDSP_distancesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) { __C.pointee = Loop.reduce(__A, __IA, __B, __IB, __N, 0) { $0 + ($1 - $2) * ($1 - $2) } }

/// Elements minus their mean, divided by their standard deviation. C may be nil.
public func vDSP_normalize(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let mean = Loop.reduce(__A, __IA, __N, 0) { $0 + $1 } / Float(__N),
        deviation = (Loop.reduce(__A, __IA, __N, 0) { $0 + ($1 - mean) * ($1 - mean) } / Float(__N)).squareRoot()
    ; (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation);
    if let __C { Loop.map(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation } }
}

/// C[n] is the sum of P elements from A[n] on.
public func vDSP_vswsum(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
    _ __P: vDSP_Length
) { for index in 0..<Int(clamping: __N) { __C[index * __IC] = Loop.reduce(__A + index * __IA, __IA, __P, 0) { $0 + $1 } } }

/// C[n] is the sum of A[n + p] · F[p] over P elements: a correlation, or with a negative stride of F a convolution.
public func vDSP_conv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) { for index in 0..<Int(clamping: __N) { __C[index * __IC] = Loop.reduce(__A + index * __IA, __IA, __F, __IF, __P, 0) { $0 + $1 * $2 } } }

/// Filters with P coefficients and keeps every DF-th element.
public func vDSP_desamp(
    _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length,
    _ __P: vDSP_Length
) { for index in 0..<Int(clamping: __N) { __C[index] = Loop.reduce(__A + index * __DF, 1, __F, 1, __P, 0) { $0 + $1 * $2 } } }

/// Elements of A between its elements at the whole and broken places of B.
public func vDSP_vlint(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __M: vDSP_Length
) {
    let last = max(Int(clamping: __M) - 2, 0);
    Loop.map(__B, __IB, __C, __IC, __N) {
        let place = min(max(Int($0), 0), last), share = $0 - Float(place);
        return __A[place * __IA] + share * (__A[(place + 1) * __IA] - __A[place * __IA])
    }
}

/// Sorts in place; order is 1 for ascending, −1 for descending.
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
    var part = UnsafeMutableBufferPointer(start: __C, count: Int(clamping: __N)); if __Order > 0 { part.sort() } else { part.sort(by: >) }
}

/// The product of an M × P and a P × N matrix, rows one after the other.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(clamping: __M), Int(clamping: __N), Int(clamping: __P));
    for row in 0..<rows {
        for column in 0..<columns {
            __C[(row * columns + column) * __IC] = Loop.reduce(__A + row * inner * __IA, __IA, __B + column * __IB, columns * __IB, __P, 0)
            { $0 + $1 * $2 }
        }
    }
}

/// The transpose of a matrix; M rows and N columns are the result's.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length,
    _ __N: vDSP_Length
) {
    let (rows, columns) = (Int(clamping: __M), Int(clamping: __N));
    for row in 0..<rows { for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] } }
}

/// A Hann window. With the flag `vDSP_HALF_WINDOW` only its first half is written.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let count = __Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N, step = 2 * Float.pi / Float(__N);
    let scale: Float = __Flag & vDSP_HANN_NORM != 0 ? 1.632993161855452 : 1;
    Loop.fill(__C, 1, count) {
        let turn = step * Float($0); return (0.5 - 0.5 * cos(turn)) * scale
    }
}

/// A Hamming window.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let count = __Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N, step = 2 * Float.pi / Float(__N);
    Loop.fill(__C, 1, count) {
        let turn = step * Float($0); return (0.54 - 0.46 * cos(turn))
    }
}

/// A Blackman window.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let count = __Flag & vDSP_HALF_WINDOW != 0 ? (__N + 1) / 2 : __N, step = 2 * Float.pi / Float(__N);
    Loop.fill(__C, 1, count) {
        let turn = step * Float($0); return (0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn))
    }
}

/// Integers as floating-point numbers.
public func vDSP_vflt8(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Integers as floating-point numbers.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Integers as floating-point numbers.
public func vDSP_vflt32(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Integers as floating-point numbers.
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Integers as floating-point numbers.
public func vDSP_vfltu16(
    _ __A: UnsafePointer<UInt16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Integers as floating-point numbers.
public func vDSP_vfltu32(
    _ __A: UnsafePointer<UInt32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Floating-point numbers as integers, towards zero.
public func vDSP_vfix8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int8>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Int8(limiting: $0.rounded(.towardZero)) } }

/// Floating-point numbers as integers, towards zero.
public func vDSP_vfix16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Int16(limiting: $0.rounded(.towardZero)) } }

/// Floating-point numbers as integers, towards zero.
public func vDSP_vfix32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Int32(limiting: $0.rounded(.towardZero)) } }

/// Floating-point numbers as integers, towards zero.
public func vDSP_vfixu8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { UInt8(limiting: $0.rounded(.towardZero)) } }

/// Floating-point numbers as integers, towards zero.
public func vDSP_vfixu16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt16>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { UInt16(limiting: $0.rounded(.towardZero)) } }

/// Floating-point numbers as integers, the nearest that there are.
public func vDSP_vfixr16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Int16(limiting: $0.rounded(.toNearestOrEven)) } }

/// Floating-point numbers as integers, the nearest that there are.
public func vDSP_vfixr32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Int32(limiting: $0.rounded(.toNearestOrEven)) } }

/// Floating-point numbers as integers, the nearest that there are.
public func vDSP_vfixru8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { UInt8(limiting: $0.rounded(.toNearestOrEven)) } }
