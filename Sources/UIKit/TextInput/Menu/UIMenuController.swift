/// A command of an app's own in the editing menu.
///
/// Source: UIKit, `UIMenuItem`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    /// Sent to the first responder, or whatever behind it performs it.
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The editing menu as apps show it: the standard commands and the app's own that the first responder, or what is behind it, performs.
///
/// Source: UIKit, `UIMenuController`.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    public class var shared: UIMenuController { single }
    private static let single = UIMenuController()

    public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    public static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")

    /// The app's own commands, behind the standard ones, in every editing menu.
    open var menuItems: [UIMenuItem]? { didSet { update() } }
    /// The direction of the menu's arrow: up for a menu below its target.
    open var arrowDirection = ArrowDirection.default

    private weak var menu: EditMenuView?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    // MARK: Showing

    /// Shows the menu beside a rectangle of a view; nothing where no responder performs any of the commands.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
        present()
    }

    open func hideMenu() { if menu != nil { EditMenu.hide() } }
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

    open var isMenuVisible: Bool {
        get { menu != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { menuVisible ? present() : hideMenu() }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (self.targetView, self.targetRect) = (targetView, targetRect) }

    /// The menu in the coordinates of the screen; zero while it does not show.
    open var menuFrame: CGRect { menu?.frame ?? .zero }

    /// Asks anew which commands are performed.
    open func update() {
        guard let menu else { return }
        let entries = entries
        entries.isEmpty ? hideMenu() : menu.show(entries)
    }

    private func present() {
        guard let view = targetView, view.window != nil else { return }
        let entries = entries
        guard !entries.isEmpty else { return hideMenu() }
        post(Self.willShowMenuNotification)
        menu = EditMenu.show(entries, for: view, EditMenuPlace(rect: targetRect, side: side)) { [weak self] in self?.hidden() }
        post(Self.didShowMenuNotification)
    }

    private func hidden() {
        post(Self.willHideMenuNotification)
        menu = nil
        post(Self.didHideMenuNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private var side: EditMenuPlace.Side {
        switch arrowDirection {
        case .default: .automatic
        case .up: .below
        case .down: .above
        case .left: .right
        case .right: .left
        }
    }

    // MARK: Commands

    private var entries: [EditMenuEntry] {
        guard let responder = FirstResponder.current else { return [] }
        let standard = [EditAction.cut, .copy, .paste, .delete, .select, .selectAll].compactMap { action -> EditMenuEntry? in
            guard let target = responder.target(forAction: action.selector, withSender: self) as? UIResponder else { return nil }
            return EditMenuEntry(title: action.title) { [weak target] in target?.perform(action, from: self) }
        }
        return standard + ownEntries(for: responder)
    }

    /// The app's own commands that a responder, or what is behind it, performs.
    func ownEntries(for responder: UIResponder) -> [EditMenuEntry] {
        (menuItems ?? []).compactMap { item in
            guard let target = responder.target(forAction: item.action, withSender: self) as? UIResponder else { return nil }
            return EditMenuEntry(title: item.title) { [weak target] in
                UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
            }
        }
    }
}
