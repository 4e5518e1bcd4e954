extension UIImage {
    /// Traits an image is picked for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
        public convenience init(locale: Locale?) { self.init(traitCollection: nil) }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            FactoryResult.checked(UIImage.Configuration(traitCollection: traitCollection))
        }

        /// This configuration with what `otherConfiguration` specifies put over it.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
    }

    /// How a symbol looks: size, weight, scale and colours.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            var palette: [UIColor]?
            var hierarchical: UIColor?
            var isMonochrome = false
            var isMulticolor = false
            /// The colour of what has none of its own in a symbol of several.
            var multicolorTint: UIColor?

            func overridden(by other: Values) -> Values {
                var result = self
                if other.pointSize != nil { (result.pointSize, result.textStyle) = (other.pointSize, nil) }
                if other.textStyle != nil { (result.textStyle, result.pointSize) = (other.textStyle, nil) }
                result.weight = other.weight ?? weight
                result.scale = other.scale ?? scale
                if other.palette != nil || other.hierarchical != nil || other.isMonochrome || other.isMulticolor {
                    (result.palette, result.hierarchical, result.isMonochrome) = (other.palette, other.hierarchical, other.isMonochrome)
                    (result.isMulticolor, result.multicolorTint) = (other.isMulticolor, other.multicolorTint)
                }
                return result
            }
        }

        let values: Values

        init(values: Values, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight.set))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight.set, scale: scale.set))
        }
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale.set)) }
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight.set)) }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale.set, textStyle: textStyle))
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: Values(pointSize: font.pointSize, weight: SymbolWeight(font.spec.weight), scale: scale.set, textStyle: nil))
        }
        /// Tints of one colour, less opaque for the lesser levels.
        public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(hierarchical: hierarchicalColor)) }
        /// One colour per level.
        public convenience init(paletteColors: [UIColor]) { self.init(values: Values(palette: paletteColors)) }

        /// No preference at all.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }
        open class func preferringMonochrome() -> Self { make(Values(isMonochrome: true)) }
        /// The symbol's own colours where it has some, the tint alone where not.
        ///
        /// Source: Apple's documentation of `UIImage.SymbolConfiguration.preferringMulticolor()`.
        open class func preferringMulticolor() -> Self { make(Values(isMulticolor: true)) }

        /// The symbol's own colours; what has none takes a tint.
        package static func multicolor(tint: UIColor) -> SymbolConfiguration {
            SymbolConfiguration(values: Values(isMulticolor: true, multicolorTint: tint))
        }

        private class func make(_ values: Values) -> Self { FactoryResult.checked(SymbolConfiguration(values: values)) }

        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let otherValues = (other as? SymbolConfiguration)?.values ?? Values()
            let merged = SymbolConfiguration(
                values: values.overridden(by: otherValues), traitCollection: other.traitCollection ?? traitCollection)
            return FactoryResult.checked(merged)
        }

        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            FactoryResult.checked(SymbolConfiguration(values: values, traitCollection: traitCollection))
        }

        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { otherConfiguration?.values == values }
        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
        open override var hash: Int { values.hashValue }

        // MARK: What it comes to

        var resolvedPointSize: CGFloat {
            if let size = values.pointSize, size > 0 { return size }
            let font = UIFont.preferredFont(forTextStyle: values.textStyle ?? .body, compatibleWith: traitCollection)
            return values.textStyle == nil ? 17 : font.pointSize
        }

        var resolvedWeight: SymbolWeight { values.weight ?? (values.textStyle == .headline ? .semibold : .regular) }

        /// Size relative to the medium scale.
        var scaleFactor: CGFloat {
            switch values.scale ?? .medium {
            case .small: 0.785
            case .large: 1.285
            default: 1
            }
        }

        var paletteColors: [UIColor] {
            if let color = values.hierarchical {
                return [1, 0.5, 0.25].map { factor in
                    UIColor { color.resolvedColor(with: $0).withAlphaComponent(color.resolvedColor(with: $0).components.alpha * factor) }
                }
            }
            return values.palette ?? []
        }

        var withoutColors: SymbolConfiguration { applying(SymbolConfiguration.preferringMonochrome()) }
    }

    /// The name of the symbol the image shows; nil for other images.
    package var systemSymbolName: String? { if case .symbol(let symbol) = source { symbol.name } else { nil } }

    /// Whether the image is a symbol in colours of its own, whatever the tint.
    package var isColoredSymbol: Bool { if case .symbol(let symbol) = source { symbol.hasOwnColors } else { false } }

    /// The symbol of a name in SF Symbols; nil for an empty name.
    ///
    /// A name without a drawing shows a visible placeholder and is reported on the console once.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, value: nil, configuration)
    }

    /// The symbol of a name, whose parts beyond a value are pale where it is a variable one.
    ///
    /// Source: Apple's documentation of `UIImage.init(systemName:variableValue:configuration:)`.
    ///
    /// - Parameter variableValue: 0…1; others count as the nearest of these.
    public convenience init?(systemName: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: systemName, value: min(max(variableValue, 0), 1), configuration)
    }

    private convenience init?(systemName name: String, value: Double?, _ configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbolConfiguration = SymbolConfiguration.unspecified.applying(configuration)
        let traits = configuration?.traitCollection ?? .current
        let symbol = SymbolImage(
            name: name, drawing: SymbolLibrary.shared.drawing(named: name), configuration: symbolConfiguration,
            scale: traits.displayScale > 0 ? traits.displayScale : 1, value: value)
        self.init(source: .symbol(symbol))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    public var configuration: Configuration? { symbolConfiguration }

    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = source { symbol.configuration } else { nil }
    }

    /// The image with exactly this configuration.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if case .symbol(let symbol) = source {
            return UIImage(
                source: .symbol(symbol.configured(SymbolConfiguration.unspecified.applying(configuration))), attributes: attributes)
        }
        return configuration.traitCollection.map(variant(for:)) ?? self
    }

    /// The symbol with `configuration` put over its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = source else { return self }
        return UIImage(source: .symbol(symbol.configured(symbol.configuration.applying(configuration))), attributes: attributes)
    }
}

extension UIImage.SymbolWeight {
    /// nil where it says nothing.
    fileprivate var set: Self? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
    fileprivate var set: Self? { self == .unspecified ? nil : self }
}
