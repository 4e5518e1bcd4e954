/// A way of VoiceOver's from one element to the next of a kind. Source of the behaviour: Apple's documentation of
/// `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the element after, or before, another one; nil where there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable { case previous, next }

    /// Kinds that VoiceOver has names for.
    public enum SystemRotorType: Int, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    open var name: String
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
        super.init()
    }

    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = (attributedName.string, itemSearchBlock, .none)
        super.init()
    }

    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("\(type)", itemSearchBlock, type)
        super.init()
    }
}

/// The starting point and the direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    @preconcurrency @MainActor public override init() { super.init() }
}

/// An item found by a rotor: an element, and the range of its text where that matters.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: AnyObject?
    open var targetRange: UITextRange?

    @preconcurrency @MainActor public override init() { super.init() }
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
