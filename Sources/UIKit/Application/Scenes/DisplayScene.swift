import DeviceRuntime

/// The scene above all others that share the display, with the divider, the home indicator and the keyboard. It is none of the app's
/// scenes.
final class DisplayScene: UIWindowScene {
    private let dividerWindow: BarsWindow
    private let indicatorWindow: SystemWindow
    private let divider = SplitDivider(frame: .zero)
    private let indicator = HomeIndicatorView(frame: .zero)

    static func make() -> DisplayScene {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: "display")
        return DisplayScene(session: session, connectionOptions: ConnectionOptions())
    }

    required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        (dividerWindow, indicatorWindow) = (BarsWindow(frame: .zero), SystemWindow(frame: .zero))
        super.init(session: session, connectionOptions: connectionOptions)
        for (window, view) in [(dividerWindow, divider), (indicatorWindow, indicator)] as [(UIWindow, UIView)] {
            window.frame = rootLayer.bounds
            window.windowScene = self
            window.windowState.followsScene = true
            window.addSubview(view)
            ownedWindows.append(window)
        }
        indicatorWindow.windowLevel = .statusBar
    }

    /// The window menus of the multitasking control come into.
    var menuWindow: UIWindow { dividerWindow }

    /// The menus' window, on the display and as large as that.
    func showMenuWindow() -> UIWindow {
        dividerWindow.isHidden = false
        return dividerWindow
    }

    func show(isSplit: Bool, animated: Bool) {
        if isSplit { for window in [dividerWindow, indicatorWindow] where window.isHidden { window.isHidden = false } }
        divider.isHidden = !isSplit
        indicator.isHidden = !isSplit || DeviceSettings.current.description.hasHomeButton
        placeDivider()
    }

    func placeDivider() {
        guard let left = UIApplication.shared.stage.visible.first else { return }
        let frame = UIApplication.shared.stage.frame(of: left, in: currentOrientation)
        divider.frame = CGRect(x: frame.maxX, y: 0, width: SplitLayout.gap, height: frame.height)
        indicator.place(in: rootLayer.bounds)
    }

    /// Draws the home indicator as the scenes behind it want it.
    func followGround() {
        guard !indicatorWindow.isHidden, !indicator.isHidden else { return }
        let display = UIScreen.main.displayLayer
        let behind = display.sublayers?.filter { $0 !== rootLayer } ?? []
        indicator.follow(
            luma: GroundProbe.luma(of: behind, at: indicator.probedPoints.map { display.convert($0, from: indicatorWindow.layer) }))
    }
}

/// The gap between two windows with the handle that resizes them.
final class SplitDivider: UIView {
    private let handle = UIView()
    private static let handleSize = CGSize(width: 4, height: 36)

    override init(frame: CGRect) {
        super.init(frame: frame)
        handle.backgroundColor = UIColor(white: 0.55, alpha: 1)
        handle.layer.cornerRadius = Self.handleSize.width / 2
        handle.isUserInteractionEnabled = false
        addSubview(handle)
        let pan = UIPanGestureRecognizer()
        pan.handlers.append { [weak self, unowned pan] _ in self?.drag(pan) }
        addGestureRecognizer(pan)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = SystemText.text(.splitViewDivider)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        handle.frame = CGRect(
            x: (bounds.width - Self.handleSize.width) / 2, y: (bounds.height - Self.handleSize.height) / 2, width: Self.handleSize.width,
            height: Self.handleSize.height)
    }

    /// A finger is wider than the gap.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: 0).contains(point) }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let application = UIApplication.shared
        switch pan.state {
        case .began, .changed:
            guard let x = superview.map({ pan.location(in: $0).x }) else { return }
            application.stage.drag(leftWidth: min(max(x - SplitLayout.gap / 2, 0), UIScreen.main.bounds.width - SplitLayout.gap))
        case .ended, .cancelled: application.stage.endDrag().map(application.finishDrag)
        default: break
        }
    }
}
