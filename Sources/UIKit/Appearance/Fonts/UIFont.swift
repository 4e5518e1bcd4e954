import CoreText

/// A font of one size. The system font is Inter with the vertical metrics of iOS's own.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
    let spec: FontSpec
    /// Size in points.
    public let pointSize: CGFloat
    /// The text style of a preferred font, so that labels can follow the content size.
    package let textStyle: TextStyle?
    /// The base size of a font made by `UIFontMetrics`, which scales again when the content size changes.
    let scaling: FontScaling?
    /// The font text is set in, once it has been asked for. It lives for ever, so that several threads may note it without counting its references.
    final var knownTextFont: Unmanaged<TextFont>?

    init(spec: FontSpec, size: CGFloat, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
        self.spec = spec
        pointSize = size > 0 ? size : UIFont.systemFontSize
        self.textStyle = textStyle
        self.scaling = scaling
        super.init(matrix: .identity)
    }

    /// The system font of the system's size, which stands where an app keeps a font until it has made it.
    public convenience init() {
        let font = UIFont.systemFont(ofSize: UIFont.systemFontSize)
        self.init(spec: font.spec, size: font.pointSize)
    }

    /// The font of a PostScript or family name, bundled (`UIAppFonts`) or one that iOS has; nil for others.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let spec = FontSpec(name: fontName) else { return nil }
        self.init(spec: spec, size: fontSize)
    }

    /// The font a descriptor describes; `pointSize` 0 takes the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            spec: descriptor.spec, size: pointSize > 0 ? pointSize : descriptor.pointSize,
            textStyle: pointSize > 0 ? nil : descriptor.textStyle)
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName"), let spec = FontSpec(name: name as String) else {
            return nil
        }
        self.spec = spec
        pointSize = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        (textStyle, scaling) = (nil, nil)
        super.init(matrix: .identity)
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: System fonts

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(spec: .system(weight: weight), size: fontSize) }

    /// The system font with letters of a width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var spec = FontSpec.system(weight: weight)
        spec.width = width
        return UIFont(spec: spec, size: fontSize)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(spec: .system(weight: .regular, isItalic: true), size: fontSize)
    }

    /// The system font with digits of equal width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var spec = FontSpec.system(weight: weight)
        spec.hasMonospacedDigits = true
        return UIFont(spec: spec, size: fontSize)
    }

    /// The system's monospaced font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var spec = FontSpec.system(weight: weight)
        spec.family = .system(.monospaced)
        return UIFont(spec: spec, size: fontSize)
    }

    /// Sizes of the system's own interface, in points.
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    /// The font of a text style at the current content size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// The font of a text style at the content size of `traitCollection` (nil: the current one).
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(spec: .system(weight: style.weight), size: DynamicType.size(style, category).size, textStyle: style)
    }

    // MARK: Names

    open class var familyNames: [String] { FontNames.families }
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontNames.fonts(ofFamily: familyName) }

    open var familyName: String { spec.familyName }
    open var fontName: String { spec.fontName }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec, size: pointSize, textStyle: textStyle) }

    // MARK: Metrics

    /// Height above the baseline, in points.
    open var ascender: CGFloat { metrics.ascent }
    /// Depth below the baseline, in points; negative.
    open var descender: CGFloat { -metrics.descent }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.ascent + metrics.descent + metrics.leading }
    open var leading: CGFloat { metrics.leading }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(spec: spec, size: fontSize) }

    // MARK: Following the content size

    /// Returns the font scaled for the content size category of the traits; the font itself unless it came from a text style or
    /// `UIFontMetrics`.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        if let scaling { return scaling.font(compatibleWith: traits) }
        guard let textStyle else { return self }
        let size = DynamicType.size(textStyle, traits.preferredContentSizeCategory).size
        return size == pointSize ? self : UIFont(spec: spec, size: size, textStyle: textStyle)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.spec == spec && other.pointSize == pointSize && other.matrix == matrix)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(spec)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    open dynamic override var description: String {
        "<UICTFont: 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))> font-family: \"\(familyName)\"; font-weight: "
            + "\(spec.weight.rawValue >= Weight.bold.rawValue ? "bold" : "normal"); font-style: \(spec.isItalic ? "italic" : "normal"); font-size: "
            + "\(Int(saturating: pointSize)).\(String(Int(saturating: (pointSize * 100).rounded()) % 100 + 100).dropFirst())pt"
    }
}
