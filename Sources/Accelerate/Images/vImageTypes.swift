/// A number of pixels.
public typealias vImagePixelCount = UInt
/// `kvImageNoError`, or the reason of a failure.
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageInvalidOffset_X = -21769
public let kvImageInvalidOffset_Y = -21770
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774
public let kvImageUnknownFlagsBit = -21775
public let kvImageInternalError = -21776
public let kvImageInvalidImageFormat = -21778

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

public let kRotate0DegreesClockwise = 0
public let kRotate90DegreesCounterClockwise = 1
public let kRotate90DegreesClockwise = 3
public let kRotate180DegreesClockwise = 2
public let kRotate270DegreesClockwise = 1

/// Pixels in memory, row by row from the top.
///
/// Source: Apple's documentation of `vImage_Buffer`.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    /// The distance of rows, in bytes.
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Memory for pixels, which `free()` gives back.
    ///
    /// - Throws: `vImage.Error`.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        let result = vImageBuffer_Init(
            &self, vImagePixelCount(max(height, 0)), vImagePixelCount(max(width, 0)), bitsPerPixel, vImage_Flags(kvImageNoFlags))
        if result != kvImageNoError { throw vImage.Error(code: result) }
    }

    /// A copy of an image's pixels, which `free()` gives back.
    ///
    /// - Throws: `vImage.Error`.
    public init(cgImage: CGImage, format: vImage_CGImageFormat? = nil, flags: vImage.Options = .noFlags) throws {
        self.init()
        var format = format ?? .argb
        let result = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags.flags)
        if result != kvImageNoError { throw vImage.Error(code: result) }
    }

    /// The pixels as an image.
    ///
    /// - Throws: `vImage.Error`.
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage.Options = .noFlags) throws -> CGImage {
        guard let image = Pixels.image(of: self, format) else { throw vImage.Error(code: kvImageInvalidImageFormat) }
        return image
    }

    /// Gives memory back that the buffer was made with.
    public func free() { data?.deallocate() }

    /// In pixels.
    public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}

/// Image processing.
///
/// Source: Apple's documentation of `vImage`.
public enum vImage {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let noFlags: Options = []
        public static let leaveAlphaUnchanged = Options(rawValue: 1)
        public static let copyInPlace = Options(rawValue: 2)
        public static let backgroundColorFill = Options(rawValue: 4)
        public static let imageExtend = Options(rawValue: 8)
        public static let doNotTile = Options(rawValue: 16)
        public static let highQualityResampling = Options(rawValue: 32)
        public static let truncateKernel = Options(rawValue: 64)
        public static let noAllocate = Options(rawValue: 512)

        public var flags: vImage_Flags { vImage_Flags(truncatingIfNeeded: rawValue) }
    }

    public enum Error: Int, Swift.Error {
        case roiLargerThanInputBuffer = -21766
        case invalidKernelSize = -21767
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
        case internalError = -21776
        case invalidImageFormat = -21778

        init(code: vImage_Error) { self = Error(rawValue: code) ?? .internalError }
    }

    @available(*, unavailable, message: "not yet in Quince: typed buffers of pixels; vImage_Buffer holds them")
    public struct PixelBuffer {}
}

/// The form of an image's pixels.
///
/// Quince knows 8 bits a component: RGB with alpha or without one in 32 bits.
///
/// Source: Apple's documentation of `vImage_CGImageFormat`.
public struct vImage_CGImageFormat {
    public var bitsPerComponent: UInt32
    public var bitsPerPixel: UInt32
    public var colorSpace: Unmanaged<CGColorSpace>!
    public var bitmapInfo: CGBitmapInfo
    public var version: UInt32
    public var decode: UnsafePointer<CGFloat>!
    public var renderingIntent: CGColorRenderingIntent

    public init() {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: CGBitmapInfo(rawValue: 0), version: 0, decode: nil,
            renderingIntent: .defaultIntent)
    }

    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo, version: UInt32,
        decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace, self.bitmapInfo) = (
            bitsPerComponent, bitsPerPixel, colorSpace, bitmapInfo
        )
        (self.version, self.decode, self.renderingIntent) = (version, decode, renderingIntent)
    }

    /// nil for a form without bits.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard let component = UInt32(exactly: bitsPerComponent), let pixel = UInt32(exactly: bitsPerPixel), component > 0, pixel > 0 else {
            return nil
        }
        self.init(
            bitsPerComponent: component, bitsPerPixel: pixel, colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo,
            version: 0,
            decode: nil, renderingIntent: renderingIntent)
    }

    public var componentCount: Int { Int(bitsPerPixel / max(bitsPerComponent, 1)) }

    /// Alpha first, not premultiplied.
    static var argb: vImage_CGImageFormat {
        var format = vImage_CGImageFormat()
        format.bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)
        return format
    }
}
