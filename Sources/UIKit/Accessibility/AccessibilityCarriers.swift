@_spi(Quince) import QuinceFoundation

/// Accessibility of objects that are no views and pass it on to the views that show them.
extension NSObject {
    nonisolated(unsafe) private static let accessibilityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var carriedAccessibility: AccessibilityValues {
        if let known = objc_getAssociatedObject(self, Self.accessibilityKey) as? AccessibilityValues { return known }
        let values = AccessibilityValues()
        objc_setAssociatedObject(self, Self.accessibilityKey, values, .OBJC_ASSOCIATION_RETAIN)
        return values
    }
}

extension UIBarItem {
    func carried(_ key: ReferenceWritableKeyPath<AccessibilityValues, String?>, _ value: String?) {
        carriedAccessibility[keyPath: key] = value
        changed()
    }
}
