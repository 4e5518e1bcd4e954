/// A button of an alert or action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// The button that displays the action; it is notified of changes.
    weak var button: AlertButton?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// An action without a title.
    @preconcurrency @MainActor public convenience override init() { self.init(title: nil, style: .default) }

    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    open var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set {
            carriedAccessibility.label = newValue
            button?.accessibilityLabel = newValue
        }
    }
    open var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set {
            carriedAccessibility.identifier = newValue
            button?.accessibilityIdentifier = newValue
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }
}
