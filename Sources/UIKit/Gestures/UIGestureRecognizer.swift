@_spi(Quince) import QuinceFoundation

/// Watches touches for a gesture and tells its targets when it happens.
///
/// A recognizer starts as `possible`. A discrete one then goes to `recognized` or `failed`; a continuous one to `began`, `changed`…, `ended` or
/// `cancelled`. When its touches are over it is reset and possible again.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        /// The gesture happened; the same as `ended`, for gestures without duration.
        public static var recognized: State { .ended }

        var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    weak var attachedView: UIView?
    var actions: [(target: Weak<AnyObject>, action: Selector)] = []
    var currentState = State.possible
    /// The state to enter once the recognizers that this one waits for have failed; nil for none.
    var pendingState: State?
    /// Touches it follows, in the order they began.
    var trackedTouches: [UITouch] = []
    var ignoredTouches: Set<UITouch> = []
    var failureRequirements: [Weak<UIGestureRecognizer>] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }
    /// Creates a recognizer without targets. Subclasses need not implement it, because recognizers do not adopt `NSCoding`.
    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        guard !actions.contains(where: { $0.target.value === target as AnyObject && $0.action == action }) else { return }
        actions.append((Weak(target as AnyObject), action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in
            (target.map { entry.target.value === $0 as AnyObject } ?? true) && (action.map { entry.action == $0 } ?? true)
        }
    }

    open var view: UIView? { attachedView }
    open weak var delegate: UIGestureRecognizerDelegate?
    open var name: String?
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { GestureEnvironment.shared.disable(self) } }
    }
    /// Whether the view loses the touches when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view learns of touches only after the gesture failed.
    open var delaysTouchesBegan = false
    /// Whether the view learns of the touches' ends only after the gesture failed.
    open var delaysTouchesEnded = true
    /// Whether touches of another kind than the first are left out. The simulated device has fingers only: all touches are of one kind.
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    @available(*, unavailable, message: "not yet in Quince: gestures of a remote's buttons; override pressesBegan(_:with:)")
    public var allowedPressTypes: [NSNumber] {
        get { [] }
        set {}
    }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The state; subclasses set it.
    open var state: State {
        get { currentState }
        set { GestureEnvironment.shared.move(self, to: newValue) }
    }

    /// Lets this recognizer recognize only after `otherGestureRecognizer` failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else { return }
        failureRequirements.append(Weak(otherGestureRecognizer))
    }

    // MARK: Touches

    open func location(in view: UIView?) -> CGPoint {
        guard !trackedTouches.isEmpty else { return lastLocation(in: view) }
        let points = trackedTouches.map { $0.location(in: view) }
        return CGPoint(x: points.map(\.x).reduce(0, +) / CGFloat(points.count), y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }
    open var numberOfTouches: Int { trackedTouches.count }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            uncaughtException(
                .range, "-[\(className(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(trackedTouches.count)).")
        }
        return trackedTouches[touchIndex].location(in: view)
    }

    /// The position of the last touch in its window, kept after all touches have ended.
    private var lastPlace: (window: UIWindow?, point: CGPoint) = (nil, .zero)

    private func lastLocation(in view: UIView?) -> CGPoint {
        guard let view, let window = lastPlace.window else { return lastPlace.point }
        return window.convert(lastPlace.point, to: view)
    }

    func rememberPlace() {
        guard let touch = trackedTouches.first else { return }
        lastPlace = (touch.window, location(in: nil))
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Prepares for the next gesture.
    open func reset() {}
    /// Follows `touch` no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        ignoredTouches.insert(touch)
        trackedTouches.removeAll { $0 === touch }
    }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the recognizer goes on watching after all touches have ended, as between the taps of a double tap.
    var isWaiting: Bool { false }
    /// Whether the gesture may still be recognized after a touch has ended, so that the view's `touchesEnded` has to wait.
    var waitsAfterTouchesEnd: Bool { isWaiting || pendingState != nil }

    // MARK: Telling

    func sendActions() {
        for (target, action) in actions {
            guard let target = target.value else { continue }
            UIKit.perform(action, on: target, with: [self])
        }
        handlers.forEach { $0(self) }
    }

    /// Closures of UIKit's own that are called like actions.
    package var handlers: [(UIGestureRecognizer) -> Void] = []
}

/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
    weak var value: Object?
    init(_ value: Object?) { self.value = value }
}
