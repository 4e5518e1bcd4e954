extension EnvironmentValues {
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
    /// Whether texts are bold.
    public var legibilityWeight: LegibilityWeight? { UIAccessibility.isBoldTextEnabled ? .bold : .regular }
}

/// How heavy texts are to be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
