private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct CapturedKey: EnvironmentKey { static let defaultValue = false }
private struct ActiveAppearanceKey: EnvironmentKey { static let defaultValue = true }
private struct UndoKey: EnvironmentKey { static let defaultValue: UndoManager? = nil }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// Whether the display is dimmed while nobody uses it, as with an always-on display; never on a simulated device.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// Whether the scene is recorded or mirrored; never on a simulated device.
    public var isSceneCaptured: Bool {
        get { self[CapturedKey.self] }
        set { self[CapturedKey.self] = newValue }
    }
    /// Whether views look as in the active window.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.appearsActive` (iOS 18).
    public var appearsActive: Bool {
        get { self[ActiveAppearanceKey.self] }
        set { self[ActiveAppearanceKey.self] = newValue }
    }
    /// Whether the app can have several windows on this device.
    public var supportsMultipleWindows: Bool { MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes } }
    /// Keeps what can be undone in the window.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }
    /// Whether the nearest view around that can have the keyboard has it.
    public var isFocused: Bool { focusLink?.isFocused() ?? false }
    /// The least height of rows of lists, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The least height of headers of lists, in points; nil for what their style has.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// How high rows of sidebars are; medium where people do not choose that, as on iPads.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.sidebarRowSize`.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
    /// The text size people have chosen.
    @available(iOS, deprecated: 100000.0, renamed: "dynamicTypeSize")
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

/// How high rows of sidebars are.
///
/// Source: Apple's documentation of `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}

/// The text size people have chosen, by its older names.
///
/// Source: Apple's documentation of `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3] }

    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}
