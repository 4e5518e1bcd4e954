@_spi(Quince) import QuinceFoundation

/// The traits of an element for assistive technologies: its role, state and behaviour.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// An element that is switched on and off, as a switch is.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    // Traits that only UIKit's own views have, with the bits that iOS gives them.
    /// A field or view whose text can be edited.
    static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// Text that is being edited.
    static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// Text of several lines that can be edited.
    static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)

    /// The traits' names, for tools.
    package var names: [String] {
        let all: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
            (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
            (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"), (.startsMediaSession, "startsMediaSession"),
            (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
            (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"), (.textEntry, "textEntry"),
            (.isEditing, "isEditing"), (.secureTextField, "secureTextField"), (.backButton, "backButton"), (.tabBarItem, "tabBarItem"),
            (.textArea, "textArea"),
        ]
        return all.compactMap { contains($0.0) ? $0.1 : nil }
    }
}

/// A command of an element beyond its main one.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        super.init()
        self.target = target.map { $0 as AnyObject }
    }

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler, selector) = (name, image, actionHandler, Selector(""))
        super.init()
    }

    /// Runs the command; whether it did anything.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return UIKit.perform(selector, on: target, with: [self]) as? Bool ?? true
    }
}

/// The accessibility properties that were set on an object.
final class AccessibilityValues {
    /// Names the element in element trees, counted in the order elements are first asked for.
    let id: UInt64
    var isElement: Bool?
    var label, value, hint, identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var elementsHidden = false
    var groupsChildren = false
    var isModal = false
    var attributedLabel: NSAttributedString?
    var userInputLabels: [String]?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var activationPoint: CGPoint?
    var respondsToUserInteraction: Bool?
    var customRotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var ignoresInvertColors = false
    /// The rarely set properties; nil while none of them is set.
    var details: AccessibilityDetails?
    /// The values set by another layer, which take precedence over all of these.
    var overlay: AccessibilityOverlay?

    /// The attributed label, as long as it is the label.
    func attributedLabel(_ label: String?) -> NSAttributedString? { attributedLabel?.string == label ? attributedLabel : nil }

    nonisolated(unsafe) private static var count: UInt64 = 0

    init() {
        Self.count += 1
        id = Self.count
    }
}

/// The default accessibility values of an object, which apply to the properties that were not set.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    var role = "other"
    /// The text that is seen, for matching.
    var text: String?
    var placeholder: String?
}
