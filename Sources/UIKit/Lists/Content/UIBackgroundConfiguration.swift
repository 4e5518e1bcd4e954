/// The background of a cell, a header or a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// A view of the app behind everything.
    public var customView: UIView?
    /// nil for the tint of the view.
    public var backgroundColor: UIColor?
    /// Makes the colour that is shown of `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A material over the colour.
    public var visualEffect: UIVisualEffect?
    public var cornerRadius: CGFloat = 0
    /// Room around the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the margins of the view around are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// nil for the tint of the view.
    public var strokeColor: UIColor?
    /// Makes the colour that is shown of `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Whether the colour follows highlight and selection, as those made for lists do.
    var followsState = false
    /// The colour that stands for that of the cell's list, which becomes known in the cell.
    private var colorForAnyList: UIColor?

    init() {}
    init(_ color: UIColor?, followsState: Bool = false) { (backgroundColor, self.followsState) = (color, followsState) }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of cells in a list of any appearance: where the app changes nothing of it, that of a plain list, a grouped one or a
    /// sidebar, as the cell's list is.
    ///
    /// Source: Apple's documentation of `UIBackgroundConfiguration.listCell()` (iOS 18).
    public static func listCell() -> UIBackgroundConfiguration { forAnyList(listGroupedCell()) }
    /// The background of headers in a list of any appearance.
    public static func listHeader() -> UIBackgroundConfiguration { forAnyList(listGroupedHeaderFooter()) }
    /// The background of footers in a list of any appearance.
    public static func listFooter() -> UIBackgroundConfiguration { forAnyList(listGroupedHeaderFooter()) }
    private static func forAnyList(_ configuration: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
        var configuration = configuration
        configuration.colorForAnyList = configuration.backgroundColor
        return configuration
    }
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
    /// As in a sidebar beside another column.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The configuration in a list whose own background is `standard`: the list's colour and corners where the app set none.
    func inList(_ standard: UIBackgroundConfiguration?) -> UIBackgroundConfiguration {
        guard let colorForAnyList, let standard else { return self }
        var configuration = self
        configuration.colorForAnyList = nil
        if backgroundColor === colorForAnyList { configuration.backgroundColor = standard.backgroundColor }
        if cornerRadius == 0 { configuration.cornerRadius = standard.cornerRadius }
        return configuration
    }

    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
        guard followsState, let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else { return self }
        var configuration = self
        configuration.backgroundColor = .systemGray4
        return configuration
    }

    /// The colour that is shown in a view of a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The colour that is shown around a view of a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// The view of a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let fill = UIView()
    private var picture: UIImageView?
    private var material: UIVisualEffectView?

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
        showColors()
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        showMaterial()
        // Another cell may have taken the view over meanwhile.
        if let view = old?.customView, view !== configuration.customView, view.superview === self { view.removeFromSuperview() }
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

    /// Most backgrounds have none.
    private func showMaterial() {
        guard let effect = configuration.visualEffect else {
            material?.removeFromSuperview()
            return material = nil
        }
        let shown = material ?? UIVisualEffectView(effect: nil)
        if material == nil { insertSubview(shown, aboveSubview: fill) }
        material = shown
        shown.effect = effect
        (shown.layer.cornerRadius, shown.clipsToBounds) = (configuration.cornerRadius, configuration.cornerRadius > 0)
    }

    private func showColors() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.borderColor = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private var insets: UIEdgeInsets {
        var insets = configuration.backgroundInsets
        if let margins = superview?.directionalLayoutMargins {
            let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        return insets.resolved(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = bounds.inset(by: insets)
        material?.frame = place
        fill.frame = place.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        configuration.customView?.frame = place
        picture?.frame = place
    }
}
