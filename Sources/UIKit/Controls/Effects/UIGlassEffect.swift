/// Glass that bends and colours what lies behind a view. It is shown as a thin material with a line of light at its edge.
///
/// Source: Apple's documentation of `UIGlassEffect` (iOS 26).
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        /// More of what lies behind is seen.
        case clear = 1
    }

    let style: Style

    @preconcurrency @MainActor public override init() {
        style = .regular
        super.init()
    }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    /// Whether views with the effect grow a little and light up while they are touched. Read when the effect is set.
    open var isInteractive = false
    /// The colour of the glass; nil for none.
    open var tintColor: UIColor?

    override func backdrop(_ traits: UITraitCollection) -> Backdrop? {
        let isDark = traits.userInterfaceStyle == .dark
        if let tintColor {
            return Backdrop(
                radius: 12, saturation: 1.6, wash: tintColor.resolvedColor(with: traits).withAlphaComponent(0.75), hasEdge: true)
        }
        let alpha: CGFloat = style == .clear ? 0.12 : isDark ? 0.5 : 0.55
        return Backdrop(
            radius: style == .clear ? 4 : 12, saturation: 1.6, wash: UIColor(white: isDark ? 0.15 : 1, alpha: alpha), hasEdge: true)
    }
}

/// Groups views of glass, which merge where they come near each other. They stay apart here, whatever the distance.
///
/// Source: Apple's documentation of `UIGlassContainerEffect` (iOS 26).
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The distance at which views begin to merge, in points.
    open var spacing: CGFloat = 0
}
