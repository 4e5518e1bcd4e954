import UIKit

public enum SKTextureFilteringMode: Int, Sendable {
    case nearest = 0
    case linear = 1
}

/// An image that sprites show.
/// Source: Apple's documentation of `SKTexture`.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    let image: CGImage?
    let points: CGSize
    /// The part of the image, in units of its size, y upwards.
    let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    /// Mipmaps change no picture here.
    @available(*, unavailable, message: "not yet in Quince: mipmaps")
    open var usesMipmaps: Bool { false }

    init(image: CGImage?, points: CGSize, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, self.points, self.part) = (image, points, part)
        super.init()
    }

    /// Creates a texture without an image.
    public convenience override init() { self.init(image: nil, points: .zero) }

    /// The image of a name in the app's bundle or a texture atlas; a placeholder where there is none.
    public convenience init(imageNamed name: String) {
        if let image = TextureFiles.image(named: name) {
            self.init(image: image)
        } else {
            Self.reportMissing(name)
            self.init(image: TextureFiles.placeholder)
        }
    }

    private static func reportMissing(_ name: String) { NSLog("%@", "SKTexture: Error loading image resource: \"\(name)\"") }

    public convenience init(image: UIImage) { self.init(image: image.cgImage, points: image.size) }
    public convenience init(cgImage image: CGImage) {
        self.init(image: image, points: CGSize(width: image.width, height: image.height))
    }

    /// A part of a texture, in units of its size; the y axis points upwards.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        let part = CGRect(
            x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height, width: rect.width * outer.width,
            height: rect.height * outer.height)
        let points = CGSize(width: texture.points.width * rect.width, height: texture.points.height * rect.height)
        self.init(image: texture.image, points: points, part: part)
        filteringMode = texture.filteringMode
    }

    /// A texture of 4-byte pixels in red, green, blue, alpha, the bottom row first.
    public convenience init(data pixelData: Data, size: CGSize) { self.init(data: pixelData, size: size, flipped: true) }

    /// - Parameter flipped: Whether the bottom row comes first.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        let (width, height) = (Int(clamping: Int64(size.width)), Int(clamping: Int64(size.height)))
        precondition(width > 0 && height > 0 && pixelData.count >= width * height * 4, "SKTexture: too little data for its size")
        var rows = Data(capacity: width * height * 4)
        for row in 0..<height {
            let source = pixelData.startIndex + (flipped ? height - 1 - row : row) * width * 4
            rows.append(pixelData[source..<source + width * 4])
        }
        let provider = CGDataProvider(data: rows as CFData)
        let image = provider.flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
        }
        self.init(image: image, points: size)
    }

    open func size() -> CGSize { points }
    /// The part of the image that the texture shows, in units of the image's size.
    open func textureRect() -> CGRect { part }

    open func cgImage() -> CGImage {
        let image = image ?? TextureFiles.placeholder.cgImage!
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let pixels = CGRect(x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height)
        return image.cropping(to: pixels.integral) ?? image
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTexture(image: image, points: points, part: part)
        copy.filteringMode = filteringMode
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }

    /// Calls the handler on the main queue: images are decoded where they are first shown.
    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: completionHandler) }
    open func preload() async { await withCheckedContinuation { next in preload { next.resume() } } }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }
    open class func preload(_ textures: [SKTexture]) async {
        await withCheckedContinuation { next in preload(textures) { next.resume() } }
    }

    @available(*, unavailable, message: "not yet in Quince: noise textures")
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: noise textures")
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: normal maps")
    open func generatingNormalMap() -> Self { self }

    func show(in layer: CALayer) {
        if (layer.contents as? CGImage) !== image { layer.contents = image }
        layer.setIfChanged(\.contentsRect, CGRect(x: part.minX, y: 1 - part.maxY, width: part.width, height: part.height))
        layer.setIfChanged(\.magnificationFilter, filteringMode == .nearest ? .nearest : .linear)
        layer.setIfChanged(\.minificationFilter, filteringMode == .nearest ? .nearest : .linear)
    }
}

/// The images of the app's bundle, with those of its texture atlases.
enum TextureFiles {
    static func image(named name: String) -> UIImage? {
        if let image = UIImage(named: name) { return image }
        for atlas in Bundle.main.urls(forResourcesWithExtension: "atlas", subdirectory: nil) ?? [] {
            if let image = image(named: name, in: atlas as URL) { return image }
        }
        // An image of a catalog has no extension, but games name it with that of its file.
        let stem = (name as NSString).deletingPathExtension
        return stem == name ? nil : UIImage(named: stem)
    }

    static func image(named name: String, in folder: URL) -> UIImage? {
        let stem = (name as NSString).deletingPathExtension
        for suffix in ["@3x", "@2x", ""] {
            for type in ["png", "jpg", "jpeg"] {
                let url = folder.appendingPathComponent("\(stem)\(suffix).\(type)")
                if FileManager.default.fileExists(atPath: url.path), let image = UIImage(contentsOfFile: url.path) { return image }
            }
        }
        return nil
    }

    /// The red cross on white that stands for a missing image.
    static let placeholder: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 128, height: 128), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 128, height: 128))
            UIColor.red.setStroke()
            let path = UIBezierPath()
            path.lineWidth = 8
            for (start, end) in [((0, 0), (128, 128)), ((128, 0), (0, 128))] {
                path.move(to: CGPoint(x: start.0, y: start.1))
                path.addLine(to: CGPoint(x: end.0, y: end.1))
            }
            path.stroke()
        }
    }()
}
