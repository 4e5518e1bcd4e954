// The class has the properties itself, as all objects have on iOS: a protocol's extension with one of these names would compete with those of the
// extension of every object.
extension UINavigationItem {
    public var accessibilityLabel: String? {
        get { carriedAccessibility.label }
        set { carriedAccessibility.label = newValue }
    }
    public var accessibilityHint: String? {
        get { carriedAccessibility.hint }
        set { carriedAccessibility.hint = newValue }
    }
    public var accessibilityValue: String? {
        get { carriedAccessibility.value }
        set { carriedAccessibility.value = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { carriedAccessibility.identifier }
        set { carriedAccessibility.identifier = newValue }
    }
}
