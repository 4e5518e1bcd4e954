/// The interpretation of a colour's components.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// The mapping of colours outside the destination's gamut. Quince clamps (relative colorimetric).
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// A colour space. Everything is drawn in sRGB; components of other spaces are converted on the way.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    enum Kind: Hashable {
        /// sRGB primaries and transfer curve; device RGB is treated as this.
        case srgb
        case linearSRGB
        /// Gray with gamma 2.2; device gray is treated as this.
        case gray
        case linearGray
        case cmyk
        case rgb(RGBPrimaries)
        /// Of patterns, with the space of the colours that stencils are painted with.
        case pattern(CGColorSpace?)
    }

    let kind: Kind
    /// The space's name, as in `CGColorSpace.sRGB`; nil for device spaces.
    public let name: CFString?

    init(kind: Kind, name: CFString?) {
        self.kind = kind
        self.name = name
    }

    /// The space of a name such as `CGColorSpace.sRGB`; nil for one that Quince does not know.
    public convenience init?(name: CFString) {
        let kind: Kind
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.genericRGBLinear:
            kind = name == CGColorSpace.genericRGBLinear ? .linearSRGB : .srgb
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: kind = .linearSRGB
        case CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3: kind = .rgb(.displayP3)
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray: kind = .gray
        case CGColorSpace.linearGray, CGColorSpace.extendedLinearGray: kind = .linearGray
        case CGColorSpace.genericCMYK: kind = .cmyk
        case CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3: kind = .rgb(.linearDisplayP3)
        case CGColorSpace.adobeRGB1998: kind = .rgb(.adobeRGB)
        case CGColorSpace.itur_709: kind = .rgb(.bt709)
        case CGColorSpace.itur_2020, CGColorSpace.extendedITUR_2020: kind = .rgb(.bt2020)
        default: return nil
        }
        self.init(kind: kind, name: name)
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    static let srgbSpace = CGColorSpace(kind: .srgb, name: sRGB)
    static let deviceRGB = CGColorSpace(kind: .srgb, name: nil)
    static let deviceGray = CGColorSpace(kind: .gray, name: nil)
    /// Of patterns with colours of their own.
    static let coloredPatterns = CGColorSpace(kind: .pattern(nil), name: nil)
    static let deviceCMYK = CGColorSpace(kind: .cmyk, name: nil)

    public var numberOfComponents: Int {
        switch kind {
        case .gray, .linearGray: 1
        case .srgb, .linearSRGB, .rgb: 3
        case .cmyk: 4
        case .pattern(let base): base?.numberOfComponents ?? 0
        }
    }

    public var model: CGColorSpaceModel {
        switch kind {
        case .gray, .linearGray: .monochrome
        case .srgb, .linearSRGB, .rgb: .rgb
        case .cmyk: .cmyk
        case .pattern: .pattern
        }
    }

    /// A space of patterns; `patternBaseSpace` is that of the colours that stencils are painted with, nil for patterns with colours of their own.
    public convenience init?(patternBaseSpace: CGColorSpace?) {
        if case .pattern? = patternBaseSpace?.kind { return nil }
        self.init(kind: .pattern(patternBaseSpace), name: nil)
    }

    /// The space a space of patterns is based on.
    public var baseColorSpace: CGColorSpace? { if case .pattern(let base) = kind { base } else { nil } }

    public var isWideGamutRGB: Bool {
        switch kind {
        case .rgb(let primaries): primaries != .bt709
        default: name == CGColorSpace.extendedSRGB || name == CGColorSpace.extendedLinearSRGB
        }
    }
    /// Whether the space's name says that components may lie outside 0…1.
    public var usesExtendedRange: Bool { name?.hasPrefix("kCGColorSpaceExtended") ?? false }
    public var supportsOutput: Bool { model != .pattern }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.kind == rhs.kind && lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// Components of this space (without alpha) as sRGB values, possibly outside 0…1.
    func toSRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch kind {
        case .srgb: return (components[0], components[1], components[2])
        case .gray: return (components[0], components[0], components[0])
        case .linearGray:
            let value = TransferCurve.encode(components[0])
            return (value, value, value)
        case .linearSRGB:
            return (TransferCurve.encode(components[0]), TransferCurve.encode(components[1]), TransferCurve.encode(components[2]))
        case .cmyk:
            let rest = 1 - components[3]
            return ((1 - components[0]) * rest, (1 - components[1]) * rest, (1 - components[2]) * rest)
        case .rgb(let primaries): return primaries.toSRGB(components)
        case .pattern(let base): return base?.toSRGB(components) ?? (0, 0, 0)
        }
    }

    /// sRGB values as components of this space (without alpha).
    func fromSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
        switch kind {
        case .srgb: return [red, green, blue]
        case .gray, .linearGray:
            let luminance = 0.2126 * TransferCurve.decode(red) + 0.7152 * TransferCurve.decode(green) + 0.0722 * TransferCurve.decode(blue)
            return [kind == .gray ? TransferCurve.encode(luminance) : luminance]
        case .linearSRGB: return [red, green, blue].map(TransferCurve.decode)
        case .cmyk:
            let black = 1 - max(red, green, blue)
            guard black < 1 else { return [0, 0, 0, 1] }
            return [red, green, blue].map { (1 - $0 - black) / (1 - black) } + [black]
        case .rgb(let primaries): return primaries.fromSRGB(red, green, blue)
        case .pattern(let base): return base?.fromSRGB(red, green, blue) ?? []
        }
    }
}

/// The sRGB transfer curve, continued point-symmetrically for negative (wide-gamut) values.
enum TransferCurve {
    static func decode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

/// The space of the screen's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The space of the screen's gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// The space of a printer's inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
