/// The common superclass of all items of bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var isEnabled = true { didSet { changed() } }
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// The picture that shows large in the middle of the screen, and the room around it.
    open var largeContentSizeImage: UIImage?
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var tag = 0

    /// Which of the properties that proxies pass on somebody has set.
    var ownAppearance = AppearanceMembers()
    private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteOwn(.titleTextAttributes)
        titleAttributes[state] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: Accessibility

    open var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set { carried(\.label, newValue) }
    }
    open var accessibilityHint: String? {
        get { carriedAccessibility.hint }
        set { carried(\.hint, newValue) }
    }
    open var accessibilityValue: String? {
        get { carriedAccessibility.value }
        set { carried(\.value, newValue) }
    }
    open var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set { carried(\.identifier, newValue) }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { carriedAccessibility.traits ?? .button }
        set { carriedAccessibility.traits = newValue }
    }

    /// The bar that displays the item; it is notified of every change.
    weak var barView: (any BarItemObserver)?

    func changed() { barView?.barItemChanged(self) }
}

@MainActor protocol BarItemObserver: AnyObject {
    func barItemChanged(_ item: UIBarItem)
}
