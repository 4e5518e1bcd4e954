@_spi(Quince) import QuinceFoundation

/// The backdrop of an interface: the root of a view tree, which gets events and hands them to its views.
@preconcurrency @MainActor open class UIWindow: UIView {
    var windowState = WindowState()

    struct WindowState {
        weak var scene: UIWindowScene?
        var rootController: UIViewController?
        var level = UIWindow.Level.normal
        /// Whether the window keeps the size of its scene.
        var followsScene = false
        /// Containers of presentations, in the order they came.
        var presentations: [UIPresentationController] = []
        var isAttached = false
        let undoManager = UndoManager()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A window that fills `windowScene` and follows its size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        setUp()
        windowState.followsScene = true
        self.windowScene = windowScene
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hierarchy.window = self
        layer.isHidden = true
        isOpaque = true
    }

    open weak var windowScene: UIWindowScene? {
        get { windowState.scene }
        set { move(to: newValue) }
    }
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    open var windowLevel: UIWindow.Level {
        get { windowState.level }
        set { setLevel(newValue) }
    }
    open var isKeyWindow: Bool { UIApplication.shared.currentKeyWindow === self }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}
    open func makeKey() { UIApplication.shared.makeKey(self) }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { windowState.rootController }
        set { setRootController(newValue) }
    }
    /// Hands an event to the views and recognizers it belongs to.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    // Dynamic, because apps like to override them in extensions: SwiftUI has no shake gesture.
    open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
    open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
    open dynamic override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionCancelled(motion, with: event)
    }

    /// Whether touches at a point are the window's: its scene may show a part of it only.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        guard let scene = windowScene else { return true }
        return scene.rootLayer.bounds.contains(layer.convert(point, to: scene.rootLayer))
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scrollByKeys(presses) { super.pressesBegan(presses, with: event) }
    }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    open override var window: UIWindow? { self }
    /// Windows of apps may override their insets, which count for what is in them.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    open override func didMoveToWindow() {}
    open override var undoManager: UndoManager? { windowState.undoManager }

    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { window.map { layer.convert(point, to: $0.layer) } ?? point }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { window.map { layer.convert(point, from: $0.layer) } ?? point }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { window.map { layer.convert(rect, to: $0.layer) } ?? rect }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { window.map { layer.convert(rect, from: $0.layer) } ?? rect }

    /// How far above others a window lies.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        /// A level so much higher.
        public static func + (level: Self, distance: CGFloat) -> Self { Self(level.rawValue + distance) }
        /// A level so much lower.
        public static func - (level: Self, distance: CGFloat) -> Self { Self(level.rawValue - distance) }
        /// The distance between two levels.
        public static func - (level: Self, other: Self) -> CGFloat { level.rawValue - other.rawValue }
        public static func += (level: inout Self, distance: CGFloat) { level = level + distance }
        public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    nonisolated public class var didBecomeVisibleNotification: Notification.Name {
        Notification.Name("UIWindowDidBecomeVisibleNotification")
    }
    nonisolated public class var didBecomeHiddenNotification: Notification.Name { Notification.Name("UIWindowDidBecomeHiddenNotification") }
    nonisolated public class var didBecomeKeyNotification: Notification.Name { Notification.Name("UIWindowDidBecomeKeyNotification") }
    nonisolated public class var didResignKeyNotification: Notification.Name { Notification.Name("UIWindowDidResignKeyNotification") }
}
