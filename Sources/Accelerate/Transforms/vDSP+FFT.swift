extension vDSP {
    /// The factors of a transform's length.
    public enum Radix: Sendable {
        case radix2
        @available(*, unavailable, message: "not yet in Quince: transforms of other radices; vDSP_DFT_zop_CreateSetup takes their lengths")
        case radix3
        @available(*, unavailable, message: "not yet in Quince: transforms of other radices; vDSP_DFT_zop_CreateSetup takes their lengths")
        case radix5
    }

    /// Transforms of 2^log real numbers; see `vDSP_fft_zrip` for their order and scale.
    ///
    /// Source: Apple's documentation of `vDSP.FFT`.
    public class FFT<T> {
        private let float: TransformSet<Float>
        private let double: TransformSet<Double>
        private let log: vDSP_Length

        /// nil for more than 2³⁰ numbers.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard log2n > 0, log2n < 31, T.self == DSPSplitComplex.self || T.self == DSPDoubleSplitComplex.self else { return nil }
            (float, double, log) = (TransformSet(largest: Int(log2n)), TransformSet(largest: Int(log2n)), log2n)
        }

        /// Transforms real numbers.
        public func forward(input: T, output: inout T) { run(input, output, isForward: true) }

        /// Transforms back to real numbers.
        public func inverse(input: T, output: inout T) { run(input, output, isForward: false) }

        private func run(_ input: T, _ output: T, isForward: Bool) {
            let count = vDSP_Length(1) << (log - 1)
            if var from = input as? DSPSplitComplex, var to = output as? DSPSplitComplex {
                vDSP_zvmov(&from, 1, &to, 1, count)
                guard let half = float.transform(log - 1), let whole = float.transform(log) else { return }
                half.real(to.realp, to.imagp, 1, isForward: isForward, whole)
            } else if var from = input as? DSPDoubleSplitComplex, var to = output as? DSPDoubleSplitComplex {
                vDSP_zvmovD(&from, 1, &to, 1, count)
                guard let half = double.transform(log - 1), let whole = double.transform(log) else { return }
                half.real(to.realp, to.imagp, 1, isForward: isForward, whole)
            }
        }
    }

    /// The squares of complex numbers' magnitudes.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
    where V.Element == Float {
        var numbers = splitComplex
        result.withUnsafeMutableBufferPointer { result in
            if let start = result.baseAddress { vDSP_zvmags(&numbers, 1, start, 1, vDSP_Length(result.count)) }
        }
    }

    /// The magnitudes of complex numbers.
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V) where V.Element == Float {
        var numbers = splitComplex
        result.withUnsafeMutableBufferPointer { result in
            if let start = result.baseAddress { vDSP_zvabs(&numbers, 1, start, 1, vDSP_Length(result.count)) }
        }
    }

    /// The squares of complex numbers' magnitudes.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        var numbers = splitComplex
        result.withUnsafeMutableBufferPointer { result in
            if let start = result.baseAddress { vDSP_zvmagsD(&numbers, 1, start, 1, vDSP_Length(result.count)) }
        }
    }

    /// The magnitudes of complex numbers.
    public static func absolute<V: AccelerateMutableBuffer>(_ splitComplex: DSPDoubleSplitComplex, result: inout V)
    where V.Element == Double {
        var numbers = splitComplex
        result.withUnsafeMutableBufferPointer { result in
            if let start = result.baseAddress { vDSP_zvabsD(&numbers, 1, start, 1, vDSP_Length(result.count)) }
        }
    }

}
