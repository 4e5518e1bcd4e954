internal import CPixelKernels

/// An immutable bitmap.
public final class CGImage: Hashable, @unchecked Sendable {
    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    private let pixels: Pixels
    /// Whether every pixel's alpha is 255.
    package let isOpaque: Bool
    public let isMask: Bool
    public let shouldInterpolate: Bool
    let space: CGColorSpace
    package let reductions: ImageReductions
    let samples = SampledImages()

    package init(
        buffer: PixelBuffer, isOpaque: Bool, isMask: Bool = false, space: CGColorSpace = .srgbSpace, shouldInterpolate: Bool = true
    ) {
        (width, height, bytesPerRow, pixels) = (buffer.width, buffer.height, buffer.bytesPerRow, .made(buffer))
        reductions = ImageReductions()
        self.isOpaque = isOpaque
        self.isMask = isMask
        self.space = space
        self.shouldInterpolate = shouldInterpolate
    }

    /// A picture of one colour.
    init(width: Int, height: Int, kept: KeptCoverage) {
        (self.width, self.height, bytesPerRow) = (width, height, width * 4)
        pixels = .kept(KeptPixels(kept, width: width, height: height))
        reductions = ImageReductions()
        (isOpaque, isMask, space, shouldInterpolate) = (false, false, .srgbSpace, true)
    }

    /// A picture that the app's build has packed.
    init(packed: PackedPicture) {
        (width, height, bytesPerRow) = (packed.width, packed.height, packed.width * 4)
        pixels = .packed(packed)
        reductions = ImageReductions(packed: packed)
        (isOpaque, isMask, space, shouldInterpolate) = (packed.isOpaque, false, .srgbSpace, true)
    }

    /// Premultiplied BGRA, rows from top to bottom. Of a mask: its coverage in all four channels.
    package var buffer: PixelBuffer {
        switch pixels {
        case .made(let buffer): buffer
        case .kept(let kept): kept.buffer
        case .packed(let packed): packed.buffer
        }
    }

