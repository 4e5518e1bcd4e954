/// The effect of a visual effect view on its background.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    @preconcurrency @MainActor override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The material of a view with the effect, over its blurred background.
    struct Backdrop {
        let radius: CGFloat
        let saturation: CGFloat
        let wash: UIColor
        /// Whether light falls on the edge.
        var hasEdge = false
    }

    func backdrop(_ traits: UITraitCollection) -> Backdrop? { nil }
}

/// Blurs what lies behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        case systemUltraThinMaterialDark = 16, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    override func backdrop(_ traits: UITraitCollection) -> Backdrop? {
        let material = material(traits)
        return Backdrop(radius: material.radius, saturation: material.saturation, wash: material.wash)
    }

    /// Blur, saturation and the wash of colour over it, as near to the system's materials as one colour comes.
    func material(_ traits: UITraitCollection) -> (radius: CGFloat, saturation: CGFloat, wash: UIColor) {
        let isDark = style.fixedStyle.map { $0 == .dark } ?? (traits.userInterfaceStyle == .dark)
        let light: (CGFloat) -> UIColor = { UIColor(white: 0.97, alpha: $0) }
        let dark: (CGFloat) -> UIColor = { UIColor(white: 0.12, alpha: $0) }
        let wash = isDark ? dark : light
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: return (22, 1.5, wash(0.44))
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: return (29, 1.6, wash(0.6))
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: return (29, 1.8, wash(0.9))
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            return (20, 1.8, isDark ? UIColor(white: 0.11, alpha: 0.82) : UIColor(white: 0.976, alpha: 0.82))
        case .extraLight, .prominent: return (20, 1.8, wash(0.82))
        case .light: return (30, 1.8, UIColor(white: 1, alpha: 0.3))
        case .dark: return (20, 1.8, UIColor(white: 0.11, alpha: 0.73))
        default: return (29, 1.8, wash(0.78))
        }
    }
}

extension UIBlurEffect.Style {
    /// The appearance a style always has.
    var fixedStyle: UIUserInterfaceStyle? {
        switch rawValue {
        case 0, 1, 11...15: .light
        case 2, 16...20: .dark
        default: nil
        }
    }
}

/// A view that applies an effect to what lies behind it; its content goes into `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public let contentView: UIView = UIView()
    private let backdrop = BackdropLayer()
    private let wash = CALayer()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIVisualEffectView.self)
    }

    private func setUp() {
        isOpaque = false
        layer.addSublayer(backdrop)
        layer.addSublayer(wash)
        addSubview(contentView)
        contentView.frame = bounds
        // Constraints of what is in it reach through to the constraints of the view.
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        updateEffect()
        updateTouches()
    }

    open var effect: UIVisualEffect? {
        didSet {
            updateEffect()
            updateTouches()
        }
    }
    private var touches: GlassTouchRecognizer?

    private func updateTouches() {
        let isInteractive = (effect as? UIGlassEffect)?.isInteractive ?? false
        guard isInteractive != (touches != nil) else { return }
        if let touches { removeGestureRecognizer(touches) }
        touches = isInteractive ? GlassTouchRecognizer() : nil
        guard let touches else { return }
        touches.cancelsTouchesInView = false
        touches.onTouch = { [weak self] in self?.light($0) }
        addGestureRecognizer(touches)
    }

    /// Shows that a finger is on the glass, or that it has left.
    private func light(_ isTouched: Bool) {
        let grown = CATransform3DScale(layer.transform, 1.04, 1.04, 1)
        let growth = CABasicAnimation(keyPath: "transform")
        growth.duration = 0.2
        growth.fromValue = isTouched ? layer.transform : grown
        growth.toValue = isTouched ? grown : layer.transform
        growth.fillMode = .forwards
        growth.isRemovedOnCompletion = !isTouched
        layer.add(growth, forKey: "glassTouch")
        guard let shown = effect?.backdrop(traitCollection) else { return }
        wash.backgroundColor = (isTouched ? shown.wash.lit : shown.wash).cgColor
    }

    private func updateEffect() {
        contentView.tintColor = (effect as? UIVibrancyEffect)?.color
        let shown = effect?.backdrop(traitCollection)
        backdrop.isHidden = shown == nil
        wash.isHidden = shown == nil
        guard let shown else { return }
        backdrop.blurRadius = shown.radius
        backdrop.saturation = shown.saturation
        wash.backgroundColor = shown.wash.cgColor
        wash.borderWidth = shown.hasEdge ? 1 / max(traitCollection.displayScale, 1) : 0
        wash.borderColor = UIColor(white: 1, alpha: traitCollection.userInterfaceStyle == .dark ? 0.25 : 0.7).cgColor
        // Glass is round by itself.
        if shown.hasEdge {
            clipsToBounds = true
            if environment.corners == nil { cornerConfiguration = .capsule() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        backdrop.frame = bounds
        wash.frame = bounds
        // Light goes along the edge.
        (wash.cornerRadius, wash.cornerCurve, wash.maskedCorners) = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners)
        CATransaction.commit()
        contentView.frame = bounds
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateEffect()
    }
}

extension UIColor {
    /// The colour of glass with light on it: a third nearer to opaque white.
    fileprivate var lit: UIColor {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func third(_ value: CGFloat) -> CGFloat { value + (1 - value) / 3 }
        return UIColor(red: third(red), green: third(green), blue: third(blue), alpha: third(alpha))
    }
}
