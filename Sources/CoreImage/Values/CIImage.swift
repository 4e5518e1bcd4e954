import ImageIO
import UIKit

/// Keys of options with which images are made.
///
/// Source: Apple's documentation of `CIImageOption`.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}

/// A recipe of an image: nothing is drawn before a context or a view draws it.
///
/// The origin is the lower left corner, and y grows upwards.
///
/// Source: Apple's documentation of `CIImage`.
open class CIImage: NSObject, @unchecked Sendable {
    let node: ImageNode
    /// Properties of the file that the image is from, as ImageIO has them.
    public private(set) var properties: [String: Any] = [:]
    public private(set) var url: URL?

    init(node: ImageNode) { self.node = node }

    // MARK: Making

    /// Creates an empty image.
    public convenience override init() { self.init(node: ImageNode(extent: .zero)) }

    public init(cgImage image: CGImage) { node = BitmapNode(image) }

    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        node = BitmapNode(image)
        properties = options?[.properties] as? [String: Any] ?? [:]
    }

    /// An image of one colour without an end.
    public init(color: CIColor) {
        let pixel = color.pixel
        node = GeneratorNode { _, _ in pixel }
    }

    /// The image of a file's data; nil where it cannot be read. It lies as in the file, unless the options say otherwise.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithData(data as NSData, nil), let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:]
        let applies = (options?[.applyOrientationProperty] as? NSNumber)?.boolValue ?? options?[.applyOrientationProperty] as? Bool ?? false
        let orientation = (properties[kCGImagePropertyOrientation] as? NSNumber)?.int32Value ?? 1
        let plain = CIImage(cgImage: image)
        self.init(node: applies ? plain.oriented(forExifOrientation: orientation).node : plain.node)
        self.properties = properties.merging(options?[.properties] as? [String: Any] ?? [:]) { $1 }
    }

    /// The image of a file; nil where it cannot be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
        self.url = url
    }

    /// An image of pixels in memory; nil where there are too few.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        func whole(_ side: CGFloat) -> Int { Int(exactly: side.rounded(.down)) ?? 0 }
        let image = format.image(data, bytesPerRow, whole(size.width), whole(size.height))
        self.init(node: image.map(BitmapNode.init) ?? ImageNode(extent: .zero))
    }

    /// The image of an interface's; nil where that has no pixels.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture, options: options)
    }

    /// An image without pixels.
    open class func empty() -> CIImage { CIImage(node: ImageNode(extent: .zero)) }

    public static var black: CIImage { CIImage(color: .black) }
    public static var white: CIImage { CIImage(color: .white) }
    public static var gray: CIImage { CIImage(color: .gray) }
    public static var red: CIImage { CIImage(color: .red) }
    public static var green: CIImage { CIImage(color: .green) }
    public static var blue: CIImage { CIImage(color: .blue) }
    public static var cyan: CIImage { CIImage(color: .cyan) }
    public static var magenta: CIImage { CIImage(color: .magenta) }
    public static var yellow: CIImage { CIImage(color: .yellow) }
    public static var clear: CIImage { CIImage(color: .clear) }

    // MARK: Reading

    /// The rectangle outside of which the image is transparent; `CGRect.infinite` without an end.
    open var extent: CGRect { node.extent }
    /// The bitmap that the image was made of; nil for others.
    open var cgImage: CGImage? { (node as? BitmapNode)?.image }
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
    open dynamic override var description: String { "<CIImage: extent \(extent)>" }

    // MARK: Changing

    /// An image of another recipe with the same properties.
    func with(_ node: ImageNode) -> CIImage {
        let image = CIImage(node: node)
        (image.properties, image.url) = (properties, url)
        return image
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        matrix.isIdentity ? self : with(WarpNode.transformed(node, by: matrix))
    }
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }
    open func cropped(to rect: CGRect) -> CIImage { with(CropNode(node, rect)) }
    /// The image with the pixels of its edges going on for ever.
    open func clampedToExtent() -> CIImage { clamped(to: extent) }
    open func clamped(to rect: CGRect) -> CIImage { extent.isInfinite && rect.isInfinite ? self : with(ClampNode(node, to: rect)) }
    open func composited(over dest: CIImage) -> CIImage {
        applyingFilter("CISourceOverCompositing", parameters: [kCIInputBackgroundImageKey: dest])
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { with(BlurNode.gaussian(node, sigma: sigma)) }

    /// The output of a filter of which the image is the input; empty where there is no such filter.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? .empty()
    }

    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let image = with(node)
        image.properties = Dictionary(properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }) { $1 }
        return image
    }

    /// Takes out the premultiplication that the pixels have.
    open func unpremultiplyingAlpha() -> CIImage {
        with(
            RowNode(node) { row, _, _ in
                for index in row.indices where row[index].w > 0 {
                    let (pixel, alpha) = (row[index], row[index].w)
                    row[index] = Pixel(pixel.x / alpha, pixel.y / alpha, pixel.z / alpha, alpha)
                }
            })
    }
    /// Multiplies the colours of the pixels by their alpha.
    open func premultiplyingAlpha() -> CIImage {
        with(
            RowNode(node) { row, _, _ in
                for index in row.indices {
                    let (pixel, alpha) = (row[index], row[index].w)
                    row[index] = Pixel(pixel.x * alpha, pixel.y * alpha, pixel.z * alpha, alpha)
                }
            })
    }
    /// Makes a part opaque, and everything else transparent.
    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        let opaque = with(RowNode(node) { row, _, _ in for index in row.indices { row[index].w = 1 } })
        return opaque.cropped(to: extent)
    }

    /// The transform that turns the image as an EXIF orientation says.
    open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let (width, height, x, y) = (extent.width, extent.height, extent.minX, extent.minY)
        let toOrigin = CGAffineTransform(translationX: -x, y: -y)
        let turn =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            default: CGAffineTransform.identity
            }
        return orientation > 1 && orientation <= 8 ? toOrigin.concatenating(turn) : .identity
    }

    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    /// The transform that turns the image as an orientation says.
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientationTransform(forExifOrientation: Int32(orientation.rawValue))
    }

    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        oriented(forExifOrientation: Int32(orientation.rawValue))
    }

    @available(*, unavailable, message: "not yet in Quince: adjustments that Core Image proposes")
    open func autoAdjustmentFilters() -> [CIFilter] { fatalError() }
}

extension UIImage {
    /// An image that Core Image draws, at once.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: picture, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
        objc_setAssociatedObject(self, &recipeKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The image of Core Image's that this one was made of; nil for others.
    public var ciImage: CIImage? { objc_getAssociatedObject(self, &recipeKey) as? CIImage }
}

nonisolated(unsafe) private var recipeKey = 0
