/// A colour with opacity, possibly different per trait collection, or a pattern.
///
/// Dynamic colours answer component and `cgColor` questions for `UITraitCollection.current`, as in iOS.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    enum Storage {
        case gray(white: CGFloat, alpha: CGFloat)
        case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case cgColor(CGColor)
        case pattern(UIImage, CGColor)
        /// `name` tells system and catalogue colours apart without asking their provider.
        case dynamic(name: String?, provider: (UITraitCollection) -> UIColor)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// A clear colour, which stands where an app keeps one until it has made it.
    public override init() {
        storage = .gray(white: 0, alpha: 0)
        super.init()
    }

    /// A colour in the extended gray space; 0 is black, 1 white.
    public init(white: CGFloat, alpha: CGFloat) { storage = .gray(white: white, alpha: Self.clamped(alpha)) }

    /// A colour in extended sRGB; components may lie outside 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(red: red, green: green, blue: blue, alpha: Self.clamped(alpha))
    }

    /// A colour by its hue, saturation and brightness, each 0…1 (clamped).
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: Self.clamped(hue), saturation: Self.clamped(saturation), brightness: Self.clamped(brightness)).rgb
        storage = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Self.clamped(alpha))
    }

    /// A colour in Display P3, converted to extended sRGB.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3.extendedSRGB(red: displayP3Red, green: green, blue: blue)
        storage = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Self.clamped(alpha))
    }

    public init(cgColor: CGColor) { storage = .cgColor(cgColor) }

    /// A colour that tiles `image` from the origin of the context it fills.
    public init(patternImage image: UIImage) { storage = .pattern(image, image.patternColor) }

    /// A colour that asks `dynamicProvider` for each trait collection it is shown in.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { storage = .dynamic(name: nil, provider: dynamicProvider) }

    /// Creates the colour of a colour literal in source code.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public required init?(coder: NSCoder) {
        let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        guard keys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
        let values = keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        storage = .rgb(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let value = components
        coder.encode(Double(value.red), forKey: "UIRed")
        coder.encode(Double(value.green), forKey: "UIGreen")
        coder.encode(Double(value.blue), forKey: "UIBlue")
        coder.encode(Double(value.alpha), forKey: "UIAlpha")
    }

    /// Colours never change, so a copy is the colour itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Resolving

    /// The colour that a dynamic colour is in `traitCollection`; others return themselves.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(_, let provider) = storage else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    var resolved: UIColor { resolvedColor(with: UITraitCollection.current) }

    package var isDynamic: Bool { if case .dynamic = storage { true } else { false } }

    /// Red, green, blue and alpha in extended sRGB, for the current traits. A pattern counts as clear.
    var components: RGBA {
        switch storage {
        case .gray(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha): RGBA(red: red, green: green, blue: blue, alpha: alpha)
        case .cgColor(let color): RGBA(color)
        case .pattern: RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        case .dynamic: resolved.components
        }
    }

    /// The Core Graphics colour, resolved for `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch storage {
        case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha): return CGColor(red: red, green: green, blue: blue, alpha: alpha)
        case .cgColor(let color): return color
        case .pattern(_, let color): return color
        case .dynamic: return resolved.cgColor
        }
    }

    /// The colour with another opacity; stays dynamic if it is.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = Self.clamped(alpha)
        switch storage {
        case .gray(let white, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .cgColor(let color): return color.copy(alpha: alpha).map(UIColor.init(cgColor:)) ?? self
        case .pattern: return self
        case .dynamic(_, let provider): return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Gray value and alpha; false (and nothing written) for a colour whose components are not equal, or a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard !isPattern else { return false }
        let value = components
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = value.red
        alpha?.pointee = value.alpha
        return true
    }

    /// Hue, saturation, brightness and alpha; false for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern else { return false }
        let value = components
        let hsb = HSB(red: value.red, green: value.green, blue: value.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Red, green, blue and alpha in extended sRGB; false for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern else { return false }
        let value = components
        red?.pointee = value.red
        green?.pointee = value.green
        blue?.pointee = value.blue
        alpha?.pointee = value.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(cgColor)
    }

    open func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(cgColor)
    }

    package var patternImage: UIImage? { if case .pattern(let image, _) = storage { image } else { nil } }
    private var isPattern: Bool { patternImage != nil }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (storage, other.storage) {
        case (.dynamic(let name?, _), .dynamic(let otherName?, _)): return name == otherName
        case (.dynamic, _), (_, .dynamic): return false
        case (.pattern(let image, _), .pattern(let otherImage, _)): return image === otherImage
        case (.pattern, _), (_, .pattern): return false
        case (.gray, .rgb), (.rgb, .gray): return false
        default: return components == other.components
        }
    }

    open override var hash: Int {
        switch storage {
        case .dynamic(let name?, _): name.hashValue
        case .dynamic, .pattern: ObjectIdentifier(self).hashValue
        default: components.hashValue
        }
    }

    open dynamic override var description: String {
        switch storage {
        case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(short(white)) \(short(alpha))"
        case .rgb, .cgColor:
            "UIExtendedSRGBColorSpace \(short(components.red)) \(short(components.green)) \(short(components.blue)) \(short(components.alpha))"
        case .pattern(let image, _): "<UIPatternColor: image = \(image)>"
        case .dynamic(let name?, _): "<UIDynamicCatalogSystemColor: name = \(name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        }
    }

    private func short(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\((value * 1_000_000).rounded() / 1_000_000)"
    }

    static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The components of a colour as plain numbers, 0…1, for exchange between modules.
struct RGBA: Hashable {
    var red, green, blue, alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: CGColor) {
        let parts = color.components ?? []
        switch parts.count {
        case 2: self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
        case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        default: self.init(red: 0, green: 0, blue: 0, alpha: color.alpha)
        }
    }
}
