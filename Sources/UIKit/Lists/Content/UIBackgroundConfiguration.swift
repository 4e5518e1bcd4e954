/// What lies behind the content of a cell, header or button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// A view of the app behind everything.
    public var customView: UIView?
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Whether the colour follows highlight and selection, as those made for lists do.
    var followsState = false

    init() {}
    init(_ color: UIColor?, followsState: Bool = false) { (backgroundColor, self.followsState) = (color, followsState) }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground, followsState: true) }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground, followsState: true)
    }
    /// Clear, with round corners while selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.clear, followsState: true)
        configuration.cornerRadius = 10
        return configuration
    }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
        guard followsState, let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else { return self }
        var configuration = self
        configuration.backgroundColor = .systemGray4
        return configuration
    }
}

/// The view of a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIView()
    private var picture: UIImageView?

    var configuration: UIBackgroundConfiguration { didSet { apply(from: oldValue) } }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        apply(from: nil)
    }

    required init?(coder: NSCoder) {
        configuration = .clear()
        super.init(coder: coder)
    }

    private func apply(from old: UIBackgroundConfiguration?) {
        fill.backgroundColor = configuration.backgroundColor ?? .clear
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.strokeColor?.cgColor
        if old?.customView !== configuration.customView { old?.customView?.removeFromSuperview() }
        if let view = configuration.customView, view.superview !== self { addSubview(view) }
        picture?.removeFromSuperview()
        picture = configuration.image.map { UIImageView(image: $0) }
        if let picture {
            picture.contentMode = configuration.imageContentMode
            picture.clipsToBounds = true
            addSubview(picture)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets.resolved(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let place = bounds.inset(by: insets)
        fill.frame = place.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        configuration.customView?.frame = place
        picture?.frame = place
    }
}
