/// Shows a view above a bar of tabs.
///
/// Source: Apple's documentation of `UITabAccessory` (iOS 26).
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// How small a bar of tabs is, and what stands above it.
struct TabBarMinimizing {
    var isMinimized = false
    /// The offset that the last change of direction began at.
    var turn: CGFloat = 0
    var last: CGFloat = 0
    var accessory: UITabAccessory?
    /// The glass that carries the accessory.
    var plate: UIVisualEffectView?
    /// Called after the bar got smaller or grew again.
    var onChange: ((Bool) -> Void)?
}

extension UITabBarController {
    /// How far content scrolls before the bar follows, in points.
    private static let minimizingDistance: CGFloat = 12

    /// Whether only the chosen item shows.
    package var isTabBarMinimized: Bool { minimizing.isMinimized }
    /// Called after the bar got smaller or grew again.
    package var onMinimize: ((Bool) -> Void)? {
        get { minimizing.onChange }
        set { minimizing.onChange = newValue }
    }

    /// Follows a scroll view of the page with the size of the bar.
    func minimizeBar(for scrollView: UIScrollView) {
        guard tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp else { return }
        guard scrollView === trackedScrollView(for: .bottom) ?? scrollView else { return }
        let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        defer { minimizing.last = offset }
        guard scrollView.isDragging || scrollView.isDecelerating else { return minimizing.turn = offset }
        // Bouncing is no scrolling.
        let end =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom + scrollView.adjustedContentInset.top
            - scrollView.bounds.height
        guard offset >= 0, offset <= max(end, 0) else { return }
        let goesDown = offset > minimizing.last
        let wentDown = minimizing.last > minimizing.turn
        if goesDown != wentDown, minimizing.last != minimizing.turn { minimizing.turn = minimizing.last }
        guard abs(offset - minimizing.turn) >= Self.minimizingDistance else { return }
        setMinimized(goesDown == (tabBarMinimizeBehavior == .onScrollDown))
    }

    /// A tap on the small bar shows all of it.
    func growBar() {
        minimizing.turn = minimizing.last
        setMinimized(false)
        tabBar.selectedItem = shownController?.tabBarItem
    }

    func setMinimized(_ minimized: Bool) {
        guard minimized != minimizing.isMinimized else { return }
        minimizing.isMinimized = minimized
        let change = {
            self.tabBar.setMinimized(minimized)
            self.layoutAccessory()
            self.minimizing.onChange?(minimized)
        }
        guard viewIfLoaded?.window != nil else { return change() }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: change)
    }

    // MARK: Accessory

    private static let accessorySide: CGFloat = 48
    private static let accessoryGap: CGFloat = 8

    /// The height of the accessory above the bar, in points; 0 beside a minimized bar.
    var accessoryHeight: CGFloat {
        minimizing.accessory == nil || tabBar.isHidden ? 0 : Self.accessorySide + Self.accessoryGap
    }

    func replaceAccessory(_ accessory: UITabAccessory?, _ animated: Bool) {
        guard accessory !== minimizing.accessory else { return }
        let old = minimizing.plate
        minimizing.accessory = accessory
        minimizing.plate = nil
        if let accessory {
            let plate = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
            plate.clipsToBounds = true
            plate.layer.cornerRadius = Self.accessorySide / 2
            accessory.contentView.frame = plate.contentView.bounds
            accessory.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            plate.contentView.addSubview(accessory.contentView)
            minimizing.plate = plate
            layoutAccessory()
        }
        shownController?.viewIfLoaded?.updateSafeArea()
        guard animated, viewIfLoaded?.window != nil else { return old?.removeFromSuperview() ?? () }
        minimizing.plate?.alpha = 0
        UIView.animate(withDuration: 0.25) {
            old?.alpha = 0
            self.minimizing.plate?.alpha = 1
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    /// The area of an accessory: above the bar, or in its row beside the only item.
    package func accessoryFrame(height: CGFloat) -> CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let margin = TabBarMetrics.minimizedMargin
        var room = CGRect(x: margin, y: 0, width: view.bounds.width - 2 * margin, height: height)
        room.origin.y = tabBar.frame.minY - Self.accessoryGap - height
        guard minimizing.isMinimized else { return room }
        let item = tabBar.minimizedFrame.insetBy(dx: -Self.accessoryGap, dy: 0)
        let isRightToLeft = tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        room.origin.y = tabBar.frame.minY + (item.height - height) / 2
        room.size.width -= item.maxX - margin
        if isRightToLeft { room.size.width = item.minX - margin } else { room.origin.x = item.maxX }
        return room
    }

    func layoutAccessory() {
        guard let plate = minimizing.plate, let view = viewIfLoaded else { return }
        if plate.superview !== view { view.insertSubview(plate, belowSubview: tabBar) }
        plate.isHidden = tabBar.isHidden
        plate.frame = accessoryFrame(height: Self.accessorySide)
    }
}
