/// The configuration of a context menu: a preview and actions, made when the menu opens.
///
/// Source: Apple's “UIContextMenuConfiguration”.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Which element of a menu lies nearest to what it belongs to.
    public enum ElementOrder: Int, Sendable {
        /// The first, where a control's menu opens upwards; else the order of the menu.
        case automatic = 0
        /// Always the first one.
        case priority
        /// The order of the menu, from top to bottom.
        case fixed
    }

    public let identifier: any NSCopying
    /// Identifiers of further items the menu is about.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var preferredMenuElementOrder = ElementOrder.automatic
    @available(*, unavailable, message: "not yet in Quince: badges on the previews of context menus")
    open var badgeCount: Int {
        get { 0 }
        set {}
    }
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
        super.init()
    }

    func makePreview() -> UIViewController? { previewProvider?() }
    /// The system suggests no elements of its own.
    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
