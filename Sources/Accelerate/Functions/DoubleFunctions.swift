// vForce's functions on vectors of `Double`; n is the number of elements.

/// y = exp(x).
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { exp($0) }
}

/// y = exp2(x).
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { exp2($0) }
}

/// y = expm1(x).
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { expm1($0) }
}

/// y = log(x).
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { log($0) }
}

/// y = log2(x).
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { log2($0) }
}

/// y = log10(x).
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { log10($0) }
}

/// y = log1p(x).
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { log1p($0) }
}

/// y = sqrt(x).
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { sqrt($0) }
}

/// y = cbrt(x).
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { cbrt($0) }
}

/// y = sin(x).
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { sin($0) }
}

/// y = cos(x).
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { cos($0) }
}

/// y = tan(x).
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { tan($0) }
}

/// y = asin(x).
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { asin($0) }
}

/// y = acos(x).
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { acos($0) }
}

/// y = atan(x).
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { atan($0) }
}

/// y = sinh(x).
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { sinh($0) }
}

/// y = cosh(x).
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { cosh($0) }
}

/// y = tanh(x).
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { tanh($0) }
}

/// y = asinh(x).
public func vvasinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { asinh($0) }
}

/// y = acosh(x).
public func vvacosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { acosh($0) }
}

/// y = atanh(x).
public func vvatanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { atanh($0) }
}

/// y = fabs(x).
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { abs($0) }
}

/// y = floor(x).
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { floor($0) }
}

/// y = ceil(x).
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { ceil($0) }
}

/// y = int(x).
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { trunc($0) }
}

/// y = nint(x).
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { rint($0) }
}

/// y = rec(x).
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { 1 / $0 }
}

/// y = rsqrt(x).
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(x, 1, y, 1, UInt(clamping: n.pointee)) { 1 / $0.squareRoot() }
}

/// z = x to the power of y.
public func vvpow(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(y, 1, x, 1, z, 1, UInt(clamping: n.pointee)) { pow($1, $0) }
}

/// z = atan2(y, x).
public func vvatan2(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(y, 1, x, 1, z, 1, UInt(clamping: n.pointee)) { atan2($0, $1) }
}

/// z = y / x.
public func vvdiv(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(y, 1, x, 1, z, 1, UInt(clamping: n.pointee)) { $0 / $1 }
}

/// z = y modulo x.
public func vvfmod(_ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
    Loop.map(y, 1, x, 1, z, 1, UInt(clamping: n.pointee)) { fmod($0, $1) }
}

/// The sines and cosines.
public func vvsincos(
    _ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) { vvsin(z, x, n); vvcos(y, x, n) }

