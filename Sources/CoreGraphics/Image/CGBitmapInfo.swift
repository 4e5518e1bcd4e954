/// The position of a pixel's alpha, and whether the colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// The order of bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The packing of a pixel's components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: a `CGImageAlphaInfo` and byte order flags.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
    public static var floatInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0xF00) }
    public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 0x100) }
    public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x7000) }
    public static var byteOrderDefault: CGBitmapInfo { CGBitmapInfo(rawValue: 0) }
    public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1000) }
    public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 0x2000) }
    public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x3000) }
    public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(rawValue: 0x4000) }

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }

    /// Premultiplied BGRA: how Quince keeps all pixels.
    static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
}
