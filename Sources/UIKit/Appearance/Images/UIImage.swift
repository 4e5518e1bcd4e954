import BundleFormat

/// A picture: a bitmap, a symbol, or a set of variants for scales and appearances. Never changes.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    /// The source of an image's pixels.
    enum Source {
        case bitmap(CGImage)
        case symbol(SymbolImage)
        case empty

        fileprivate func isSame(as other: Source) -> Bool {
            switch (self, other) {
            case (.bitmap(let image), .bitmap(let other)): image.hasSamePixels(as: other)
            case (.symbol(let symbol), .symbol(let other)): symbol.isSame(as: other)
            case (.empty, .empty): true
            default: false
            }
        }
    }

    let source: Source
    let attributes: ImageAttributes
    /// The set this image was picked from, which has others for other traits.
    let asset: UIImageAsset?

    init(source: Source, attributes: ImageAttributes = ImageAttributes(), asset: UIImageAsset? = nil) {
        (self.source, self.attributes, self.asset) = (source, attributes, asset)
        super.init()
    }

    /// An image without content and of size zero.
    public override convenience init() { self.init(source: .empty) }

    public convenience init(cgImage: CGImage) { self.init(source: .bitmap(cgImage)) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(source: .bitmap(cgImage), attributes: ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Decodes PNG, JPEG, GIF or WebP data; nil for anything else.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = ImageCodec.decode(data) else { return nil }
        let attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: decoded.orientation)
        self.init(source: .bitmap(decoded.image), attributes: attributes)
    }

    /// Reads a file; a name ending in `@2x` or `@3x` sets the scale. Nothing is cached.
    public convenience init?(contentsOfFile path: String) {
        guard let file = LooseImages.existing(path), let data = FileManager.default.contents(atPath: file.path) else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// Creates the image of an image literal in source code. A missing image ends the app.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError("There is no image named \"\(name)\" in the asset catalogues of the main bundle.")
        }
        self.init(source: image.source, attributes: image.attributes, asset: image.asset)
    }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Properties

    /// Size in points, after turning by `imageOrientation`.
    open var size: CGSize {
        switch source {
        case .empty: return .zero
        case .symbol(let symbol): return symbol.size
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return imageOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels per point.
    open var scale: CGFloat {
        if case .symbol(let symbol) = source { return symbol.scale }
        return attributes.scale
    }

    open var imageOrientation: Orientation { attributes.orientation }

    /// The bitmap; a symbol is rasterised at its scale.
    open var cgImage: CGImage? {
        switch source {
        case .empty: nil
        case .bitmap(let image): image
        case .symbol(let symbol): symbol.raster(tint: .black)
        }
    }

    open var renderingMode: RenderingMode { attributes.renderingMode }
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    open var resizingMode: ResizingMode { attributes.resizingMode }

    open var alignmentRectInsets: UIEdgeInsets {
        if case .symbol(let symbol) = source, attributes.alignmentRectInsets == .zero { return symbol.alignmentRectInsets }
        return attributes.alignmentRectInsets
    }

    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The frames of an animated image; nil for a still one.
    open var images: [UIImage]? { attributes.frames }
    open var duration: TimeInterval { attributes.duration }

    /// Distance of the baseline from the bottom, in points; symbols and images set by `withBaselineOffset(fromBottom:)` have one.
    open var baselineOffsetFromBottom: CGFloat? {
        if let offset = attributes.baselineOffset { return offset }
        if case .symbol(let symbol) = source { return symbol.baselineOffsetFromBottom }
        return nil
    }

    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
    /// Whether views that are read from right to left show the image mirrored; symbols of a direction to read in do.
    open var flipsForRightToLeftLayoutDirection: Bool {
        if let flips = attributes.flipsForRightToLeft { return flips }
        return systemSymbolName.map(SymbolDirections.followsReading) ?? false
    }
    open var imageAsset: UIImageAsset? { asset }

    open var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set { carriedAccessibility.label = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set { carriedAccessibility.identifier = newValue }
    }

    // MARK: Drawing

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image into `rect` of the current context, scaled or, if it is resizable, sliced.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { paint(rect, blendMode, alpha) }
    /// Tiles the image from the context's origin over `rect`.
    open func drawAsPattern(in rect: CGRect) { paintPattern(rect) }

    /// Whether views show only the image's shape, in their tint colour.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic:
            if case .symbol(let symbol) = source { !symbol.hasOwnColors } else { false }
        }
    }

    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(source: source, attributes: attributes, asset: asset)
    }

    // MARK: Comparing

    /// Whether two images show the same: the same pixels or symbol, drawn in the same way.
    ///
    /// Source: Apple's documentation of `UIImage`, “Comparing Images”.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (source.isSame(as: other.source) && attributes == other.attributes && asset === other.asset)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        return hasher.finalize()
    }

    open dynamic override var description: String {
        let kind = if case .symbol(let symbol) = source { "symbol(system: \(symbol.name))" } else { "anonymous" }
        return
            "<UIImage:0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) \(kind); {\(size.width), \(size.height)}; "
            + "renderingMode=\(renderingMode)>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The attributes of an image besides its pixels.
struct ImageAttributes: Equatable {
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var isResizable = false
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    /// nil: symbols of a direction to read in are mirrored, nothing else.
    var flipsForRightToLeft: Bool?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
}
