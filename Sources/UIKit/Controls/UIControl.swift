@_spi(Quince) import QuinceFoundation

/// A view that tells targets and actions what the user does with it.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers: [ControlHandler] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control whose primary event runs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UIControl.self)
    }

    // MARK: State

    open var isEnabled = true { didSet { if oldValue != isEnabled { stateChanged() } } }
    open var isSelected = false { didSet { if oldValue != isSelected { stateChanged() } } }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateChanged() } } }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called after a state changed; subclasses of UIKit take up the new look.
    func stateChanged() { setNeedsLayout() }

    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment with leading and trailing made left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    /// Whether to follow this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to go on following.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// How far a finger may stray before it counts as outside.
    private static let trackingSlop: CGFloat = 70

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.trackingSlop, dy: -UIControl.trackingSlop).contains(touch.location(in: self))
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        if openMenu(for: touch) { return menuTouch = touch }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch { return ownMenuInteraction?.track { menuTouch.location(in: $0) } ?? () }
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        if wasInside != isTouchInside {
            isHighlighted = isTouchInside
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let menuTouch {
            self.menuTouch = nil
            return ownMenuInteraction?.release { menuTouch.location(in: $0) } ?? ()
        }
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch)
        isTracking = false
        endTracking(touch, with: event)
        isHighlighted = false
        if isTouchInside {
            sendActions(for: .touchUpInside, event)
            touchUpInsideHappened(event)
        } else {
            sendActions(for: .touchUpOutside, event)
        }
        isTouchInside = false
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        menuTouch = nil
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        sendActions(for: .touchCancel, event)
    }

    /// Buttons send their primary action here.
    func touchUpInsideHappened(_ event: UIEvent?) {}

    override var claimsTaps: Bool { isEnabled }

    // MARK: Menus

    var ownMenuInteraction: UIContextMenuInteraction?
    /// The finger that opened the menu, until it is lifted.
    private var menuTouch: UITouch?

    /// Whether the control has a menu: `contextMenuInteraction(_:configurationForMenuAtLocation:)` says which.
    open var isContextMenuInteractionEnabled: Bool {
        get { ownMenuInteraction != nil }
        set { setContextMenuInteractionEnabled(newValue) }
    }
    open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }
    /// Whether a touch opens the menu at once, instead of a long press.
    open var showsMenuAsPrimaryAction = false { didSet { ownMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction } }

    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Returns the point in the control's coordinates from which its menu grows. The default is the middle of the lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { ordinaryMenuAttachmentPoint }
    var ordinaryMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    @available(*, unavailable, message: "not yet in Quince: symbols of UIKit's controls that move")
    open var isSymbolAnimationEnabled: Bool {
        get { false }
        set {}
    }

    /// Does what a tap on the control does: opens its menu, or runs what was added for its primary event.
    ///
    /// Source: Apple's documentation of `UIControl.performPrimaryAction()`.
    open func performPrimaryAction() {
        guard showsMenuAsPrimaryAction, let ownMenuInteraction else { return performOwnPrimaryAction() }
        sendActions(for: .menuActionTriggered)
        if ownMenuInteraction.prepare(at: CGPoint(x: bounds.midX, y: bounds.midY)) { ownMenuInteraction.open() }
    }

    /// Performs the primary action of a control without a menu: it sends `primaryActionTriggered`.
    func performOwnPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// The sender of the actions chosen from the control's menu.
    var menuSender: AnyObject { self }
    /// Called before a chosen action runs.
    func menuWillChoose(_ action: UIAction) {}

    // MARK: Targets and actions

    /// Calls `action` on `target` when one of `controlEvents` happens; nil searches the responder chain. The target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = handlers.firstIndex(where: { $0.matches(object, action) }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(ControlHandler(events: controlEvents, kind: .target(WeakTarget(object), action)))
        }
    }

    /// Forgets what was added; nil stands for any target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        for index in handlers.indices {
            guard case .target(let known, let selector) = handlers[index].kind, object == nil || known.object === object,
                action == nil || selector == action
            else { continue }
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices {
            if case .action(let action) = handlers[index].kind, action.identifier == actionIdentifier {
                handlers[index].events.subtract(controlEvents)
            }
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap {
                if case .target(let target, _) = $0.kind { (target.object as? NSObject).map { AnyHashable($0) } } else { nil }
            })
    }

    open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.compactMap { handler -> String? in
            guard case .target(let known, let action) = handler.kind, known.object === object, handler.events.contains(controlEvent) else {
                return nil
            }
            return action.name
        }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` with each action or target and selector; it may set its last argument to stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers where !stops {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stops)
            case .target(let target, let action): iterator(nil, (target.object, action), handler.events, &stops)
            }
        }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Behaves as if the events happened.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, nil) }

    func sendActions(for controlEvents: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target, let action):
                // A target that is gone gets nothing; nil from the start means the responder chain.
                if target.object != nil || target.wasNil { sendAction(action, to: target.object, for: event) }
            }
        }
    }

    func hasHandlers(for events: Event) -> Bool { handlers.contains { !$0.events.isDisjoint(with: events) } }

    // MARK: Overridden in apps' extensions

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

/// A target and action, or a closure, with the events that trigger it.
private struct ControlHandler {
    enum Kind {
        case target(WeakTarget, Selector)
        case action(UIAction)
    }

    var events: UIControl.Event
    let kind: Kind

    func matches(_ object: AnyObject?, _ selector: Selector) -> Bool {
        guard case .target(let target, let action) = kind else { return false }
        return target.object === object && action == selector && target.wasNil == (object == nil)
    }
}

/// A target that is not kept alive.
struct WeakTarget {
    weak var object: AnyObject?
    let wasNil: Bool

    init(_ object: AnyObject?) { (self.object, wasNil) = (object, object == nil) }
}
