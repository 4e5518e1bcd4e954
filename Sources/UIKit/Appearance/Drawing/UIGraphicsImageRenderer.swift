/// The attributes of a graphics renderer's context.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    public internal(set) var bounds = CGRect.zero

    public override required init() {}

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Scale, opacity and colour range of images a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels per point; the screen's at first.
    open var scale: CGFloat = ImageContext.displayScale
    open var opaque = false
    open var preferredRange = Range.standard

    public required init() {}

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
        return copy
    }
}

/// The drawing environment of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) { (self.cgContext, rendererFormat) = (cgContext, format) }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    open var format: UIGraphicsImageRendererFormat { rendererFormat as! UIGraphicsImageRendererFormat }

    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}

/// A renderer's common part: what it draws into.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    let rendererFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        rendererFormat = format.copy() as! UIGraphicsRendererFormat
        rendererFormat.bounds = bounds
    }
}

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    open var format: UIGraphicsImageRendererFormat { rendererFormat as! UIGraphicsImageRendererFormat }
    open var allowsImageOutput: Bool { true }

    /// The image that `actions` draw; an area of zero gives an empty image, and the actions do not run.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = ImageContext.make(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(rendererContext)
        UIGraphicsPopContext()
        return UIImage(cgImage: context.takeImage(), scale: format.scale, orientation: .up)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
