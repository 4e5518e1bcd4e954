/// The direction of an editing menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

/// The configuration of an editing menu: an identifier, a source point, and the preferred direction of the arrow.
///
/// Source: UIKit, `UIEditMenuConfiguration`.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    /// The point of the interaction's view that the menu belongs to.
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// - Parameter identifier: Tells menus apart; one of its own where there is none.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Shows editing menus for a view.
///
/// Source: UIKit, `UIEditMenuInteraction`.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private weak var menu: EditMenuView?
    private lazy var content = EditMenuContent(sender: self)
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Showing

    /// Shows the menu that the delegate makes for `configuration`, or the standard commands; nothing where there are no commands.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil, let shown = menuContent(configuration) else { return }
        let entries = content.entries(of: shown)
        guard !entries.isEmpty else { return }
        dismissMenu()
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        let place = EditMenuPlace(rect: targetRect(configuration), side: side(configuration))
        menu = EditMenu.show(entries, for: view, place) { [weak self] in self?.hidden() }
        content.menu = menu
        self.configuration = configuration
        animator.run()
    }

    open func dismissMenu() { if menu != nil { EditMenu.hide() } }

    /// Asks the delegate for the menu anew.
    open func reloadVisibleMenu() {
        guard let menu, let configuration else { return }
        let entries = menuContent(configuration).map(content.entries) ?? []
        entries.isEmpty ? dismissMenu() : menu.show(entries)
    }

    /// Asks the delegate for the menu's place anew.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let menu, let configuration, let view, let host = menu.superview else { return }
        let target = host.convert(targetRect(configuration), from: view)
        guard animated else { return menu.move(to: target) }
        UIView.animate(withDuration: 0.25) { menu.move(to: target) }
    }

    /// Returns the menu's source point in the coordinates of `view`; of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func hidden() {
        guard let configuration else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        (menu, self.configuration) = (nil, nil)
        animator.run()
    }

    private func targetRect(_ configuration: UIEditMenuConfiguration) -> CGRect {
        let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return own.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : own
    }

    private func side(_ configuration: UIEditMenuConfiguration) -> EditMenuPlace.Side {
        switch configuration.preferredArrowDirection {
        case .automatic: .automatic
        case .up: .below
        case .down: .above
        case .left: .right
        case .right: .left
        }
    }

    // MARK: Commands

    private func menuContent(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
        let suggested = suggestedActions
        guard let delegate else { return UIMenu(children: suggested) }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }

    /// The standard commands that the first responder performs, or else what the view performs.
    private var suggestedActions: [UIMenuElement] {
        guard let responder = FirstResponder.current ?? view else { return [] }
        let commands = EditAction.shown.compactMap { action -> UIAction? in
            guard let target = responder.target(forAction: action.selector, withSender: self) as? UIResponder else { return nil }
            return action.command(of: target, from: self)
        }
        return commands.isEmpty ? [] : [UIMenu(options: .displayInline, children: commands)]
    }
}

/// Makes and follows the menus of an interaction. Every method is optional.
///
/// Source: UIKit, `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; no menu for nil.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the part of the view that the menu is placed beside; the null rectangle for the source point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        .null
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// Takes what moves along with an editing menu.
///
/// Source: UIKit, `UIEditMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
