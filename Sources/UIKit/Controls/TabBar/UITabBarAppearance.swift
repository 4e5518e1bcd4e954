/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Items with the title below the image, in regular height.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// Items with the title beside the image, in regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// Items with the title beside the image, in compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// Width of stacked items in points when they are centered; 0 is the system's.
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    override func copyValues(of other: UIBarAppearance) {
        super.copyValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copy() as! UITabBarItemAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance.copy() as! UITabBarItemAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy() as! UITabBarItemAppearance
        (selectionIndicatorTintColor, selectionIndicatorImage) = (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
        (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
            other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
        )
    }

    func itemAppearance(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}

/// How the items of a tab bar look in their states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
    private let style: Style

    public required init(style: Style) {
        self.style = style
        super.init()
    }
    @preconcurrency @MainActor public override convenience init() { self.init(style: .stacked) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(style: style)
        for (mine, its) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused)] {
            mine.copyValues(of: its)
        }
        return copy
    }

    /// Forgets what was set; the items then look as the system's.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.copyValues(of: UITabBarItemStateAppearance()) }
    }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    /// nil for the tint colour of selected items and the system's gray of others.
    open var iconColor: UIColor?
    open var badgePositionAdjustment = UIOffset.zero
    /// nil for red.
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func copyValues(of other: UITabBarItemStateAppearance) {
        (titleTextAttributes, titlePositionAdjustment, iconColor) = (
            other.titleTextAttributes, other.titlePositionAdjustment, other.iconColor
        )
        (badgePositionAdjustment, badgeBackgroundColor) = (other.badgePositionAdjustment, other.badgeBackgroundColor)
        (badgeTextAttributes, badgeTitlePositionAdjustment) = (other.badgeTextAttributes, other.badgeTitlePositionAdjustment)
    }
}
