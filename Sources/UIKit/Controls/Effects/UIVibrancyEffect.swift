/// The look of labels and fills on a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Lets texts and template images inside a visual effect view stand out from the material behind them.
///
/// Inside, labels and what takes the tint colour show in the one colour of the style that suits the material, whatever colours they
/// have of their own.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Labels on `blurEffect`, which must be that of the visual effect view around.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (blurEffect, style) = (UIBlurEffect(style: .regular), .label)
        super.init(coder: coder)
    }

    /// The colour of the style in the appearance that the material always has, or that of the view.
    var color: UIColor {
        let color: UIColor =
            switch style {
            case .label: .label
            case .secondaryLabel: .secondaryLabel
            case .tertiaryLabel: .tertiaryLabel
            case .quaternaryLabel: .quaternaryLabel
            case .fill: .systemFill
            case .secondaryFill: .secondarySystemFill
            case .tertiaryFill: .tertiarySystemFill
            case .separator: .separator
            }
        guard let fixed = blurEffect.style.fixedStyle else { return color }
        return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: fixed))
    }
}

extension UIView {
    /// The colour that the vibrancy effect around gives to texts; nil without one.
    var vibrantColor: UIColor? {
        var ancestor = superview
        while let view = ancestor {
            if let effectView = view as? UIVisualEffectView { return (effectView.effect as? UIVibrancyEffect)?.color }
            ancestor = view.superview
        }
        return nil
    }
}
