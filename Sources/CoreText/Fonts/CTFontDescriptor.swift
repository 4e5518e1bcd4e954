import CoreGraphics
@_spi(Quince) import QuinceFoundation

/// The description of a font: attributes that a font can be made from. `UIFontDescriptor` inherits from it.
///
/// Source: Apple's documentation of `CTFontDescriptor`.
open class CTFontDescriptor: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    private let attributes: [String: Any]

    /// - Parameter attributes: By the names of this framework; none for classes that describe themselves (`FontDescribing`).
    package init(attributes: [String: Any]) {
        self.attributes = attributes
        super.init()
    }

    /// All attributes, by the names of this framework.
    final var all: [String: Any] { (self as? any FontDescribing)?.describedAttributes ?? attributes }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return other === self || NSDictionary(dictionary: all).isEqual(NSDictionary(dictionary: other.all))
    }

    open override var hash: Int { all.count }
}

extension FontRequest {
    /// Reads a descriptor's attributes; of values that are of other types than documented nothing is taken.
    init(attributes: [String: Any]) {
        self.init(size: Self.number(attributes[kCTFontSizeAttribute]))
        name = attributes[kCTFontNameAttribute] as? String ?? attributes[kCTFontDisplayNameAttribute] as? String
        family = attributes[kCTFontFamilyNameAttribute] as? String
        style = attributes[kCTFontStyleNameAttribute] as? String
        if let traits = attributes[kCTFontTraitsAttribute] as? [String: Any] { read(traits: traits) }
        for setting in attributes[kCTFontFeatureSettingsAttribute] as? [[String: Any]] ?? [] { read(setting: setting) }
    }

    private mutating func read(traits: [String: Any]) {
        weight = Self.number(traits[kCTFontWeightTrait])
        width = Self.number(traits[kCTFontWidthTrait])
        guard let value = Self.number(traits[kCTFontSymbolicTrait]) ?? Self.symbolic(traits[kCTFontSymbolicTrait]) else { return }
        let symbolic = CTFontSymbolicTraits(rawValue: UInt32(truncatingIfNeeded: Int(saturating: value)))
        if symbolic.contains(.traitBold), weight == nil { isBold = true }
        if symbolic.contains(.traitItalic) { isItalic = true }
        if symbolic.contains(.traitMonoSpace) { isMonospaced = true }
        if symbolic.contains(.traitCondensed), width == nil { width = -0.2 }
        if symbolic.contains(.traitExpanded), width == nil { width = 0.2 }
    }

    private mutating func read(setting: [String: Any]) {
        if let type = Self.number(setting[kCTFontFeatureTypeIdentifierKey]),
            let selector = Self.number(setting[kCTFontFeatureSelectorIdentifierKey])
        {
            settings.append((Int(saturating: type), Int(saturating: selector)))
        }
        if let tag = setting[kCTFontOpenTypeFeatureTag] as? String {
            features[tag] = Self.number(setting[kCTFontOpenTypeFeatureValue]).map { Int(saturating: $0) } ?? 1
        }
    }

    private static func symbolic(_ value: Any?) -> CGFloat? { (value as? CTFontSymbolicTraits).map { CGFloat($0.rawValue) } }

    private static func number(_ value: Any?) -> CGFloat? { numericValue(value).map { CGFloat($0) } }
}
