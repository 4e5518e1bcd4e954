/// Defines keys of values that the environment has from the start.
@MainActor enum StandardKeys {}

struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
struct EnabledKey: EnvironmentKey { static let defaultValue = true }
struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
struct TightensKey: EnvironmentKey { static let defaultValue = false }
struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
struct TraitsKey: EnvironmentKey { static let defaultValue = UITraitCollection() }
struct SizeClassKey: EnvironmentKey { static let defaultValue: [UserInterfaceSizeClass?] = [nil, nil] }
struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
struct TextStylingKey: EnvironmentKey { static let defaultValue = TextStyling() }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// A pixel's size in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// Whether people can work with the view.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TightensKey.self] }
        set { self[TightensKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self][0] }
        set { self[SizeClassKey.self][0] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self][1] }
        set { self[SizeClassKey.self][1] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    var tintColor: Color? {
        get { self[TintKey.self] }
        set {
            self[TintKey.self] = newValue
            tintStyle = nil
        }
    }
    /// The tint where it is no colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
    var foreground: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    /// UIKit's traits, for what UIKit has to resolve.
    var traits: UITraitCollection {
        get { self[TraitsKey.self] }
        set { self[TraitsKey.self] = newValue }
    }
    /// How texts look beyond their font.
    var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }

    /// Updates the values that UIKit's traits determine.
    mutating func applyTraits(_ traits: UITraitCollection) {
        self.traits = traits
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    }
}
