/// Shows a context menu of a view after a long press.
///
/// Source: Apple's “UIContextMenuInteraction”.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable {
        case unknown = 0
        /// With a preview over the blurred screen.
        case rich
        /// The menu alone.
        case compact
    }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private let press = ContextMenuPress()
    private var shown: (container: MenuContainerView, configuration: UIContextMenuConfiguration)?
    private var prepared: UIContextMenuConfiguration?
    /// The long press that opens the menu.
    var recognizer: UIGestureRecognizer { press.recognizer }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
    }

    open func willMove(to view: UIView?) {
        if let old = self.view { press.recognizer.view === old ? old.removeGestureRecognizer(press.recognizer) : () }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press.recognizer)
    }

    /// The control whose own menu it shows: that has no preview.
    private var control: UIControl? { (view as? UIControl).flatMap { $0.ownMenuInteraction === self ? $0 : nil } }

    open var menuAppearance: Appearance { shown == nil ? .unknown : control != nil ? .compact : .rich }

    /// Returns the position of the touch that opened the menu.
    open func location(in view: UIView?) -> CGPoint { press.recognizer.location(in: view) }

    open func dismissMenu() { shown?.container.dismiss() }

    /// Exchanges the menu that is shown; does nothing where none is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let container = shown?.container, let menu = container.menu else { return }
        container.show(block(menu))
    }

    // MARK: Opening

    /// Asks the delegate for the menu at a place; false where there is none.
    func prepare(at location: CGPoint) -> Bool {
        guard shown == nil else { return false }
        prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        return prepared != nil
    }

    /// Shows what was prepared.
    func open() {
        guard let configuration = prepared, let view, shown == nil else { return }
        prepared = nil
        let menu = configuration.makeMenu()
        let controller = configuration.makePreview()
        let target = controller == nil && control == nil ? targetedPreview(configuration) : nil
        let room = (view.window?.bounds.width ?? 0) - 32
        let preview = controller.map { MenuPreviewView($0, width: room) } ?? target.flatMap { MenuPreviewView($0) }
        let children = menu?.children ?? []
        guard !children.isEmpty || preview != nil else { return }
        let source = source(of: configuration, in: view)
        let container = MenuContainerView(menu ?? UIMenu(), source: source, preview: preview)
        container.onPreviewTap = { [weak self] in self?.commit(controller) }
        let appearance = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: appearance)
        container.alongside = appearance
        container.willEnd = { [weak self] in self?.willEnd(controller) }
        let lifted = preview == nil ? nil : target?.view.layer
        container.didEnd = { [weak self, weak lifted] in
            lifted?.isLifted = false
            self?.shown = nil
        }
        guard container.present() else { return }
        shown = (container, configuration)
        // The picture is the view, lifted: nothing is left in its place.
        lifted?.isLifted = true
    }

    private func targetedPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let view else { return nil }
        let own = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        return own ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    }

    private func source(of configuration: UIContextMenuConfiguration, in view: UIView) -> MenuSource {
        let order = configuration.preferredMenuElementOrder
        if let control {
            let point = control.menuAttachmentPoint(for: configuration)
            let isOrdinary = point == control.ordinaryMenuAttachmentPoint
            return MenuSource(
                view: control, rect: isOrdinary ? control.bounds : CGRect(origin: point, size: .zero),
                order: order == .automatic ? .priority : order, sender: control.menuSender,
                willChoose: { [weak control] in control?.menuWillChoose($0) })
        }
        let target = targetedPreview(configuration)?.view ?? view
        return MenuSource(view: target, rect: target.bounds, order: order, sender: self)
    }

    // MARK: Ending

    private func willEnd(_ controller: UIViewController?) {
        guard let (container, configuration) = shown else { return }
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        container.alongside = animator
    }

    private func commit(_ controller: UIViewController?) {
        guard let (container, configuration) = shown else { return }
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        UIView.animate(withDuration: MenuContainerView.shrinkDuration) { animator.animate() }
        container.dismiss { animator.complete() }
    }

    // MARK: Fingers

    func track(_ location: (UIView) -> CGPoint) { shown?.container.track(location) }
    func release(_ location: (UIView) -> CGPoint) { shown?.container.release(location) }
    var isShown: Bool { shown != nil }

    /// Whether a long press opens the menu.
    var opensByPress: Bool {
        get { press.recognizer.isEnabled }
        set { press.recognizer.isEnabled = newValue }
    }
}

/// Recognizes the long press of a context menu.
final class ContextMenuPress: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    weak var interaction: UIContextMenuInteraction?
    private var start = CGPoint.zero
    private var hasMoved = false

    override init() {
        super.init()
        recognizer.delegate = self
        recognizer.handlers.append { [weak self] _ in self?.changed() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction else { return false }
        return interaction.prepare(at: recognizer.location(in: interaction.view))
    }

    private func changed() {
        let place = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            (start, hasMoved) = (place, false)
            interaction?.open()
        case .changed:
            // The finger that opened the menu chooses only after it moved.
            hasMoved = hasMoved || hypot(place.x - start.x, place.y - start.y) > recognizer.allowableMovement
            if hasMoved { interaction?.track { self.recognizer.location(in: $0) } }
        case .ended where hasMoved: interaction?.release { self.recognizer.location(in: $0) }
        default: break
        }
    }
}
