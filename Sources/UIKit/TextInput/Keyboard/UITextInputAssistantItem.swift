/// What stands above the keyboard of an iPad. Quince's keyboard, like that of an iPhone, has no such bar.
///
/// Source: Apple's “UITextInputAssistantItem”.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    @MainActor public override init() { super.init() }
}

/// Bar button items that belong together.
///
/// Source: Apple's “UIBarButtonItemGroup”.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    /// Stands for the items where there is no room for them.
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var isHidden = false

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }
}

extension UIResponder {
    private static var assistants: [ObjectIdentifier: (owner: Weak<UIResponder>, item: UITextInputAssistantItem)] = [:]

    /// The responder's item, made when first asked for.
    var sharedAssistantItem: UITextInputAssistantItem {
        if let known = Self.assistants[ObjectIdentifier(self)], known.owner.value === self { return known.item }
        Self.assistants = Self.assistants.filter { $0.value.owner.value != nil }
        let item = UITextInputAssistantItem()
        Self.assistants[ObjectIdentifier(self)] = (Weak(self), item)
        return item
    }
}
