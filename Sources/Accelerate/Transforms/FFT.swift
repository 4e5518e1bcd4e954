/// The precomputed numbers of transforms; made by `vDSP_create_fftsetup`.
public typealias FFTSetup = OpaquePointer
public typealias FFTSetupD = OpaquePointer
public typealias FFTDirection = Int32
public typealias FFTRadix = Int32

public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTRadix2 = 0
public let FFT_RADIX2 = 0
@available(*, unavailable, message: "not yet in Quince: transforms of other radices; vDSP_DFT_zop_CreateSetup takes their lengths")
public let kFFTRadix3 = 1
@available(*, unavailable, message: "not yet in Quince: transforms of other radices; vDSP_DFT_zop_CreateSetup takes their lengths")
public let kFFTRadix5 = 2

/// The transforms of a setup: those of all powers of two up to its size.
final class TransformSet<T: BinaryFloatingPoint> {
    private var made: [Fourier<T>?]
    private let lock = NSLock()

    init(largest: Int) { made = Array(repeating: nil, count: largest + 1) }

    /// The transform of 2^log elements; nil beyond the setup's size.
    func transform(_ log: vDSP_Length) -> Fourier<T>? {
        lock.withLock {
            guard let index = Int(exactly: log), made.indices.contains(index) else { return nil }
            if let known = made[index] { return known }
            let new = Fourier<T>(count: 1 << index)
            made[index] = new
            return new
        }
    }

    static func make(_ log: vDSP_Length) -> OpaquePointer? {
        guard log < 31 else { return nil }
        return OpaquePointer(Unmanaged.passRetained(TransformSet<T>(largest: Int(log))).toOpaque())
    }

    static func of(_ setup: OpaquePointer) -> TransformSet<T> {
        Unmanaged<TransformSet<T>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }

    static func end(_ setup: OpaquePointer?) {
        if let setup { Unmanaged<TransformSet<T>>.fromOpaque(UnsafeRawPointer(setup)).release() }
    }
}

/// Prepares transforms of up to 2^log elements; nil for more than 2³⁰.
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    __Radix == 0 ? TransformSet<Float>.make(__Log2n) : nil
}
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
    __Radix == 0 ? TransformSet<Double>.make(__Log2n) : nil
}
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) { TransformSet<Float>.end(__setup) }
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) { TransformSet<Double>.end(__setup) }

// MARK: Float

/// Transforms complex numbers in place. The inverse is not scaled.
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    TransformSet<Float>.of(__Setup).transform(__Log2N)?.transform(__C.pointee.realp, __C.pointee.imagp, __IC, isForward: __Direction > 0)
}

/// Transforms complex numbers. The inverse is not scaled.
public func vDSP_fft_zop(
    _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    vDSP_zvmov(__A, __IA, __C, __IC, vDSP_Length(1) << __Log2N)
    vDSP_fft_zip(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms 2^log real numbers in place: even ones in the real parts, odd ones in the imaginary parts. The result is twice the mathematical one, with the
/// last number in the first imaginary part.
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    let set = TransformSet<Float>.of(__Setup)
    guard __Log2N > 0, let half = set.transform(__Log2N - 1), let whole = set.transform(__Log2N) else { return }
    half.real(__C.pointee.realp, __C.pointee.imagp, __IC, isForward: __Direction > 0, whole)
}

/// Transforms 2^log real numbers; see `vDSP_fft_zrip`.
public func vDSP_fft_zrop(
    _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    guard __Log2N > 0 else { return }
    vDSP_zvmov(__A, __IA, __C, __IC, vDSP_Length(1) << (__Log2N - 1))
    vDSP_fft_zrip(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Copies complex numbers.
public func vDSP_zvmov(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __C.pointee.realp, __IC, __N) { $0 }
    Loop.map(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, __N) { $0 }
}

/// Takes complex numbers apart. The stride of C counts its parts: 2 is one number after the other.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(clamping: __N) {
        let number = __C[index * (__IC / 2)]
        (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (number.real, number.imag)
    }
}

/// Puts complex numbers together; see `vDSP_ctoz`.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(clamping: __N) {
        __C[index * (__IC / 2)] = DSPComplex(real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
    }
}

/// The squares of complex numbers' magnitudes.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __A.pointee.imagp, __IA, __C, __IC, __N) { $0 * $0 + $1 * $1 }
}

/// The magnitudes of complex numbers.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __A.pointee.imagp, __IA, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The angles of complex numbers.
public func vDSP_zvphas(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.imagp, __IA, __A.pointee.realp, __IA, __C, __IC, __N) { atan2($0, $1) }
}

// MARK: Double

/// Transforms complex numbers in place. The inverse is not scaled.
public func vDSP_fft_zipD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    TransformSet<Double>.of(__Setup).transform(__Log2N)?.transform(__C.pointee.realp, __C.pointee.imagp, __IC, isForward: __Direction > 0)
}

/// Transforms complex numbers. The inverse is not scaled.
public func vDSP_fft_zopD(
    _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    vDSP_zvmovD(__A, __IA, __C, __IC, vDSP_Length(1) << __Log2N)
    vDSP_fft_zipD(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Transforms 2^log real numbers in place: even ones in the real parts, odd ones in the imaginary parts. The result is twice the mathematical one, with the
/// last number in the first imaginary part.
public func vDSP_fft_zripD(
    _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let set = TransformSet<Double>.of(__Setup)
    guard __Log2N > 0, let half = set.transform(__Log2N - 1), let whole = set.transform(__Log2N) else { return }
    half.real(__C.pointee.realp, __C.pointee.imagp, __IC, isForward: __Direction > 0, whole)
}

/// Transforms 2^log real numbers; see `vDSP_fft_zripD`.
public func vDSP_fft_zropD(
    _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    guard __Log2N > 0 else { return }
    vDSP_zvmovD(__A, __IA, __C, __IC, vDSP_Length(1) << (__Log2N - 1))
    vDSP_fft_zripD(__Setup, __C, __IC, __Log2N, __Direction)
}

/// Copies complex numbers.
public func vDSP_zvmovD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __C.pointee.realp, __IC, __N) { $0 }
    Loop.map(__A.pointee.imagp, __IA, __C.pointee.imagp, __IC, __N) { $0 }
}

/// Takes complex numbers apart. The stride of C counts its parts: 2 is one number after the other.
public func vDSP_ctozD(
    _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(clamping: __N) {
        let number = __C[index * (__IC / 2)]
        (__Z.pointee.realp[index * __IZ], __Z.pointee.imagp[index * __IZ]) = (number.real, number.imag)
    }
}

/// Puts complex numbers together; see `vDSP_ctozD`.
public func vDSP_ztocD(
    _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(clamping: __N) {
        __C[index * (__IC / 2)] = DSPDoubleComplex(real: __Z.pointee.realp[index * __IZ], imag: __Z.pointee.imagp[index * __IZ])
    }
}

/// The squares of complex numbers' magnitudes.
public func vDSP_zvmagsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __A.pointee.imagp, __IA, __C, __IC, __N) { $0 * $0 + $1 * $1 }
}

/// The magnitudes of complex numbers.
public func vDSP_zvabsD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.realp, __IA, __A.pointee.imagp, __IA, __C, __IC, __N) { ($0 * $0 + $1 * $1).squareRoot() }
}

/// The angles of complex numbers.
public func vDSP_zvphasD(
    _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    Loop.map(__A.pointee.imagp, __IA, __A.pointee.realp, __IA, __C, __IC, __N) { atan2($0, $1) }
}
