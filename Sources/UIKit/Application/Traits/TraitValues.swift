/// The values a trait collection consists of; unspecified ones mean "as inherited".
struct TraitValues: Equatable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var imageDynamicRange = UIImage.DynamicRange.unspecified
    /// The tint, which follows the views and makes no difference between values: no app is told of it as of a trait.
    var tint: UIColor?
    /// Traits that apps define, by their type.
    var custom: [ObjectIdentifier: Any] = [:]

    /// One system trait: the type that names it, its key path, its text in descriptions.
    private struct Field {
        let trait: ObjectIdentifier
        let name: String
        let copy: (TraitValues, inout TraitValues) -> Void
        let isSpecified: (TraitValues) -> Bool
        let isEqual: (TraitValues, TraitValues) -> Bool
        let text: (TraitValues) -> String
        let get: (TraitValues) -> Any
        let set: (inout TraitValues, Any) -> Void

        init<T: UITraitDefinition>(_ trait: T.Type, _ name: String, _ path: WritableKeyPath<TraitValues, T.Value>)
        where T.Value: Equatable {
            self.trait = ObjectIdentifier(trait)
            self.name = name
            copy = { $1[keyPath: path] = $0[keyPath: path] }
            isSpecified = { $0[keyPath: path] != T.defaultValue }
            isEqual = { $0[keyPath: path] == $1[keyPath: path] }
            text = { "\($0[keyPath: path])" }
            get = { $0[keyPath: path] }
            set = { values, value in if let value = value as? T.Value { values[keyPath: path] = value } }
        }
    }

    private static let fields: [Field] = [
        Field(UITraitUserInterfaceIdiom.self, "UserInterfaceIdiom", \.userInterfaceIdiom),
        Field(UITraitUserInterfaceStyle.self, "UserInterfaceStyle", \.userInterfaceStyle),
        Field(UITraitHorizontalSizeClass.self, "HorizontalSizeClass", \.horizontalSizeClass),
        Field(UITraitVerticalSizeClass.self, "VerticalSizeClass", \.verticalSizeClass),
        Field(UITraitDisplayScale.self, "DisplayScale", \.displayScale),
        Field(UITraitDisplayGamut.self, "DisplayGamut", \.displayGamut),
        Field(UITraitLayoutDirection.self, "LayoutDirection", \.layoutDirection),
        Field(UITraitForceTouchCapability.self, "ForceTouchCapability", \.forceTouchCapability),
        Field(UITraitPreferredContentSizeCategory.self, "PreferredContentSizeCategory", \.preferredContentSizeCategory),
        Field(UITraitAccessibilityContrast.self, "AccessibilityContrast", \.accessibilityContrast),
        Field(UITraitLegibilityWeight.self, "LegibilityWeight", \.legibilityWeight),
        Field(UITraitUserInterfaceLevel.self, "UserInterfaceLevel", \.userInterfaceLevel),
        Field(UITraitActiveAppearance.self, "ActiveAppearance", \.activeAppearance),
        Field(UITraitSceneCaptureState.self, "SceneCaptureState", \.sceneCaptureState),
        Field(UITraitImageDynamicRange.self, "ImageDynamicRange", \.imageDynamicRange),
    ]

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            let id = ObjectIdentifier(trait)
            if let field = Self.fields.first(where: { $0.trait == id }) { return field.get(self) as! T.Value }
            return custom[id] as? T.Value ?? T.defaultValue
        }
        set {
            let id = ObjectIdentifier(trait)
            if let field = Self.fields.first(where: { $0.trait == id }) { field.set(&self, newValue) } else { custom[id] = newValue }
        }
    }

    private static let unspecified = TraitValues()

    /// These values, replaced by those that `other` specifies.
    func overridden(by other: TraitValues) -> TraitValues {
        guard other != Self.unspecified else { return self }
        var result = self
        for field in Self.fields where field.isSpecified(other) { field.copy(other, &result) }
        result.custom.merge(other.custom) { $1 }
        return result
    }

    /// The traits whose values differ, by their types.
    func changes(from other: TraitValues) -> Set<ObjectIdentifier> {
        guard self != other else { return [] }
        var changes = Set(Self.fields.filter { !$0.isEqual(self, other) }.map(\.trait))
        for key in Set(custom.keys).union(other.custom.keys) where !Self.isEqual(custom[key], other.custom[key]) { changes.insert(key) }
        return changes
    }

    /// Every view that joins another compares its values: without a detour through the table of fields.
    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.userInterfaceIdiom == right.userInterfaceIdiom && left.userInterfaceStyle == right.userInterfaceStyle
            && left.horizontalSizeClass == right.horizontalSizeClass && left.verticalSizeClass == right.verticalSizeClass
            && left.displayScale == right.displayScale && left.displayGamut == right.displayGamut
            && left.layoutDirection == right.layoutDirection && left.forceTouchCapability == right.forceTouchCapability
            && left.preferredContentSizeCategory == right.preferredContentSizeCategory
            && left.accessibilityContrast == right.accessibilityContrast && left.legibilityWeight == right.legibilityWeight
            && left.userInterfaceLevel == right.userInterfaceLevel && left.activeAppearance == right.activeAppearance
            && left.sceneCaptureState == right.sceneCaptureState && left.imageDynamicRange == right.imageDynamicRange
            && isEqual(left.custom, right.custom)
    }

    private static func isEqual(_ left: [ObjectIdentifier: Any], _ right: [ObjectIdentifier: Any]) -> Bool {
        if left.isEmpty && right.isEmpty { return true }
        return Set(left.keys).union(right.keys).allSatisfy { isEqual(left[$0], right[$0]) }
    }

    private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as any Hashable, let right as any Hashable): AnyHashable(left) == AnyHashable(right)
        default: false
        }
    }

    var summary: String {
        Self.fields.filter { $0.isSpecified(self) }.map { "\($0.name) = \($0.text(self))" }.joined(separator: ", ")
    }
}
