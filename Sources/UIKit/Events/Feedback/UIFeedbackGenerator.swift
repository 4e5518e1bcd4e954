import DeviceProtocol
import DeviceRuntime

/// The common superclass of all haptic feedback generators. Use one of the subclasses.
///
/// A simulated phone shows haptics as a cue beside its screen; iPads have none.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    @preconcurrency @MainActor public override init() { super.init() }

    /// A generator for feedback at a view: interactions are views' other objects, and this joins them.
    ///
    /// Source: Apple's documentation of `UIFeedbackGenerator.init(view:)` (iOS 17.5).
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// The view that the feedback belongs to.
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Readies the hardware so that the next haptic comes without delay; simulated hardware always is.
    open func prepare() {}

    func play(_ name: String) {
        guard DeviceSettings.current.description.idiom == .phone else { return }
        DeviceRuntime.current.link?.send(ProcessMessage.haptic(name))
    }
}

/// The feeling of two things colliding.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    @preconcurrency @MainActor public convenience override init() { self.init(style: .medium) }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// - Parameter location: The point of the impact, in the view's coordinates. Devices with a single haptic engine ignore it.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: 0 (nothing) … 1 (as the style is).
    open func impactOccurred(intensity: CGFloat) {
        let strength = min(max(intensity, 0), 1)
        guard strength > 0 else { return }
        play("impact \(style)" + (strength < 1 ? " \(strength)" : ""))
    }
}

/// The tick of a selection that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { play("selection") }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The pattern of something that succeeded or failed.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { play("notification \(notificationType)") }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
