// The parts of the `UIAccessibility` informal protocol that say where an element is, and what it holds and does.
extension NSObjectProtocol where Self: NSObject {
    /// The element's rectangle in the coordinates of the screen; zero unless set.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get {
            (self as? any AccessibilityObject)?.accessibilityFrame ?? overriddenAccessibility("accessibilityFrame") ?? carriedAccessibility
                .frame ?? .zero
        }
        set {
            guard let object = self as? any AccessibilityObject else { return setAccessibility(\.frame, "accessibilityFrame", newValue) }
            object.accessibilityFrame = newValue
        }
    }

    /// Where the element is touched when it is activated, in the coordinates of the screen; the middle of its frame unless set.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            if let object = self as? any AccessibilityObject { return object.accessibilityActivationPoint }
            let frame = accessibilityFrame
            return carriedAccessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.activationPoint, "accessibilityActivationPoint", newValue)
            }
            object.accessibilityActivationPoint = newValue
        }
    }

    /// Whether the user can act on the element; true unless set.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            (self as? any AccessibilityObject)?.accessibilityRespondsToUserInteraction ?? overriddenAccessibility(
                "accessibilityRespondsToUserInteraction") ?? carriedAccessibility.respondsToUserInteraction
                ?? true
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.respondsToUserInteraction, "accessibilityRespondsToUserInteraction", newValue)
            }
            object.accessibilityRespondsToUserInteraction = newValue
        }
    }

    /// The elements inside, in the order in which they are read; nil unless set.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityElements } ?? overriddenAccessibility("accessibilityElements")
                ?? carriedAccessibility.elements
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.elements, "accessibilityElements", newValue)
            }
            object.accessibilityElements = newValue
        }
    }

    /// How the elements inside are presented.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            (self as? any AccessibilityObject)?.accessibilityContainerType ?? overriddenAccessibility("accessibilityContainerType")
                ?? carriedAccessibility.containerType
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.containerType, "accessibilityContainerType", newValue)
            }
            object.accessibilityContainerType = newValue
        }
    }

    /// The element's commands beyond its main one.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityCustomActions } ?? overriddenAccessibility(
                "accessibilityCustomActions") ?? carriedAccessibility.customActions
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.customActions, "accessibilityCustomActions", newValue)
            }
            object.accessibilityCustomActions = newValue
        }
    }

    /// The element's own rotors.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            (self as? any AccessibilityObject).map { $0.accessibilityCustomRotors } ?? overriddenAccessibility("accessibilityCustomRotors")
                ?? carriedAccessibility.customRotors
        }
        set {
            guard let object = self as? any AccessibilityObject else {
                return setAccessibility(\.customRotors, "accessibilityCustomRotors", newValue)
            }
            object.accessibilityCustomRotors = newValue
        }
    }
}
