/// The shortcuts bar above the keyboard of an iPad. Quince's keyboard, like that of an iPhone, has no such bar.
///
/// Source: Apple's “UITextInputAssistantItem”.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    @preconcurrency @MainActor public override init() { super.init() }
}

extension UIResponder {
    private static let assistantKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The responder's item, made when first asked for.
    var sharedAssistantItem: UITextInputAssistantItem {
        if let known = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem { return known }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN)
        return item
    }
}
