/// The precomputed numbers of a transform of one length.
public typealias vDSP_DFT_Setup = OpaquePointer
public typealias vDSP_DFT_SetupD = OpaquePointer

/// The direction of a transform.
public struct vDSP_DFT_Direction: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let FORWARD = vDSP_DFT_Direction(1)
    public static let INVERSE = vDSP_DFT_Direction(-1)
}

/// A transform of one length in one direction.
final class LengthTransform<T: BinaryFloatingPoint> {
    private let transform: Fourier<T>
    /// Of the real numbers that `transform` takes in pairs; nil for complex numbers.
    private let whole: Fourier<T>?
    private let isForward: Bool

    init(_ length: Int, isReal: Bool, _ direction: vDSP_DFT_Direction) {
        transform = Fourier(count: isReal ? length / 2 : length)
        whole = isReal ? Fourier(count: length) : nil
        isForward = direction == .FORWARD
    }

    static func make(_ length: vDSP_Length, isReal: Bool, _ direction: vDSP_DFT_Direction) -> OpaquePointer? {
        guard length > 0, length <= 1 << 24, !isReal || length % 2 == 0 else { return nil }
        return OpaquePointer(Unmanaged.passRetained(LengthTransform(Int(length), isReal: isReal, direction)).toOpaque())
    }

    static func end(_ setup: OpaquePointer?) {
        if let setup { Unmanaged<LengthTransform<T>>.fromOpaque(UnsafeRawPointer(setup)).release() }
    }

    static func run(
        _ setup: OpaquePointer, _ ir: UnsafePointer<T>, _ ii: UnsafePointer<T>, _ or: UnsafeMutablePointer<T>, _ oi: UnsafeMutablePointer<T>
    ) { Unmanaged<LengthTransform<T>>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue().run(ir, ii, or, oi) }

    private func run(_ ir: UnsafePointer<T>, _ ii: UnsafePointer<T>, _ or: UnsafeMutablePointer<T>, _ oi: UnsafeMutablePointer<T>) {
        if or != UnsafeMutablePointer(mutating: ir) { or.update(from: ir, count: transform.count) }
        if oi != UnsafeMutablePointer(mutating: ii) { oi.update(from: ii, count: transform.count) }
        if let whole {
            transform.real(or, oi, 1, isForward: isForward, whole)
        } else {
            transform.transform(or, oi, 1, isForward: isForward)
        }
    }
}

/// Prepares a transform of complex numbers; nil for no length, and for more than 2²⁴ numbers.
///
/// - Parameter previous: Ignored: setups share nothing.
public func vDSP_DFT_zop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { LengthTransform<Float>.make(__Length, isReal: false, __Direction) }

/// Prepares a transform of real numbers, of which there must be an even count; see `vDSP_fft_zrip` for their order and scale.
public func vDSP_DFT_zrop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { LengthTransform<Float>.make(__Length, isReal: true, __Direction) }

/// Transforms numbers, given and returned as real and imaginary parts.
public func vDSP_DFT_Execute(
    _ __Setup: OpaquePointer, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>, _ __Or: UnsafeMutablePointer<Float>,
    _ __Oi: UnsafeMutablePointer<Float>
) {
    LengthTransform<Float>.run(__Setup, __Ir, __Ii, __Or, __Oi)
}

public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) { LengthTransform<Float>.end(__Setup) }

/// Prepares a transform of complex numbers; nil for no length, and for more than 2²⁴ numbers.
///
/// - Parameter previous: Ignored: setups share nothing.
public func vDSP_DFT_zop_CreateSetupD(
    _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { LengthTransform<Double>.make(__Length, isReal: false, __Direction) }

/// Prepares a transform of real numbers, of which there must be an even count; see `vDSP_fft_zripD` for their order and scale.
public func vDSP_DFT_zrop_CreateSetupD(
    _ __Previous: vDSP_DFT_SetupD?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { LengthTransform<Double>.make(__Length, isReal: true, __Direction) }

/// Transforms numbers, given and returned as real and imaginary parts.
public func vDSP_DFT_ExecuteD(
    _ __Setup: OpaquePointer, _ __Ir: UnsafePointer<Double>, _ __Ii: UnsafePointer<Double>, _ __Or: UnsafeMutablePointer<Double>,
    _ __Oi: UnsafeMutablePointer<Double>
) {
    LengthTransform<Double>.run(__Setup, __Ir, __Ii, __Or, __Oi)
}

public func vDSP_DFT_DestroySetupD(_ __Setup: vDSP_DFT_SetupD?) { LengthTransform<Double>.end(__Setup) }
