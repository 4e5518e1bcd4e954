// Colour management beyond the spaces that Quince converts: declared, so that the compiler says what is missing.

/// A conversion of colours between two colour spaces.
@available(*, unavailable, message: "not yet in Quince: conversions of colour with profiles")
public final class CGColorConversionInfo {}

/// The mapping of bright colours to the range of an ordinary screen.
@available(*, unavailable, message: "not yet in Quince: pictures brighter than white")
public enum CGToneMapping: UInt32, Sendable {
    case `default` = 0
    case imageSpecificLumaScaling
    case referenceWhiteBased
    case iturRecommended
    case exrGamma
    case none
}

extension CGColorSpace {
    @available(*, unavailable, message: "not yet in Quince: colour profiles")
    public convenience init?(iccData data: CFTypeRef) { return nil }
    @available(*, unavailable, message: "not yet in Quince: colour profiles")
    public func copyICCData() -> CFData? { nil }
    @available(*, unavailable, message: "not yet in Quince: colours by index")
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) { return nil }
    @available(*, unavailable, message: "not yet in Quince: colour spaces by their white point")
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?
    ) { return nil }
    @available(*, unavailable, message: "not yet in Quince: colour spaces by their white point")
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) { return nil }
    @available(*, unavailable, message: "not yet in Quince: colour spaces by their white point")
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
    ) { return nil }
}
