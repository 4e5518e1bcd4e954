/// Scales custom fonts and lengths as a text style scales with the content size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    let textStyle: UIFont.TextStyle

    /// Scales as the body style does.
    open class var `default`: UIFontMetrics { defaultMetrics }
    private static let defaultMetrics = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` scaled for the content size of `traitCollection`, at most `maximumPointSize` (0: no limit).
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(metrics: self, spec: font.spec, size: font.pointSize, maximum: maximumPointSize)
        return scaling.font(compatibleWith: traitCollection ?? .current)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// `value` scaled by the ratio of the style's leading at the content size to its leading at Large, rounded to pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scaled =
            value * DynamicType.size(textStyle, traits.preferredContentSizeCategory).leading / DynamicType.size(textStyle, .large).leading
        let pixels = traits.displayScale > 0 ? traits.displayScale : 1
        return (scaled * pixels).rounded() / pixels
    }
}

/// How a font made by `UIFontMetrics` comes to its size.
struct FontScaling {
    var metrics: UIFontMetrics
    var spec: FontSpec
    var size, maximum: CGFloat

    func font(compatibleWith traits: UITraitCollection) -> UIFont {
        let scaled = metrics.scaledValue(for: size, compatibleWith: traits)
        return UIFont(spec: spec, size: maximum > 0 ? min(scaled, maximum) : scaled, scaling: self)
    }
}
