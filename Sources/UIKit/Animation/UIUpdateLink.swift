/// Calls actions before each frame of the display that a view or scene is on.
///
/// Source: Apple's documentation of `UIUpdateLink` (iOS 18).
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
    /// Keeps the link while it is enabled.
    private lazy var ticker = FrameTicker { [self] time in update(time) }

    public init(view: UIView) { super.init() }

    /// A link that calls one handler.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    public init(windowScene: UIWindowScene) { super.init() }

    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) { handlers.append(handler) }
    open func addAction(target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction { [weak target] link, info in
            if let target { UIKit.perform(selector, on: target, with: [link, info]) }
        }
    }

    /// Whether the actions are called; false at first. An enabled link lives until it is disabled.
    open var isEnabled = false { didSet { if oldValue != isEnabled { rateChanged() } } }
    /// Whether frames are made without anything to show in them. The simulated display makes each frame while a link is enabled.
    open var requiresContinuousUpdates = false
    /// Whether touches are handed over late in a frame, for less delay: the simulated display has no such mode.
    open var wantsLowLatencyEventDispatch = false
    open var wantsImmediatePresentation = false
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { rateChanged() } }
    /// The frame that is being prepared; nil outside of actions.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    private func rateChanged() {
        ticker.stop()
        if isEnabled { ticker.start(preferredFrameRateRange) }
    }

    private func update(_ time: CFTimeInterval) {
        let info = UIUpdateInfo(time)
        currentUpdateInfo = info
        for handler in handlers { handler(self, info) }
        currentUpdateInfo = nil
    }
}

/// The frame that an update link's actions are called for. Times are media times, in seconds.
///
/// Source: Apple's documentation of `UIUpdateInfo` (iOS 18).
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// When the frame began: the time that movements are worked out for.
    public let modelTime: TimeInterval
    /// By when the actions are to be done.
    public let completionDeadlineTime: TimeInterval
    /// When the frame is expected on the display.
    public let estimatedPresentationTime: TimeInterval
    public let isImmediatePresentationExpected = false
    public let isLowLatencyEventDispatchConfirmed = false
    public let isPerformingLowLatencyPhases = false

    init(_ time: TimeInterval) {
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, time + Self.frame, time + Self.frame)
        super.init()
    }

    private static let frame: TimeInterval = 1.0 / 60
}
