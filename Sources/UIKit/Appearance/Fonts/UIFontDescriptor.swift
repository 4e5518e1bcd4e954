import CoreText
@_spi(Quince) import QuinceFoundation

/// A font's description: attributes that a font can be made from.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Typographic features, as an array of dictionaries with *FeatureKey.type* and *FeatureKey.selector*.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        @available(*, unavailable, message: "not yet in Quince: fallback fonts of one's own")
        public static var cascadeList: AttributeName { AttributeName(rawValue: "NSCTFontCascadeListAttribute") }
    }

    /// A key in the dictionary of a font's feature settings.
    public struct FeatureKey: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The feature's type, as a number (`kNumberSpacingType`).
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The feature's selector, as a number (`kMonospacedNumbersSelector`).
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        @available(*, deprecated, renamed: "type")
        public static let featureIdentifier = type
        @available(*, deprecated, renamed: "selector")
        public static let typeIdentifier = selector
    }

    public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower letters; an expanded font is not condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Glyphs for vertical text, which no font here has.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// A font made for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        @available(*, unavailable, message: "not yet in Quince: fonts with another leading; set NSParagraphStyle.lineHeightMultiple")
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        @available(*, unavailable, message: "not yet in Quince: fonts with another leading; set NSParagraphStyle.lineHeightMultiple")
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// The bits that hold the font's class.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let spec: FontSpec
    public let pointSize: CGFloat
    let textStyle: UIFont.TextStyle?

    init(spec: FontSpec, size: CGFloat, textStyle: UIFont.TextStyle?) {
        (self.spec, pointSize, self.textStyle) = (spec, size, textStyle)
        super.init(attributes: [:])
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(spec: .system(weight: .regular), size: 0, textStyle: nil)
        let full = base.addingAttributes(attributes)
        self.init(spec: full.spec, size: full.pointSize, textStyle: full.textStyle)
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let spec = FontSpec(coder: coder) else { return nil }
        self.spec = spec
        pointSize = CGFloat(coder.decodeDouble(forKey: "UIFontDescriptorSize"))
        textStyle = FontSpec.text("UIFontDescriptorTextStyle", in: coder).map(UIFont.TextStyle.init)
        super.init(attributes: [:])
    }

    open func encode(with coder: NSCoder) {
        spec.encode(with: coder)
        coder.encode(Double(pointSize), forKey: "UIFontDescriptorSize")
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontDescriptorTextStyle") }
    }

    // MARK: Attributes

    open var postscriptName: String { spec.fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.isItalic { traits.insert(.traitItalic) }
        if spec.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if spec.isMonospaced { traits.insert(.traitMonoSpace) }
        if spec.width.rawValue < 0 { traits.insert(.traitCondensed) }
        if spec.width.rawValue > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: spec.fontName, .size: pointSize]
        if let textStyle { attributes[.textStyle] = textStyle }
        if !spec.features.isEmpty {
            attributes[.featureSettings] = spec.features.map { [FeatureKey.type: $0.type, FeatureKey.selector: $0.selector] }
        }
        return attributes
    }

    open func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: spec.familyName
        case .traits:
            [TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: spec.weight.rawValue, TraitKey.width: spec.width.rawValue]
                as [TraitKey: Any]
        default: fontAttributes[attribute]
        }
    }

    /// The descriptor with attributes added or replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var spec = spec, size = pointSize, style = textStyle
        if let family = attributes[.family] as? String, let named = FontSpec(name: family) { spec = named }
        if let name = attributes[.name] as? String, let named = FontSpec(name: name) { spec = named }
        if let face = attributes[.face] as? String { spec.apply(face: face) }
        if let value = attributes[.size] { size = UIFontDescriptor.number(value) ?? size }
        if let value = attributes[.textStyle] as? UIFont.TextStyle { style = value }
        if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            spec.features = settings.compactMap { setting in
                guard let type = setting[.type].flatMap(UIFontDescriptor.number),
                    let value = setting[.selector].flatMap(UIFontDescriptor.number)
                else { return nil }
                return FontFeature(type: Int(type), selector: Int(value))
            }
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { spec.weight = weight }
            if let weight = traits[.weight].flatMap(UIFontDescriptor.number) { spec.weight = UIFont.Weight(weight) }
            if let width = traits[.width] as? UIFont.Width { spec.width = width }
            if let width = traits[.width].flatMap(UIFontDescriptor.number) { spec.width = UIFont.Width(width) }
        }
        return UIFontDescriptor(spec: spec, size: size, textStyle: style)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(spec: spec, size: newPointSize, textStyle: nil) }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The descriptor with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var spec = spec
        spec.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            spec.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
        if symbolicTraits.contains(.traitMonoSpace) { spec.family = .system(.monospaced) }
        let widths: SymbolicTraits = [.traitExpanded, .traitCondensed]
        if symbolicTraits.intersection(widths) != self.symbolicTraits.intersection(widths) {
            // No font is both.
            guard !symbolicTraits.isSuperset(of: widths) else { return nil }
            spec.width =
                symbolicTraits.contains(.traitExpanded) ? .expanded : symbolicTraits.contains(.traitCondensed) ? .condensed : .standard
        }
        return UIFontDescriptor(spec: spec, size: pointSize, textStyle: textStyle)
    }

    /// The system font in another design; nil for fonts that are not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = spec.family else { return nil }
        var spec = spec
        spec.family = .system(design)
        return UIFontDescriptor(spec: spec, size: pointSize, textStyle: textStyle)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.spec == spec && other.pointSize == pointSize && other.textStyle == textStyle
    }

    open override var hash: Int { spec.hashValue ^ pointSize.hashValue }

    private static func number(_ value: Any) -> CGFloat? { numericValue(value).map { CGFloat($0) } }
}
