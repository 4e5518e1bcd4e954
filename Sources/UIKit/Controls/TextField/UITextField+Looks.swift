/// Border, background and font.
extension UITextField {
    func makeBackgroundImageView() -> UIImageView {
        let view = UIImageView()
        insertSubview(view, at: 0)
        return view
    }

    var shownBackground: UIImage? {
        borderStyle == .roundedRect || background == nil ? nil : isEnabled ? background : disabledBackground ?? background
    }

    func updateBackground() {
        guard shownBackground != nil || hasBackgroundView else { return }
        hasBackgroundView = true
        backgroundImageView.image = shownBackground
    }

    /// A rounded field: radius 5, a hairline of the separator's gray, on the background colour.
    func updateBorder() {
        switch borderStyle {
        case _ where shownBackground != nil, .none:
            layer.borderWidth = 0
            return
        case .roundedRect:
            layer.cornerRadius = 5
            layer.cornerCurve = .continuous
            layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            let color = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }
            layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
            if backgroundColor == nil {
                backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.05) : .white }
            }
        case .line, .bezel:
            layer.cornerRadius = 0
            layer.borderWidth = 1
            layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
        }
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted != font { withDefaults { $0.font = adjusted } }
    }
}
