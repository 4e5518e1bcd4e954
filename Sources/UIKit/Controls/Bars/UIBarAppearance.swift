/// How a bar's background looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    @preconcurrency @MainActor public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init()
        copyValues(of: barAppearance)
    }

    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    /// The system's blurred background with a hairline.
    open func configureWithDefaultBackground() { set(UIBlurEffect(style: .systemChromeMaterial), nil, .barShadow) }
    /// The system's background colour, opaque, with a hairline.
    open func configureWithOpaqueBackground() { set(nil, .barBackground, .barShadow) }
    open func configureWithTransparentBackground() { set(nil, nil, nil) }

    private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
        (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    func copyValues(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor, backgroundImage) = (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
        (shadowColor, shadowImage, backgroundImageContentMode) = (other.shadowColor, other.shadowImage, other.backgroundImageContentMode)
    }

    open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }
}

extension UIColor {
    /// Hairline of bars: the black (white) of 30 (15) per cent that iOS draws.
    static let barShadow = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
    /// Opaque bars: white, or nearly black on dark.
    static let barBackground = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 18 / 255, alpha: 1) : UIColor(white: 1, alpha: 1) }
}

/// How bar buttons look in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public let style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public required init(style: UIBarButtonItem.Style) { self.style = style }
    @preconcurrency @MainActor public override convenience init() { self.init(style: .plain) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(style: style)
        copy.normal.copyValues(of: normal)
        copy.highlighted.copyValues(of: highlighted)
        copy.disabled.copyValues(of: disabled)
        copy.focused.copyValues(of: focused)
        return copy
    }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func copyValues(of other: UIBarButtonItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
        (backgroundImage, backgroundImagePositionAdjustment) = (other.backgroundImage, other.backgroundImagePositionAdjustment)
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    /// Both images, or the system's chevron for nil.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
    }

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
        doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
        backButtonAppearance = other.backButtonAppearance.copy() as! UIBarButtonItemAppearance
        backIndicatorImage = other.backIndicatorImage
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy() as! UIBarButtonItemAppearance
        doneButtonAppearance = other.doneButtonAppearance.copy() as! UIBarButtonItemAppearance
    }
}
