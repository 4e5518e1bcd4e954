import CoreText

/// A font that follows its environment, as the text size people chose.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, @unchecked Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(CGFloat, Weight?, Design?)
        case custom(String, CGFloat, TextStyle?)
        case ui(UIFont)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight), width(Width), italic, monospaced, monospacedDigits, design(Design), leading(Leading), smallCaps(SmallCaps)
        case scaled(CGFloat), size(CGFloat), unemphasized, upright
    }

    private(set) var base: Base
    var changes: [Change] = []

    init(base: Base) { self.base = base }

    /// Whether the font is the system's, which is there from the start.
    var isSystem: Bool {
        switch base {
        case .style, .system: true
        case .custom, .ui: false
        }
    }
    public init(_ font: UIFont) { base = .ui(font) }
    /// The font of Core Text's, or UIKit's.
    @_disfavoredOverload public init(_ font: CTFont) { base = .ui(font as? UIFont ?? .systemFont(ofSize: CTFontGetSize(font))) }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design, weight))
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size, weight, design))
    }
    /// A font of an app or of the system that grows with the body text.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .custom(name, size, .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size, textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .custom(name, fixedSize, nil)) }

    private func with(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public func italic() -> Font { with(.italic) }
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    public func width(_ width: Width) -> Font { with(.width(width)) }
    public func bold() -> Font { with(.weight(.bold)) }
    public func monospaced() -> Font { with(.monospaced) }
    public func monospacedDigit() -> Font { with(.monospacedDigits) }
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
    /// With small capitals for all letters. Fields that are typed in have plain letters.
    ///
    /// Source: Apple's documentation of `Font.smallCaps()`: lower case and upper case small capitals at once.
    public func smallCaps() -> Font { with(.smallCaps(.all)) }
    /// With small capitals for lower case letters. Fields that are typed in have plain letters.
    public func lowercaseSmallCaps() -> Font { with(.smallCaps(.lowercase)) }
    /// With small capitals for upper case letters. Fields that are typed in have plain letters.
    public func uppercaseSmallCaps() -> Font { with(.smallCaps(.uppercase)) }
    /// Larger or smaller by a factor.
    ///
    /// Source: Apple's documentation of `Font.scaled(by:)` (iOS 26).
    public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }
    func design(_ design: Design) -> Font { with(.design(design)) }

    /// Bold, or in the font's weight without emphasis: regular.
    ///
    /// Source: Apple's documentation of `Font.bold(_:)` (iOS 26).
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : with(.unemphasized) }
    /// Italic or upright.
    ///
    /// Source: Apple's documentation of `Font.italic(_:)` (iOS 26).
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : with(.upright) }
    /// In the monospaced design, or without the one set before.
    ///
    /// Source: Apple's documentation of `Font.monospaced(_:)` (iOS 26).
    public func monospaced(_ isActive: Bool) -> Font {
        guard !isActive else { return monospaced() }
        var copy = self
        copy.changes.removeAll { $0 == .monospaced || $0 == .design(.monospaced) }
        switch base {
        case .style(let style, .monospaced, let weight): copy.base = .style(style, .default, weight)
        case .system(let size, let weight, .monospaced): copy.base = .system(size, weight, .default)
        default: break
        }
        return copy
    }
    /// With small capitals for all letters, or without the ones set before.
    ///
    /// Source: Apple's documentation of `Font.smallCaps(_:)` (iOS 26).
    public func smallCaps(_ isActive: Bool) -> Font { isActive ? smallCaps() : without(.all) }
    /// With small capitals for lower case letters, or without the ones set before.
    ///
    /// Source: Apple's documentation of `Font.lowercaseSmallCaps(_:)` (iOS 26).
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { isActive ? lowercaseSmallCaps() : without(.lowercase) }
    /// With small capitals for upper case letters, or without the ones set before.
    ///
    /// Source: Apple's documentation of `Font.uppercaseSmallCaps(_:)` (iOS 26).
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { isActive ? uppercaseSmallCaps() : without(.uppercase) }
    /// At a size in points, which the text size of the device does not change.
    ///
    /// Source: Apple's documentation of `Font.pointSize(_:)` (iOS 26).
    public func pointSize(_ size: CGFloat) -> Font { with(.size(size)) }
    /// The font of texts for which nothing else is set.
    ///
    /// Source: Apple's documentation of `Font.default` (iOS 26).
    public static var `default`: Font { .body }

    private func without(_ capitals: SmallCaps) -> Font {
        var copy = self
        copy.changes = changes.compactMap { change in
            guard case .smallCaps(let set) = change else { return change }
            let rest = set.subtracting(capitals)
            return rest.isEmpty ? nil : .smallCaps(rest)
        }
        return copy
    }

    /// By how many points lines of the font are higher than usual: two, as with UIKit's loose and tight fonts.
    var lineHeightChange: CGFloat? {
        for case .leading(let leading) in changes.reversed() {
            switch leading {
            case .standard: return nil
            case .tight: return -2
            case .loose: return 2
            }
        }
        return nil
    }

    /// The kinds of text that fonts are made for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    /// How wide letters are: below zero they are narrow, above wide.
    ///
    /// Source: Apple's documentation of `Font.Width`.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(UIFont.Width.compressed.rawValue)
        public static let condensed = Width(UIFont.Width.condensed.rawValue)
        public static let standard = Width(UIFont.Width.standard.rawValue)
        public static let expanded = Width(UIFont.Width.expanded.rawValue)
    }

    /// The variants of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var uiDesign: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The leading between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The font as it is in an environment.
    func resolve(in environment: EnvironmentValues) -> UIFont { resolved(at: environment.dynamicTypeSize) }

    /// The font at a text size of the device.
    func resolved(at size: DynamicTypeSize) -> UIFont {
        let category = UITraitCollection(preferredContentSizeCategory: size.category)
        var font = resolvedBase(category)
        for change in changes { font = Self.applied(change, to: font) }
        return font
    }

    private func resolvedBase(_ traits: UITraitCollection) -> UIFont {
        switch base {
        case .ui(let font): return font
        case .style(let style, let design, let weight):
            var font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
            if let weight { font = Self.applied(.weight(weight), to: font) }
            return design.map { Self.applied(.design($0), to: font) } ?? font
        case .system(let size, let weight, let design):
            let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(weight?.value ?? 0))
            return design.map { Self.applied(.design($0), to: font) } ?? font
        case .custom(let name, let size, let style):
            let scaled = style.map { UIFontMetrics(forTextStyle: $0.uiStyle).scaledValue(for: size, compatibleWith: traits) } ?? size
            return UIFont(name: name, size: scaled) ?? .systemFont(ofSize: scaled)
        }
    }

    private static func applied(_ change: Change, to font: UIFont) -> UIFont {
        let descriptor = font.fontDescriptor
        switch change {
        case .weight(let weight):
            return UIFont(
                descriptor: descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.value]]), size: font.pointSize)
        case .width(let width):
            return UIFont(
                descriptor: descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: width.value]]), size: font.pointSize)
        case .italic:
            let traits = descriptor.symbolicTraits.union(.traitItalic)
            return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
        case .monospaced: return descriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
        case .design(let design): return descriptor.withDesign(design.uiDesign).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
        case .monospacedDigits: return font.withDigitsOfOneWidth
        case .unemphasized:
            return font.weightTrait < Weight.semibold.value ? font : applied(.weight(.regular), to: font)
        case .upright:
            let traits = descriptor.symbolicTraits.subtracting(.traitItalic)
            return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
        case .size(let size): return font.withSize(size)
        case .scaled(let factor): return font.withSize(font.pointSize * factor)
        case .leading, .smallCaps: return font
        }
    }
}

extension UIFont {
    fileprivate var withDigitsOfOneWidth: UIFont {
        .monospacedDigitSystemFont(ofSize: pointSize, weight: UIFont.Weight(weightTrait))
    }

    private func trait(_ key: UIFontDescriptor.TraitKey) -> CGFloat? {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        return traits?[key] as? CGFloat ?? (traits?[key] as? Double).map { CGFloat($0) }
    }
    /// The weight, −1…1; 0 is regular.
    var weightTrait: CGFloat { trait(.weight) ?? 0 }
    /// The width, −1…1; 0 is standard.
    var widthTrait: CGFloat { trait(.width) ?? 0 }
}
