/// Lets what a view shows be dragged, after a long press.
///
/// Drags stay within the app. They are on for iPhones as for iPads: since iOS 15 `isEnabledByDefault` is true on both.
///
/// Source: Apple's “UIDragInteraction”.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    let press = DragPress()

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
    }

    open class var isEnabledByDefault: Bool { true }
    open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { press.isEnabled = isEnabled } }
    /// Whether other recognizers may go on while the view is lifted.
    open var allowsSimultaneousRecognitionDuringLift = false

    open func willMove(to view: UIView?) { if let old = self.view { press.detach(from: old) } }

    open func didMove(to view: UIView?) {
        self.view = view
        if let view { press.attach(to: view) }
    }

    // MARK: Beginning

    /// Returns the session of a drag that begins at `point` of the view; nil if there is nothing to drag.
    func beginSession(at point: CGPoint) -> LocalDragSession? {
        guard isEnabled, let view, let delegate, DragController.current == nil else { return nil }
        let session = LocalDragSession()
        session.place = DragPlace(window: view.window, point: view.convert(point, to: view.window))
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        return session.items.isEmpty ? nil : session
    }

    /// Adds what a tap at `point` says to the drag that goes on; false where nothing is.
    func itemsForAdding(at point: CGPoint) -> [UIDragItem] {
        guard isEnabled, let delegate, let drag = DragController.current, drag.isDragging,
            delegate.dragInteraction(self, sessionForAddingItems: [drag.session], withTouchAt: point) != nil
        else { return [] }
        let items = delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: point)
        // One thing is in a drag once.
        return items.filter { new in !drag.session.items.contains { $0 === new } }
    }
}
