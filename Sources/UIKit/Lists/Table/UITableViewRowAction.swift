/// A button beside a swiped row, as older apps describe it.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// Red for destructive actions and gray for normal ones unless set.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// The same button for the row at `path`. The row stays open until the table changes: these actions have no completion.
    func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { [self] _, _, _ in
            handler(self, path)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
