/// The settings that modifiers make for the scroll views and lists inside a view.
struct ScrollSettings: Equatable {
    var indicators: [Axis: ScrollIndicatorVisibility] = [:]
    var isDisabled = false
    var bounces: [Axis: ScrollBounceBehavior] = [:]
    var keyboard = ScrollDismissesKeyboardMode.automatic
    var behavior: (any ScrollTargetBehavior)?
    var pages = false
    var clips = true
    var anchor: UnitPoint?
    /// The anchor at first, and when sizes change, where they were said by themselves; nil inside for none.
    var roleAnchors: [ScrollAnchorRole.Kind: UnitPoint?] = [:]
    var flash: AnyEquatable?
    var flashesOnAppear = false
    var margins = ScrollMargins()
    var showsBackground = true

    /// Has a scroll view be as said.
    @MainActor func apply(to view: UIScrollView, axes: Axis.Set, showsIndicators: Bool) {
        view.showsVerticalScrollIndicator = shows(.vertical, showsIndicators)
        view.showsHorizontalScrollIndicator = shows(.horizontal, showsIndicators)
        view.isScrollEnabled = !isDisabled
        view.alwaysBounceVertical = axes.contains(.vertical) && bounces[.vertical] != .basedOnSize
        view.alwaysBounceHorizontal = axes.contains(.horizontal) && bounces[.horizontal] != .basedOnSize
        view.keyboardDismissMode = keyboard.uiMode
        view.isPagingEnabled = pages
        view.clipsToBounds = clips
    }

    /// How fast scrolling slows down, which the behaviour decides.
    @MainActor func decelerationRate(_ environment: EnvironmentValues, _ axes: Axis.Set) -> UIScrollView.DecelerationRate {
        guard let behavior else { return .normal }
        let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
        return behavior.properties(context: context).limitsScrolls ? .fast : .normal
    }

    static func == (lhs: ScrollSettings, rhs: ScrollSettings) -> Bool {
        lhs.indicators == rhs.indicators && lhs.isDisabled == rhs.isDisabled && lhs.bounces == rhs.bounces && lhs.pages == rhs.pages
            && lhs.showsBackground == rhs.showsBackground && lhs.keyboard == rhs.keyboard && lhs.clips == rhs.clips
            && lhs.anchor == rhs.anchor && lhs.roleAnchors == rhs.roleAnchors && lhs.flash == rhs.flash
            && lhs.flashesOnAppear == rhs.flashesOnAppear
            && lhs.margins == rhs.margins && lhs.behavior == nil && rhs.behavior == nil
    }

    private func shows(_ axis: Axis, _ given: Bool) -> Bool {
        switch indicators[axis] {
        case .hidden, .never: false
        case .visible: true
        default: given
        }
    }
}

/// Whether scroll indicators are shown.
///
/// Source: Apple's documentation of `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// Whether content that fits bounces.
///
/// Source: Apple's documentation of `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// How scrolling takes the keyboard away.
///
/// Source: Apple's documentation of `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    let uiMode: UIScrollView.KeyboardDismissMode
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(uiMode: .none) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(uiMode: .onDrag) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(uiMode: .interactive) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(uiMode: .none) }
}

private struct ScrollSettingsKey: EnvironmentKey { static let defaultValue = ScrollSettings() }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    /// Whether scroll views let people scroll.
    public var isScrollEnabled: Bool {
        get { !scrollSettings.isDisabled }
        set { scrollSettings.isDisabled = !newValue }
    }
    /// Whether scroll views show their indicators at the side.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.verticalScrollIndicatorVisibility`.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicators[.vertical] ?? .automatic }
        set { scrollSettings.indicators[.vertical] = newValue }
    }
    /// Whether scroll views show their indicators at the bottom.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.indicators[.horizontal] ?? .automatic }
        set { scrollSettings.indicators[.horizontal] = newValue }
    }
    /// How scrolling takes the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.keyboard }
        set { scrollSettings.keyboard = newValue }
    }
    /// Whether content that fits bounces upwards and downwards.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounces[.vertical] ?? .automatic }
        set { scrollSettings.bounces[.vertical] = newValue }
    }
    /// Whether content that fits bounces sideways.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.bounces[.horizontal] ?? .automatic }
        set { scrollSettings.bounces[.horizontal] = newValue }
    }
}

extension View {
    /// Shows or hides the indicators of scroll views inside.
    nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    {
        transformEnvironment(\.scrollSettings) { settings in
            for axis in Axis.allCases where axes.contains(axis) { settings.indicators[axis] = visibility }
        }
    }
    /// Keeps people from scrolling scroll views inside.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isDisabled = $0.isDisabled || disabled }
    }
    /// Sets whether content that fits bounces in scroll views inside.
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            for axis in Axis.allCases where axes.contains(axis) { settings.bounces[axis] = behavior }
        }
    }
    /// Sets how scrolling takes the keyboard away.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollSettings.keyboard, mode)
    }
    /// Shows or hides the background of lists inside.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollSettings.showsBackground, visibility != .hidden)
    }
}

extension Axis.Set {
    func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Axis.Set.horizontal : .vertical) }
}
