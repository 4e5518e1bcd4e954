// The `UIAccessibility` informal protocol on every object. In the protocol's extension, not in the class's, so that UIKit's own classes can
// declare the same properties as overridable ones: those answer where the class is known, and are asked here where it is not.
//
// Source: Apple's documentation of `UIAccessibility`.
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies see the object as an element; false unless set.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            (self as? any AccessibilityObject)?.isAccessibilityElement ?? overriddenAccessibility("isAccessibilityElement")
                ?? carriedAccessibility.isElement ?? false
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.isElement, "isAccessibilityElement", newValue)
            }
            object.isAccessibilityElement = newValue
        }
    }

    /// A short name of the element, in the app's language.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            (self as? any AccessibilityTexts).map { $0.accessibilityLabel } ?? overriddenAccessibility("accessibilityLabel")
                ?? carriedAccessibility.label
        }
        set {
            guard let object = self as? any AccessibilityTexts else { return setAccessibility(\.label, "accessibilityLabel", newValue) }
            object.accessibilityLabel = newValue
        }
    }

    /// The label with how its parts are spoken; nil where only a plain one is set.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityAttributedLabel }
                ?? carriedAccessibility.attributedLabel(carriedAccessibility.label)
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                carriedAccessibility.attributedLabel = newValue
                return accessibilityLabel = newValue?.string
            }
            object.accessibilityAttributedLabel = newValue
        }
    }

    /// What happens when the element is activated, in a few words.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            (self as? any AccessibilityTexts).map { $0.accessibilityHint } ?? overriddenAccessibility("accessibilityHint")
                ?? carriedAccessibility.hint
        }
        set {
            guard let object = self as? any AccessibilityTexts else { return setAccessibility(\.hint, "accessibilityHint", newValue) }
            object.accessibilityHint = newValue
        }
    }

    /// The element's value, where it has one besides its label.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            (self as? any AccessibilityTexts).map { $0.accessibilityValue } ?? overriddenAccessibility("accessibilityValue")
                ?? carriedAccessibility.value
        }
        set {
            guard let object = self as? any AccessibilityTexts else { return setAccessibility(\.value, "accessibilityValue", newValue) }
            object.accessibilityValue = newValue
        }
    }

    /// The element's traits; none unless set.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            (self as? any AccessibilityTexts)?.accessibilityTraits ?? overriddenAccessibility("accessibilityTraits") ?? carriedAccessibility
                .traits ?? .none
        }
        set {
            guard let object = self as? any AccessibilityTexts else { return setAccessibility(\.traits, "accessibilityTraits", newValue) }
            object.accessibilityTraits = newValue
        }
    }

    /// The names by which users of Voice Control may call the element; its label unless set.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get {
            (self as? any AccessibilityObject)?.accessibilityUserInputLabels ?? overriddenAccessibility("accessibilityUserInputLabels")
                ?? carriedAccessibility.userInputLabels
                ?? accessibilityLabel.map { [$0] } ?? []
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.userInputLabels, "accessibilityUserInputLabels", newValue)
            }
            object.accessibilityUserInputLabels = newValue
        }
    }

    /// The language in which label, value and hint are spoken, as a BCP 47 tag.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityLanguage } ?? overriddenAccessibility("accessibilityLanguage")
                ?? carriedAccessibility.language
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.language, "accessibilityLanguage", newValue)
            }
            object.accessibilityLanguage = newValue
        }
    }

    /// The kind of text that the element has.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityTextualContext } ?? overriddenAccessibility(
                "accessibilityTextualContext") ?? carriedAccessibility.textualContext
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.textualContext, "accessibilityTextualContext", newValue)
            }
            object.accessibilityTextualContext = newValue
        }
    }
}
