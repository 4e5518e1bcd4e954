/// An entry of the menu beside a controller that people look into.
///
/// Source: UIKit, `UIPreviewActionItem`.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// Something to do with a controller that people look into.
///
/// Source: UIKit, `UIPreviewAction`.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

    public let title: String
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    public convenience init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.init(title, style) { action, controller in
            if let action = action as? UIPreviewAction { handler(action, controller) }
        }
    }

    private init(_ title: String, _ style: Style, _ handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// Several things to do, behind one title.
///
/// Source: UIKit, `UIPreviewActionGroup`.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
    }
}

extension UIPreviewActionItem {
    /// The element of the menu under a controller that stands for the item.
    func menuElement(for controller: UIViewController) -> UIMenuElement? {
        switch self {
        case let action as UIPreviewAction:
            UIAction(
                title: title, attributes: action.style == .destructive ? .destructive : [], state: action.style == .selected ? .on : .off
            ) { [weak controller] _ in if let controller { action.handler(action, controller) } }
        case let group as UIPreviewActionGroup:
            UIMenu(
                title: title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { $0.menuElement(for: controller) })
        default: nil
        }
    }
}
