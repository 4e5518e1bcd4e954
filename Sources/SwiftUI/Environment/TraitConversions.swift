// Values of SwiftUI's environment and UIKit's traits, made of each other.
//
// Source: Apple's documentation of the initializers.

extension ColorScheme {
    /// Nil for an appearance that is not specified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UIAccessibilityContrast {
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case .standard: self = .normal
        case .increased: self = .high
        case nil: self = .unspecified
        }
    }
}

extension LayoutDirection {
    /// Nil for a direction that is not specified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    public init(_ layoutDirection: LayoutDirection) { self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIUserInterfaceSizeClass {
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension UILegibilityWeight {
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case nil: self = .unspecified
        }
    }
}

extension UIContentSizeCategory {
    public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.category ?? .unspecified }
    public init(_ contentSizeCategory: ContentSizeCategory?) { self.init(contentSizeCategory?.size) }
}

extension UIImage.Orientation {
    public init(_ orientation: Image.Orientation) { self = orientation.uiOrientation }
}

extension NSDirectionalEdgeInsets {
    public init(_ edgeInsets: EdgeInsets) {
        self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
