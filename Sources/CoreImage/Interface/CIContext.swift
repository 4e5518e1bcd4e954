import ImageIO
import Dispatch

/// Keys of options with which contexts are made.
///
/// Source: Apple's documentation of `CIContextOption`.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Keys of options with which files are written.
///
/// Source: Apple's documentation of `CIImageRepresentationOption`.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Draws images. It works in linear light with the primaries of sRGB; with a null working space (`NSNull`) it takes the pixels as they are. Other
/// spaces that its options name make no difference.
///
/// Source: Apple's documentation of `CIContext`.
open class CIContext: NSObject, @unchecked Sendable {
    private let target: CGContext?
    private let managesColors: Bool

    public override init() {
        (target, managesColors) = (nil, true)
        super.init()
    }

    public init(options: [CIContextOption: Any]? = nil) {
        (target, managesColors) = (nil, Self.managesColors(options))
        super.init()
    }

    private static func managesColors(_ options: [CIContextOption: Any]?) -> Bool { !(options?[.workingColorSpace] is NSNull) }

    /// Draws into a context of Core Graphics.
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        (target, managesColors) = (cgctx, Self.managesColors(options))
        super.init()
    }

    @available(*, unavailable, message: "not yet in Quince: Metal")
    public convenience init(mtlDevice device: Never) { fatalError() }

    /// The space that images are drawn in; nil where colours are not managed.
    open var workingColorSpace: CGColorSpace? { managesColors ? CGColorSpace(name: CGColorSpace.extendedLinearSRGB) : nil }
    open func inputImageMaximumSize() -> CGSize { CGSize(width: PixelBuffer.maximumSide, height: PixelBuffer.maximumSide) }
    open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }
    /// Drops what the context keeps between drawings, which is nothing.
    open func clearCaches() {}

    /// Draws a part of an image; nil for empty, endless and too large ones.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { draw(image, fromRect) }

    /// Draws a part of an image. Its pixels are those of sRGB, whatever the space.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        draw(image, fromRect)
    }

    /// Draws a part of an image to a rectangle of the context that this one draws into.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let picture = draw(image, fromRect) else { return }
        target.draw(picture, in: inRect)
    }

    /// Writes the pixels of a part of an image, the highest row first.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let picture = draw(image, bounds) else { return }
        let (buffer, places) = (picture.buffer, format.places)
        for y in 0..<picture.height {
            let source = (buffer.pointer + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let row = (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
            for x in 0..<picture.width { for index in 0..<4 { row[x * 4 + places[index]] = source[x * 4 + index] } }
        }
    }

    // MARK: Files

    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(image, "public.png", options) }

    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(image, "public.jpeg", options) }

    open func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(file(image, "public.png", options), to: url) }

    open func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(file(image, "public.jpeg", options), to: url) }

    @available(*, unavailable, message: "not yet in Quince: HEIF")
    open func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { fatalError() }

    private func file(_ image: CIImage, _ type: String, _ options: [CIImageRepresentationOption: Any]) -> Data? {
        let data = NSMutableData()
        guard let picture = draw(image, image.extent), let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else {
            return nil
        }
        let properties = Dictionary(uniqueKeysWithValues: options.map { ($0.key.rawValue, $0.value) })
        CGImageDestinationAddImage(destination, picture, image.properties.merging(properties) { $1 })
        return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    // MARK: Pixels

    /// The pixels of a band: many enough for the cores to share, few enough for their caches.
    private static let bandPixels = 1 << 18

    private func draw(_ image: CIImage, _ rect: CGRect) -> CGImage? {
        guard !rect.isInfinite, !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return nil }
        let region = PixelRegion(rect.integral)
        guard !region.isEmpty, region.width <= PixelBuffer.maximumSide, region.height <= PixelBuffer.maximumSide else { return nil }
        let buffer = PixelBuffer(unsetWidth: region.width, height: region.height)
        let rows = max(Self.bandPixels / region.width, 16), count = (region.height + rows - 1) / rows
        // Bands of one drawing are independent of each other.
        DispatchQueue.concurrentPerform(iterations: count) { band in
            let part = PixelRegion(region.x, region.y + band * rows, region.width, min(rows, region.height - band * rows))
            ColorManagement.$isOn.withValue(managesColors) { Self.write(image.node.render(part), of: region, to: buffer) }
        }
        return CGImage(buffer: buffer, isOpaque: false)
    }

    /// Writes a band's pixels as premultiplied bytes of sRGB.
    private static func write(_ tile: Tile, of region: PixelRegion, to buffer: PixelBuffer) {
        (ColorManagement.isOn ? Transfer.byteOfLinear : Transfer.byteOfEncoded).withUnsafeBufferPointer { table in
            for y in tile.region.y..<tile.region.maxY {
                let (source, row) = (tile.row(y), region.maxY - 1 - y)
                let target = (buffer.pointer + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<region.width {
                    let pixel = source[x], alpha = pixel.w > 0 ? min(pixel.w, 1) : 0
                    if alpha >= 1 {
                        target[x * 4] = table[Transfer.byte(pixel.z)]
                        target[x * 4 + 1] = table[Transfer.byte(pixel.y)]
                        target[x * 4 + 2] = table[Transfer.byte(pixel.x)]
                        target[x * 4 + 3] = 255
                    } else {
                        let whole = alpha > 0 ? pixel / alpha : .zero
                        for (index, value) in [(0, whole.z), (1, whole.y), (2, whole.x)] {
                            target[x * 4 + index] = UInt8((Float(table[Transfer.byte(value)]) * alpha).rounded())
                        }
                        target[x * 4 + 3] = UInt8((alpha * 255).rounded())
                    }
                }
            }
        }
    }
}