    /// A premultiplied pixel, alpha in the highest byte; of a picture of one colour none are made for it.
    package func pixel(x: Int, y: Int) -> UInt32 {
        switch pixels {
        case .made, .packed: buffer.pointer.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self).littleEndian
        case .kept(let kept): kept.coverage.pixel(x: x, y: y)
        }
    }

    /// Whether two bitmaps hold the same pixels. Pictures of one colour and packed ones are not unpacked for that: they are the same where they are one.
    package func hasSamePixels(as other: CGImage) -> Bool {
        if other === self { return true }
        guard case .made(let own) = pixels, case .made(let others) = other.pixels, own.width == others.width, own.height == others.height,
            isMask == other.isMask, isOpaque == other.isOpaque
        else { return false }
        return (0..<own.height).allSatisfy { row in
            memcmp(own.pointer + row * own.bytesPerRow, others.pointer + row * others.bytesPerRow, own.width * 4) == 0
        }
    }

    /// The coverage of a single-colour image; nil for other images.
    package var kept: KeptCoverage? { if case .kept(let kept) = pixels { kept.coverage } else { nil } }

    private enum Pixels {
        case made(PixelBuffer)
        case kept(KeptPixels)
        case packed(PackedPicture)
    }

    /// An image of pixels as RenderProtocol carries them: premultiplied BGRA, sRGB, rows from top to bottom. Nil where the data is too short.
    package convenience init?(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: Data) {
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else { return nil }
        guard bytesPerRow >= width * 4, pixels.count >= bytesPerRow * (height - 1) + width * 4 else { return nil }
        let held = pixels as NSData
        // Images only read their pixels, so the data is shared. Rows cairo cannot address (not a multiple of four bytes) are copied.
        let shared = PixelBuffer(
            pointer: UnsafeMutableRawPointer(mutating: held.bytes), width: width, height: height, bytesPerRow: bytesPerRow
        ) {
            withExtendedLifetime(held) {}
        }
        self.init(buffer: bytesPerRow % 4 == 0 && Int(bitPattern: held.bytes) % 4 == 0 ? shared : shared.copy(), isOpaque: isOpaque)
    }

    /// An image of the provider's pixels; nil (with a message) for a layout that Quince does not read.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, provider.bytes.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8,
            let layout = PixelLayout.of(bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        else {
            Self.complain(
                "CGImageCreate: unsupported image: \(width)x\(height), \(bitsPerComponent) bits/component, \(bitsPerPixel) bits/pixel, \(bytesPerRow) bytes/row, info \(bitmapInfo.rawValue)"
            )
            return nil
        }
        let buffer = PixelBuffer(width: width, height: height)
        provider.bytes.withUnsafeBytes { source in
            qk_to_bgra(
                buffer.pointer.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, source.bindMemory(to: UInt8.self).baseAddress,
                bytesPerRow,
                Int32(width), Int32(height), layout)
        }
        let isOpaque = layout.alpha < 0 || buffer.isOpaque
        self.init(buffer: buffer, isOpaque: isOpaque, space: space, shouldInterpolate: shouldInterpolate)
    }

    /// A mask of 8-bit samples: 0 lets paint through, 255 keeps it off.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 8, bytesPerRow >= width,
            provider.bytes.count >= bytesPerRow * (height - 1) + width
        else {
            Self.complain(
                "CGImageMaskCreate: unsupported mask: \(width)x\(height), \(bitsPerComponent) bits/component, \(bytesPerRow) bytes/row")
            return nil
        }
        // A decode array of [1, 0] turns the samples' meaning over.
        let paintsWhereFull = decode.map { $0[0] > $0[1] } ?? false
        let samples = paintsWhereFull ? provider.bytes : Data(provider.bytes.map { 255 - $0 })
        let buffer = PixelBuffer(width: width, height: height)
        let layout = QKPixelLayout(bytesPerPixel: 1, red: 0, green: 0, blue: 0, alpha: 0, premultiplied: 1)
        samples.withUnsafeBytes { source in
            qk_to_bgra(
                buffer.pointer.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow, source.bindMemory(to: UInt8.self).baseAddress,
                bytesPerRow,
                Int32(width), Int32(height), layout)
        }
        self.init(buffer: buffer, isOpaque: false, isMask: true, space: .deviceGray, shouldInterpolate: shouldInterpolate)
    }

    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let image = try? ImageDecoder.decode(source.bytes, as: .png) else { return nil }
        self.init(buffer: image.buffer, isOpaque: image.isOpaque, shouldInterpolate: shouldInterpolate)
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let image = try? ImageDecoder.decode(source.bytes, as: .jpeg) else { return nil }
        self.init(buffer: image.buffer, isOpaque: image.isOpaque, shouldInterpolate: shouldInterpolate)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var colorSpace: CGColorSpace? { isMask ? nil : space.model == .rgb ? space : .srgbSpace }
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alphaInfo.rawValue) }
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The ranges that samples are mapped to; nil, as images hold their samples mapped.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// The pixels, in the layout that `bitmapInfo` and `bytesPerRow` describe.
    public var dataProvider: CGDataProvider? { CGDataProvider(bytes: buffer.data) }

    public func copy() -> CGImage? {
        CGImage(buffer: buffer, isOpaque: isOpaque, isMask: isMask, space: space, shouldInterpolate: shouldInterpolate)
    }

    /// The same components taken as another space's; nil where the number of components differs.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        guard colorSpace.model == .rgb, !isMask else { return nil }
        return CGImage(buffer: buffer, isOpaque: isOpaque, space: colorSpace, shouldInterpolate: shouldInterpolate)
    }

    /// The part of the image inside `rect` (pixels, from the top left), which is first made whole and limited to the image; shares its pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.common(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let whole = buffer
        let start = whole.pointer + Int(part.minY) * whole.bytesPerRow + Int(part.minX) * 4
        let slice = PixelBuffer(pointer: start, width: Int(part.width), height: Int(part.height), bytesPerRow: whole.bytesPerRow) {
            withExtendedLifetime(whole) {}
        }
        return CGImage(buffer: slice, isOpaque: isOpaque, isMask: isMask, space: space, shouldInterpolate: shouldInterpolate)
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}

extension PixelBuffer {
    /// Whether every pixel's alpha is 255.
    package var isOpaque: Bool { qk_is_opaque(pointer.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width), Int32(height)) != 0 }
}

/// The smoothness of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}
