/// Border, background and font.
extension UITextField {
    /// The inputs of the drawn border.
    struct BorderLook: Equatable {
        var style = BorderStyle.none
        var scale: CGFloat = 0
        var interfaceStyle = UIUserInterfaceStyle.unspecified
    }

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
    ///
    /// It is drawn when the style or the appearance changes; a border that the app gives the layer afterwards stays.
    func updateBorder() {
        let look = BorderLook(
            style: shownBackground == nil ? borderStyle : .none, scale: traitCollection.displayScale,
            interfaceStyle: traitCollection.userInterfaceStyle)
        guard look != shownBorder else { return }
        let hadBorder = shownBorder.style != .none
        shownBorder = look
        switch look.style {
        case .none:
            if hadBorder { layer.borderWidth = 0 }
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
