/// Describes a trait: its value's type, default and name. Apps define traits of their own with it.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// Text for debugging; the type's name by default.
    static var name: String { get }
    static var identifier: String { get }
    /// Whether dynamic colours may resolve differently when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// A type that names a trait in calls such as `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static let affectsColorAppearance = true
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}
public struct UITraitHorizontalSizeClass: UITraitDefinition { public static let defaultValue = UIUserInterfaceSizeClass.unspecified }
public struct UITraitVerticalSizeClass: UITraitDefinition { public static let defaultValue = UIUserInterfaceSizeClass.unspecified }
public struct UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }
public struct UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
}
public struct UITraitLayoutDirection: UITraitDefinition { public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified }
public struct UITraitForceTouchCapability: UITraitDefinition { public static let defaultValue = UIForceTouchCapability.unknown }
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public static let defaultValue = UIContentSizeCategory.unspecified }
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}
public struct UITraitLegibilityWeight: UITraitDefinition { public static let defaultValue = UILegibilityWeight.unspecified }
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}
public struct UITraitActiveAppearance: UITraitDefinition { public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified }
