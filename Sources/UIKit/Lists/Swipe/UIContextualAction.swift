/// One button beside a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Performs the action and calls the last argument with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    /// Gray for normal actions and red for destructive ones unless set.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private var color: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.handler, self.title) = (style, handler, title)
        super.init()
    }
}