extension vForce {
    /// exp of each element.
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { expOf($0) } }

    /// exp of each element.
    public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { expOf($0) } }

    /// exp2 of each element.
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { exp2Of($0) } }

    /// exp2 of each element.
    public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { exp2Of($0) } }

    /// expm1 of each element.
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { expm1Of($0) } }

    /// expm1 of each element.
    public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { expm1Of($0) } }

    /// log of each element.
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { logOf($0) } }

    /// log of each element.
    public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { logOf($0) } }

    /// log2 of each element.
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { log2Of($0) } }

    /// log2 of each element.
    public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { log2Of($0) } }

    /// log10 of each element.
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { log10Of($0) } }

    /// log10 of each element.
    public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { log10Of($0) } }

    /// log1p of each element.
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { log1pOf($0) } }

    /// log1p of each element.
    public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { log1pOf($0) } }

    /// sqrt of each element.
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { $0.squareRoot() }
    }

    /// sqrt of each element.
    public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { $0.squareRoot() } }

    /// cbrt of each element.
    public static func cbrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { cbrtOf($0) } }

    /// cbrt of each element.
    public static func cbrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { cbrtOf($0) } }

    /// sin of each element.
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { sinOf($0) } }

    /// sin of each element.
    public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { sinOf($0) } }

    /// cos of each element.
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { cosOf($0) } }

    /// cos of each element.
    public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { cosOf($0) } }

    /// tan of each element.
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { tanOf($0) } }

    /// tan of each element.
    public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { tanOf($0) } }

    /// asin of each element.
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { asinOf($0) } }

    /// asin of each element.
    public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { asinOf($0) } }

    /// acos of each element.
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { acosOf($0) } }

    /// acos of each element.
    public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { acosOf($0) } }

    /// atan of each element.
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { atanOf($0) } }

    /// atan of each element.
    public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { atanOf($0) } }

    /// sinh of each element.
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { sinhOf($0) } }

    /// sinh of each element.
    public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { sinhOf($0) } }

    /// cosh of each element.
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { coshOf($0) } }

    /// cosh of each element.
    public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { coshOf($0) } }

    /// tanh of each element.
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { tanhOf($0) } }

    /// tanh of each element.
    public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { tanhOf($0) } }

    /// asinh of each element.
    public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { asinhOf($0) } }

    /// asinh of each element.
    public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { asinhOf($0) } }

    /// acosh of each element.
    public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { acoshOf($0) } }

    /// acosh of each element.
    public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { acoshOf($0) } }

    /// atanh of each element.
    public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { atanhOf($0) } }

    /// atanh of each element.
    public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { atanhOf($0) } }

    /// floor of each element.
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { floorOf($0) } }

    /// floor of each element.
    public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { floorOf($0) } }

    /// ceil of each element.
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { ceilOf($0) } }

    /// ceil of each element.
    public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { ceilOf($0) } }

    /// trunc of each element.
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { truncOf($0) } }

    /// trunc of each element.
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { truncOf($0) } }

    /// nearestInteger of each element.
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { rintOf($0) }
    }

    /// nearestInteger of each element.
    public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { rintOf($0) } }

    /// reciprocal of each element.
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double { Buffers.map(vector) { 1 / $0 } }

    /// reciprocal of each element.
    public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { 1 / $0 } }

    /// rsqrt of each element.
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        Buffers.map(vector) { 1 / $0.squareRoot() }
    }

    /// rsqrt of each element.
    public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double { Buffers.store(vector, &result) { 1 / $0.squareRoot() } }

    /// The bases to the power of the exponents.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Double]
    where U.Element == Double, V.Element == Double { Buffers.map(bases, exponents) { powOf($0, $1) } }

    /// The angles of points.
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer>(x: U, y: V) -> [Double]
    where U.Element == Double, V.Element == Double { Buffers.map(x, y) { atan2Of($1, $0) } }
}

@inline(__always) private func expOf(_ x: Double) -> Double { exp(x) }
@inline(__always) private func exp2Of(_ x: Double) -> Double { exp2(x) }
@inline(__always) private func expm1Of(_ x: Double) -> Double { expm1(x) }
@inline(__always) private func logOf(_ x: Double) -> Double { log(x) }
@inline(__always) private func log2Of(_ x: Double) -> Double { log2(x) }
@inline(__always) private func log10Of(_ x: Double) -> Double { log10(x) }
@inline(__always) private func log1pOf(_ x: Double) -> Double { log1p(x) }
@inline(__always) private func cbrtOf(_ x: Double) -> Double { cbrt(x) }
@inline(__always) private func sinOf(_ x: Double) -> Double { sin(x) }
@inline(__always) private func cosOf(_ x: Double) -> Double { cos(x) }
@inline(__always) private func tanOf(_ x: Double) -> Double { tan(x) }
@inline(__always) private func asinOf(_ x: Double) -> Double { asin(x) }
@inline(__always) private func acosOf(_ x: Double) -> Double { acos(x) }
@inline(__always) private func atanOf(_ x: Double) -> Double { atan(x) }
@inline(__always) private func sinhOf(_ x: Double) -> Double { sinh(x) }
@inline(__always) private func coshOf(_ x: Double) -> Double { cosh(x) }
@inline(__always) private func tanhOf(_ x: Double) -> Double { tanh(x) }
@inline(__always) private func asinhOf(_ x: Double) -> Double { asinh(x) }
@inline(__always) private func acoshOf(_ x: Double) -> Double { acosh(x) }
@inline(__always) private func atanhOf(_ x: Double) -> Double { atanh(x) }
@inline(__always) private func floorOf(_ x: Double) -> Double { floor(x) }
@inline(__always) private func ceilOf(_ x: Double) -> Double { ceil(x) }
@inline(__always) private func truncOf(_ x: Double) -> Double { trunc(x) }
@inline(__always) private func rintOf(_ x: Double) -> Double { rint(x) }
@inline(__always) private func powOf(_ x: Double, _ y: Double) -> Double { pow(x, y) }
@inline(__always) private func atan2Of(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
