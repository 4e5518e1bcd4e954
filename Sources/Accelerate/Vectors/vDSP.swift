/// Arithmetic of vectors.
///
/// Source: Apple's documentation of `vDSP`.
public enum vDSP {
    /// The replacement of elements below a threshold.
    public enum ThresholdRule<T: BinaryFloatingPoint> {
        /// They are set to the threshold.
        case clampToThreshold
        /// They are set to zero.
        case zeroFill
        /// They are set to a number with a minus sign; others to the number.
        case signedConstant(_: T)

        func value(_ element: T, _ bound: T) -> T {
            switch self {
            case .clampToThreshold: max(element, bound)
            case .zeroFill: element >= bound ? element : 0
            case .signedConstant(let constant): element >= bound ? constant : -constant
            }
        }
    }

    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    /// How floating-point numbers become integers.
    public enum RoundingMode: Sendable {
        case towardNearestInteger
        case towardZero

        var rule: FloatingPointRoundingRule { self == .towardZero ? .towardZero : .toNearestOrEven }
    }

    /// The shape of a window.
    public enum WindowSequence: Sendable {
        case hanningNormalized
        case hanningDenormalized
        case hamming
        case blackman

        func values(_ count: Int, _ isHalf: Bool) -> [Double] {
            let size = max(count, 0)
            return (0..<(isHalf ? (size + 1) / 2 : size)).map { index in
                let turn = 2 * Double.pi * Double(index) / Double(size)
                return switch self {
                case .hanningNormalized: (0.5 - 0.5 * cos(turn)) * 1.632993161855452
                case .hanningDenormalized: 0.5 - 0.5 * cos(turn)
                case .hamming: 0.54 - 0.46 * cos(turn)
                case .blackman: 0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn)
                }
            }
        }
    }
}

/// Writes the first half of a window.
public let vDSP_HALF_WINDOW: Int32 = 1
/// A Hann window from 0 to 1.
public let vDSP_HANN_DENORM: Int32 = 0
/// A Hann window that keeps the energy of what it is laid on.
public let vDSP_HANN_NORM: Int32 = 2

extension FixedWidthInteger {
    /// The nearest integer that there is; 0 for what is no number.
    @inline(__always) init<T: BinaryFloatingPoint>(limiting value: T) {
        if value.isNaN {
            self = 0
        } else if value >= T(Self.max) {
            self = .max
        } else {
            self = value <= T(Self.min) ? .min : Self(value)
        }
    }
}

/// Numbers of half the precision.
public func vDSP_vdpsp(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Float($0) } }

/// Numbers of twice the precision.
public func vDSP_vspdp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { Loop.map(__A, __IA, __C, __IC, __N) { Double($0) } }

extension vDSP {
    /// Numbers of half the precision.
    public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
        Buffers.map(source) { Float($0) }
    }

    /// Numbers of twice the precision.
    public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
        Buffers.map(source) { Double($0) }
    }
}
