/// The views a button is made of, each made when first needed.
@MainActor struct ButtonParts {
    var font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    private(set) var existingLabel: UILabel?
    private(set) var existingSubtitleLabel: UILabel?
    private(set) var existingImageView: UIImageView?
    private(set) var activity: UIActivityIndicatorView?
    /// The arrows of a button that shows what is chosen in its menu.
    private(set) var indicator: UIImageView?
    let background = ButtonBackground()

    mutating func label(in button: UIButton) -> UILabel {
        if let existingLabel { return existingLabel }
        let label = ButtonLabel()
        label.font = font
        label.lineBreakMode = .byTruncatingMiddle
        existingLabel = label
        button.addSubview(label)
        return label
    }

    mutating func subtitleLabel(in button: UIButton) -> UILabel {
        if let existingSubtitleLabel { return existingSubtitleLabel }
        let label = UILabel()
        existingSubtitleLabel = label
        button.addSubview(label)
        return label
    }

    mutating func imageView(in button: UIButton) -> UIImageView {
        if let existingImageView { return existingImageView }
        let view = UIImageView()
        existingImageView = view
        button.addSubview(view)
        return view
    }

    mutating func showIndicator(_ isShown: Bool, color: UIColor, in button: UIButton) {
        guard isShown else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        if indicator == nil {
            let view = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
            view.contentMode = .center
            indicator = view
            button.addSubview(view)
        }
        indicator?.tintColor = color
    }

    mutating func showActivity(_ isShown: Bool, color: UIColor, in button: UIButton) {
        guard isShown else {
            activity?.removeFromSuperview()
            activity = nil
            return
        }
        if activity == nil {
            let view = UIActivityIndicatorView(style: .medium)
            activity = view
            button.addSubview(view)
            view.startAnimating()
        }
        activity?.color = color
    }
}

/// A button's title; setting its font changes the button's size.
final class ButtonLabel: UILabel {
    private(set) var hasOwnFont = false

    override var font: UIFont! {
        get { super.font }
        set {
            super.font = newValue
            guard let button = superview as? UIButton else { return }
            hasOwnFont = true
            button.fontChanged()
        }
    }
}

extension UIButton {
    /// The title's font was set from outside.
    func fontChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// The background of a button: an image, or the shape of its configuration.
@MainActor final class ButtonBackground {
    private(set) var view: UIImageView?
    /// The material and the view of the app over the shape.
    private var material: UIVisualEffectView?
    private var customView: UIView?

    /// Shows what a configuration has behind the content besides the shape.
    func showContents(of configuration: UIButton.Configuration?, in button: UIButton) {
        if let effect = configuration?.background.visualEffect {
            let material = material ?? UIVisualEffectView(effect: nil)
            self.material = material
            material.effect = effect
            material.isUserInteractionEnabled = false
            if material.superview == nil { button.insertSubview(material, at: view == nil ? 0 : 1) }
        } else {
            material?.removeFromSuperview()
            material = nil
        }
        if let background = configuration?.background, background.image != nil { view?.contentMode = background.imageContentMode }
        guard customView !== configuration?.background.customView else { return }
        customView?.removeFromSuperview()
        customView = configuration?.background.customView
        guard let customView else { return }
        customView.isUserInteractionEnabled = false
        button.insertSubview(customView, at: (view == nil ? 0 : 1) + (material == nil ? 0 : 1))
    }

    func show(_ background: ButtonLook.Background, in button: UIButton) {
        switch background {
        case .none:
            view?.removeFromSuperview()
            view = nil
        case .image(let image):
            let view = existing(in: button)
            view.backgroundColor = nil
            view.image = image
        case .shape(let fill, let stroke, let width):
            let view = existing(in: button)
            view.image = nil
            view.backgroundColor = fill
            view.layer.borderWidth = width
            view.layer.borderColor = stroke?.resolvedColor(with: button.traitCollection).cgColor
        }
    }

    private func existing(in button: UIButton) -> UIImageView {
        if let view { return view }
        let view = UIImageView()
        self.view = view
        button.insertSubview(view, at: 0)
        return view
    }

    func layOut(in bounds: CGRect, _ configuration: UIButton.Configuration?) {
        let place = bounds.inset(by: configuration?.background.backgroundInsets.resolvedLeftToRight ?? .zero)
        let outset = configuration?.background.strokeOutset ?? 0
        view?.frame = place.insetBy(dx: -outset, dy: -outset)
        for part in [material, customView] { part?.frame = place }
        guard let configuration else { return }
        for part in [view, material] as [UIView?] {
            guard let part else { continue }
            part.layer.cornerRadius = configuration.cornerRadius(for: part.bounds.size)
            part.layer.cornerCurve = .continuous
            part.clipsToBounds = part === material || configuration.background.image != nil
        }
    }
}

extension NSDirectionalEdgeInsets {
    var resolvedLeftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
