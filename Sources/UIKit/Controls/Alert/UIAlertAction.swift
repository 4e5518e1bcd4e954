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
    // What apps set by key-value coding: the looks of the button.

    var titleTextColor: UIColor? { didSet { button?.update() } }
    /// A picture at the leading edge.
    var image: UIImage? { didSet { button?.update() } }
    var imageTintColor: UIColor? { didSet { button?.update() } }
    /// The alignment of the title; centred unless the app says otherwise.
    var titleTextAlignment = NSTextAlignment.center { didSet { button?.update() } }
    /// Whether a checkmark stands at the trailing edge.
    var isChecked = false { didSet { button?.update() } }

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

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        (copy.titleTextColor, copy.titleTextAlignment, copy.isChecked) = (titleTextColor, titleTextAlignment, isChecked)
        (copy.image, copy.imageTintColor) = (image, imageTintColor)
        return copy
    }
}
