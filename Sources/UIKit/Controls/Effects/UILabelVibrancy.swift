/// Whether a label takes the vibrancy of the material it lies on by itself.
public enum UILabelVibrancy: Int, Sendable {
    case none = 0
    /// A label in one of the four label colours shows with the vibrancy style of that name, where a blurred material lies behind it.
    case automatic
}

extension UILabel {
    /// The colour that a material gives to the whole text; nil where the text keeps its own.
    var materialTextColor: UIColor? {
        if let vibrantColor { return vibrantColor }
        guard preferredVibrancy == .automatic, let blur = surroundingBlur else { return nil }
        let styles: [(UIColor, UIVibrancyEffectStyle)] = [
            (.label, .label), (.secondaryLabel, .secondaryLabel), (.tertiaryLabel, .tertiaryLabel), (.quaternaryLabel, .quaternaryLabel),
        ]
        return styles.first { $0.0 == textColor }.map { UIVibrancyEffect(blurEffect: blur, style: $0.1).color }
    }

    private var surroundingBlur: UIBlurEffect? {
        var ancestor = superview
        while let view = ancestor {
            if let effectView = view as? UIVisualEffectView { return effectView.effect as? UIBlurEffect }
            ancestor = view.superview
        }
        return nil
    }
}
