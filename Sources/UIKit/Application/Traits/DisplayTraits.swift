/// Whether a scene is being recorded or mirrored.
///
/// Source: UIKit, `UISceneCaptureState`.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active
}

/// Source: UIKit, `UITraitSceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition { public static let defaultValue = UISceneCaptureState.unspecified }
/// Source: UIKit, `UITraitImageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition { public static let defaultValue = UIImage.DynamicRange.unspecified }

extension UIImage {
    /// How much brighter than white an image may be shown. The displays of Quince show white at the brightest.
    ///
    /// Source: UIKit, `UIImage.DynamicRange`.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh
        case high
    }
}

extension UITraitCollection {
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { $0.sceneCaptureState = sceneCaptureState } }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init { $0.imageDynamicRange = imageDynamicRange } }
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }

    /// The system's traits that dynamic colours depend on.
    ///
    /// Source: UIKit, `systemTraitsAffectingColorAppearance`.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }
    /// The system's traits that choose the variant of a named image.
    ///
    /// Source: UIKit, `systemTraitsAffectingImageLookup`.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self, UITraitImageDynamicRange.self,
        ]
    }
}

extension UIMutableTraits {
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
}
