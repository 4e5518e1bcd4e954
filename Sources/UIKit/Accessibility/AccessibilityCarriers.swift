@_spi(Quince) import QuinceFoundation

/// Accessibility of objects that are no views and pass it on to the views that show them.
extension NSObject {
    nonisolated(unsafe) private static let accessibilityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    fileprivate var carriedAccessibility: AccessibilityValues {
        if let known = objc_getAssociatedObject(self, Self.accessibilityKey) as? AccessibilityValues { return known }
        let values = AccessibilityValues()
        objc_setAssociatedObject(self, Self.accessibilityKey, values, .OBJC_ASSOCIATION_RETAIN)
        return values
    }
}

extension UIBarItem {
    public var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set { carried(\.label, newValue) }
    }
    public var accessibilityHint: String? {
        get { carriedAccessibility.hint }
        set { carried(\.hint, newValue) }
    }
    public var accessibilityValue: String? {
        get { carriedAccessibility.value }
        set { carried(\.value, newValue) }
    }
    public var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set { carried(\.identifier, newValue) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { carriedAccessibility.traits ?? .button }
        set { carriedAccessibility.traits = newValue }
    }

    private func carried(_ key: ReferenceWritableKeyPath<AccessibilityValues, String?>, _ value: String?) {
        carriedAccessibility[keyPath: key] = value
        changed()
    }
}

extension UIAlertAction {
    public var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set {
            carriedAccessibility.label = newValue
            button?.accessibilityLabel = newValue
        }
    }
    public var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set {
            carriedAccessibility.identifier = newValue
            button?.accessibilityIdentifier = newValue
        }
    }
}

extension UIImage {
    public var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set { carriedAccessibility.label = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set { carriedAccessibility.identifier = newValue }
    }
}
