extension EnvironmentValues {
    /// Whether an assistive technology uses the app, unless a view around says otherwise.
    public var accessibilityEnabled: Bool {
        get { self[AssistanceKey.self] ?? (UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning) }
        set { self[AssistanceKey.self] = newValue }
    }
    /// Whether people want things told by more than colour; devices here have no such setting.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether people want less motion.
    public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    /// Whether people want less transparency.
    public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
    /// Whether people see colours inverted.
    public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
    /// Whether the screen is read out.
    public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
    /// Whether the device is used by switches.
    public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
    /// Whether people want buttons to have shapes; devices here have no such setting.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether people want flashing pictures dimmed; devices here have no such setting.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether animated pictures play by themselves, as they do unless people say otherwise.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether items of bars are shown large under a finger, as they are for the largest text sizes.
    public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
    /// Whether the device is in Assistive Access; devices here have no such setting.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether actions can be done by a gesture of the hand, which only watches know.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether texts are bold.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] ?? (UIAccessibility.isBoldTextEnabled ? .bold : .regular) }
        set { self[LegibilityKey.self] = newValue }
    }
    /// How far colours stand apart, as people have chosen.
    public var colorSchemeContrast: ColorSchemeContrast { traits.accessibilityContrast == .high ? .increased : .standard }
}

private struct AssistanceKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private struct LegibilityKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

/// How heavy texts are to be.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold

    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

/// How far colours stand apart.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased

    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}
